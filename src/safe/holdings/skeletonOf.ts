/** Letters of other alphabets by the Latin one they look like, from Unicode's confusables of one letter. */
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
 * A symbol without case, accents, punctuation and look-alike letters: two symbols with the same skeleton can be
 * mistaken for each other (Unicode TR39).
 */
export const skeletonOf = (symbol: string): string =>
  [...symbol.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a symbol has characters beyond ASCII: it can look like another in ways that no list covers. */
export const isUnusual = (symbol: string): boolean => /[^\x20-\x7e]/.test(symbol.replace(/…$/, ''))
