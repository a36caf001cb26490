/** What is said for each of a language's forms of number; `other` where it has no more, or none fits. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Makes what chooses the form that a language counts with: English has two of them, Japanese one, Arabic six.
 * @param tag BCP 47
 */
export function plural(tag: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(tag)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
