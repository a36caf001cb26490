import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** What is there in its place once it has failed. */
  fallback: ReactNode
  onFail?: () => void
}

/** An error boundary: contains a failure of a part to render or to load. */
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
