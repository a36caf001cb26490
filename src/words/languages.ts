import type { Translation } from './Translation.ts'

type Language = {
  /** BCP 47 */
  tag: string
  /** What it calls itself. */
  name: string
  direction: 'ltr' | 'rtl'
  /** Its sentences; English needs none, since each set of messages is written in it. */
  load?: () => Promise<{ translation: Translation }>
}

/** The languages that the page speaks. `src/app/boot.ts` names the same tags. */
export const LANGUAGES: readonly Language[] = [
  { tag: 'en', name: 'English', direction: 'ltr' },
  { tag: 'es', name: 'Español', direction: 'ltr', load: () => import('./es/translation.ts') },
  { tag: 'fr', name: 'Français', direction: 'ltr', load: () => import('./fr/translation.ts') },
  { tag: 'de', name: 'Deutsch', direction: 'ltr', load: () => import('./de/translation.ts') },
  { tag: 'ja', name: '日本語', direction: 'ltr', load: () => import('./ja/translation.ts') },
  { tag: 'zh', name: '简体中文', direction: 'ltr', load: () => import('./zh/translation.ts') },
  { tag: 'ar', name: 'العربية', direction: 'rtl', load: () => import('./ar/translation.ts') },
]
