import { frameWords } from '../words/en/frame.ts'
import { ButtonLink } from './Button.tsx'
import { Icon } from './Icon.tsx'

/** Opens this page outside the frame, in its own tab. */
export function OwnTab({ look = 'secondary' }: { look?: 'primary' | 'secondary' }) {
  return (
    <ButtonLink look={look} href={location.href} target="_blank" rel="noopener noreferrer">
      {frameWords.open} <Icon name="external" size={16} />
    </ButtonLink>
  )
}
