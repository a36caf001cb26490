import { LANGUAGES } from '../../src/words/languages.ts'
import type { SafeTranslation } from '../../src/words/SafeTranslation.ts'
import { SAFE_TRANSLATIONS } from '../../src/words/safeTranslations.ts'
import type { Translation } from '../../src/words/Translation.ts'

/** All parts of a language in one. @throws Error for one without any, such as English */
export async function translationOf(tag: string): Promise<Translation & SafeTranslation> {
  const [first, rest] = await Promise.all([
    LANGUAGES.find((language) => language.tag === tag)?.load?.(),
    SAFE_TRANSLATIONS[tag]?.(),
  ])
  if (!first || !rest) throw new Error(`There is no ${tag}.`)
  return { ...first.translation, ...rest.safeTranslation }
}
