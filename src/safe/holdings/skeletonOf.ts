/** Letters of other alphabets that look like a Latin one, by the Latin one. From Unicode's confusables, those of one letter. */
const ALIKE: Readonly<Record<string, string>> = {
  A: 'АΑᎪꓮᴀ',
  B: 'ВΒᏴꓐẞßʙ',
  C: 'СϹᏟꓚᴄ',
  D: 'ᎠꓓԀᴅ',
  E: 'ЕΕᎬꓰЁᴇ',
  F: 'Ϝꓝꜰ',
  G: 'ԌᏀꓖɢ',
  H: 'НΗᎻꓧʜ',
  I: 'ІΙӀLꓲᛁ|1!ｌɪƖꞮʟ',
  J: 'ЈᎫꓙͿᴊ',
  K: 'КΚᏦꓗᴋ',
  M: 'МΜᎷꓟϺᴍ',
  N: 'ΝꓠИɴ',
  O: 'ОΟՕꓳ0ΘѲØᴏ',
  P: 'РΡᏢꓑᴘ',
  Q: 'ԚႭꞯ',
  R: 'ᎡꓣЯʀƦ',
  S: 'ЅՏᏚꓢ5$ꜱ',
  T: 'ТΤᎢꓔ₮ᴛ',
  U: 'ՍꓴЦᴜ',
  V: 'ѴᏙꓦᴠ',
  W: 'ԜᎳꓪѠᴡ',
  X: 'ХΧꓫ',
  Y: 'ҮΥꓬУʏ',
  Z: 'ΖᏃꓜᴢ',
}

const LATIN = new Map(Object.entries(ALIKE).flatMap(([latin, others]) => [...others].map((other) => [other, latin])))

/**
 * What is left of a symbol when look-alike letters, case, accents and what stands between letters are taken away: two
 * symbols with one skeleton can be taken for each other (Unicode TR39).
 */
export const skeletonOf = (symbol: string): string =>
  [...symbol.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a symbol has letters that not every keyboard does: it can look like another in ways that no list knows. */
export const isUnusual = (symbol: string): boolean => /[^\x20-\x7e]/.test(symbol.replace(/…$/, ''))
