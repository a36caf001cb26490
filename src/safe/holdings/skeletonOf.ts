/** Letters of other alphabets that look like a Latin one, by the Latin one. From Unicode's confusables, those of one letter. */
const ALIKE: Readonly<Record<string, string>> = {
  A: 'АΑᎪꓮ',
  B: 'ВΒᏴꓐẞß',
  C: 'СϹᏟꓚ',
  D: 'ᎠꓓԀ',
  E: 'ЕΕᎬꓰЁ',
  F: 'Ϝꓝ',
  G: 'ԌᏀꓖ',
  H: 'НΗᎻꓧ',
  I: 'ІΙӀLꓲᛁ|1!ｌ',
  J: 'ЈᎫꓙͿ',
  K: 'КΚᏦꓗ',
  M: 'МΜᎷꓟϺ',
  N: 'ΝꓠИ',
  O: 'ОΟՕꓳ0ΘѲØ',
  P: 'РΡᏢꓑ',
  Q: 'ԚႭ',
  R: 'ᎡꓣЯ',
  S: 'ЅՏᏚꓢ5$',
  T: 'ТΤᎢꓔ₮',
  U: 'ՍꓴЦ',
  V: 'ѴᏙꓦ',
  W: 'ԜᎳꓪѠ',
  X: 'ХΧꓫ',
  Y: 'ҮΥꓬУ',
  Z: 'ΖᏃꓜ',
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
