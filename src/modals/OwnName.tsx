import { useRef, useState } from 'react'
import { type Named, setOwnName, useOwnName } from '../state/settings/ownNames.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { ownNameWords } from '../words/en/ownNames.ts'
import styles from './OwnName.module.css'

/** The user's own label for an account or a Safe, in quotes and marked as theirs; edited in place. */
export function OwnName({ address, chainId }: Named) {
  const named = { address, chainId }
  const name = useOwnName(named)
  const [draft, setDraft] = useState<string>()
  const wasEdited = useRef(false)
  if (draft !== undefined)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setOwnName(named, draft)
          setDraft(undefined)
          wasEdited.current = true
        }}
      >
        <TextField
          label={ownNameWords.label}
          value={draft}
          onValue={setDraft}
          help={ownNameWords.help}
          isFocused
          act={
            <Button look="quiet" size="small" type="submit">
              {ownNameWords.save}
            </Button>
          }
        />
      </form>
    )
  return (
    <p className={styles.line}>
      {name !== undefined && (
        <span>
          <q>
            <bdi>{name}</bdi>
          </q>{' '}
          <span className="small muted">{ownNameWords.yours}</span>
        </span>
      )}
      {/* gets the focus back from the field that replaced it */}
      <Button look="quiet" size="small" autoFocus={wasEdited.current} onClick={() => setDraft(name ?? '')}>
        {name === undefined ? ownNameWords.give : ownNameWords.rename}
      </Button>
    </p>
  )
}
