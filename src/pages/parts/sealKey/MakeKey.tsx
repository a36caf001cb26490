import { useState } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { type AppError, toAppError } from '../../../lib/errors.ts'
import { makeSealKey } from '../../../state/sealKey/actByKey.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { errorCopy } from '../../../words/errorCopy.ts'

/** Explains the one-time key, with the button that makes one. */
export function MakeKey({ chain, safe, payer }: { chain: Chain; safe: AddressValue; payer: AddressValue }) {
  const [problem, setProblem] = useState<AppError>()
  const make = () => {
    setProblem(undefined)
    makeSealKey({ chainId: chain.id, safe, payer }).catch((thrown: unknown) => setProblem(toAppError(thrown)))
  }
  return (
    <section className={page.section}>
      <h2>{sealKeyWords.title}</h2>
      <p>{sealKeyWords.say}</p>
      <p className="muted">{sealKeyWords.safety}</p>
      {problem && (
        <div role="alert">
          <Notice kind="attention" title={errorCopy(problem).title}>
            {errorCopy(problem).say}
          </Notice>
        </div>
      )}
      <div className={page.acts}>
        <Button look="primary" onClick={make}>
          {sealKeyWords.make}
        </Button>
      </div>
    </section>
  )
}
