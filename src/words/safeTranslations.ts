import type { SafeTranslation } from './SafeTranslation.ts'

/** Of each language but English: what only the pages of a Safe and of wrapping say in it, by its BCP 47 tag. */
export const SAFE_TRANSLATIONS: Readonly<Record<string, () => Promise<{ safeTranslation: SafeTranslation }>>> = {
  es: () => import('./es/safeTranslation.ts'),
  fr: () => import('./fr/safeTranslation.ts'),
  de: () => import('./de/safeTranslation.ts'),
  ja: () => import('./ja/safeTranslation.ts'),
  zh: () => import('./zh/safeTranslation.ts'),
  ar: () => import('./ar/safeTranslation.ts'),
}
