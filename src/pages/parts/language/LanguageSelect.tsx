import { useState } from 'react'
import { setLanguage } from '../../../state/settings/language.ts'
import { languageTag } from '../../../words/defineMessages.ts'
import { words } from '../../../words/en/appShell.ts'
import { LANGUAGES } from '../../../words/languages.ts'
import styles from './LanguageSelect.module.css'

/** A select with every language under its own name, so that its speakers find it in any interface language. */
export function LanguageSelect() {
  const [hasFailed, setFailed] = useState(false)
  const change = (tag: string) => {
    setFailed(false)
    setLanguage(tag).catch(() => setFailed(true))
  }
  return (
    <div className={styles.language}>
      <select
        className="small"
        aria-label={words.foot.language}
        value={languageTag()}
        onChange={(event) => change(event.target.value)}
      >
        {LANGUAGES.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <p className="small" role="status">
        {hasFailed && words.foot.languageFailed}
      </p>
    </div>
  )
}
