import type { ReactNode } from 'react'
import type { Chain } from '../../../../lib/chains.ts'
import type { DraftCall } from '../../../../safe/calls/draftCall.ts'
import { decodeCall } from '../../../../safe/calls/encodeCall.ts'
import { Address } from '../../../../ui/Address.tsx'
import { formatExactly } from '../../../../ui/amount.ts'
import { Facts } from '../../../../ui/Facts.tsx'
import { callsWords } from '../../../../words/en/calls.ts'
import { pageWords } from '../../../../words/en/pages.ts'

/** Characters of data shown; at most its beginning is compared. */
const MOST_DIGITS = 1_000

/** A call in full: target, value, and its arguments by name, or raw data if its function is unknown. */
export function DraftFacts({ call: { to, value, data, method }, chain }: { call: DraftCall; chain: Chain }) {
  const values = method && decodeCall(method, data)
  const code = (text: string) => (
    <code className="mono">{text.length > MOST_DIGITS ? `${text.slice(0, MOST_DIGITS)}…` : text}</code>
  )
  const rows: [string, ReactNode][] = [[pageWords.write.to, <Address key="to" address={to} isFull />]]
  if (value > 0n) rows.push([pageWords.write.value, formatExactly(value, chain.currency.symbol)])
  if (values)
    for (const [index, { name, type }] of method.inputs.entries())
      rows.push([`${name || callsWords.argument(index + 1)} · ${type}`, code(values[index] ?? '')])
  else if (data !== '0x') rows.push([callsWords.data, code(data)])
  return <Facts rows={rows} />
}
