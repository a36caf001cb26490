import { shortAddress } from '../../../../lib/address.ts'
import { nameOfSpender } from '../../../../safe/approvals/spenders.ts'
import type { Right } from '../../../../safe/calls/rightIn.ts'
import { grouped } from '../../../../ui/amount.ts'
import { inOnePiece } from '../../../../ui/inOnePiece.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { callsWords } from '../../../../words/en/calls.ts'

/** Whether the right is unlimited, so that the user has to confirm it. */
export const isWithoutEnd = ({ amount }: Right): boolean => typeof amount !== 'bigint'

/** Who may take what after a call; known spenders by name, beside the address. */
export function RightNotice({ right: { to, amount }, row }: { right: Right; row?: number }) {
  const { right } = callsWords
  const name = nameOfSpender(to)
  const who = name ? `${name} (${inOnePiece(shortAddress(to))})` : inOnePiece(shortAddress(to))
  const said =
    amount === 'all'
      ? right.all(who)
      : amount === 'endless'
        ? right.endless(who)
        : right.some(who, grouped(String(amount)))
  return (
    <Notice kind="attention" title={right.title}>
      {row === undefined ? said : callsWords.row(row, said)}
    </Notice>
  )
}
