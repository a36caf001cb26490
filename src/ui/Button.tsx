import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Look = {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'square' | 'wide'
}

const classOf = (look: Look['look'] = 'secondary', size?: Look['size'], more?: string): string =>
  [styles.button, styles[look], size && styles[size], more].filter(Boolean).join(' ')

/** A button. At most one `primary` per view. */
export function Button({ look, size, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classOf(look, size, className)} />
}

/** A link styled as a button. */
export function ButtonLink({ look, size, className, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classOf(look, size, className)}>
      {children}
    </a>
  )
}
