import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Rendered in its place once it has failed. */
  fallback: ReactNode
  onFail?: () => void
}

/** An error boundary: contains errors in rendering or loading its children. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFail?.()
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
