import { LanguageSelect } from '../pages/parts/language/LanguageSelect.tsx'
import { words } from '../words/en/appShell.ts'
import styles from './AppShell.module.css'

export function Footer() {
  return (
    <footer className={styles.foot}>
      <div className={styles.footIn}>
        <p className="small muted">{words.foot.independent}</p>
        <nav aria-label={words.nav.more} className="small">
          <a href="#/settings">{words.nav.settings}</a>
        </nav>
        <p className="small muted">{words.foot.promise}</p>
        <LanguageSelect />
      </div>
    </footer>
  )
}
