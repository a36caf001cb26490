import { useState } from 'react'
import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { safePath } from '../../lib/routes.ts'
import { lockEndOf, type WrapState } from '../../safe/read/readSafe.ts'
import { drawArt } from '../../ui/art/drawArt.ts'
import { drawReport, type ReportCaption } from '../../ui/art/drawReport.ts'
import { paintArt } from '../../ui/art/paintArt.ts'
import { Button } from '../../ui/Button.tsx'
import page from '../../ui/Page.module.css'
import { pageWords } from '../../words/en/pages.ts'
import { saveFile } from './saveFile.ts'
import { shareOrCopy } from './shareOrCopy.ts'

type Outcome = { said?: string; failed?: string; link?: string }

type Props = {
  chain: Chain
  safe: Address
  wrap: WrapState
  /** Caption below the PNG, from the report; the SVG stays as the contract draws it. */
  caption?: () => ReportCaption
}

/** Saves or shares the NFT's picture: rendered in this browser, uploaded nowhere. */
export function PictureActs({ chain, safe, wrap, caption }: Props) {
  const { picture } = pageWords
  const [outcome, setOutcome] = useState<Outcome>({})
  const [isBusy, setBusy] = useState(false)
  const svg = () => drawArt(safe, chain.id, lockEndOf(wrap))
  const fileOf = (content: BlobPart, type: 'png' | 'svg') =>
    new File([content], `wrapped-safe-${chain.prefix}-${safe}.${type}`, {
      type: type === 'svg' ? 'image/svg+xml' : 'image/png',
    })
  const paint = async () => {
    if (!caption) return fileOf(await paintArt(svg()), 'png')
    const drawn = drawReport(svg(), caption())
    return fileOf(await paintArt(drawn.svg, drawn.height), 'png')
  }

  const saveAs = async (file: () => File | Promise<File>): Promise<Outcome> => {
    try {
      const made = await file()
      saveFile(made)
      return { said: picture.saved(made.name) }
    } catch {
      return { failed: picture.failed }
    }
  }
  const share = async (): Promise<Outcome> => {
    const url = new URL(`#${safePath({ prefix: chain.prefix, address: safe })}`, location.href).href
    const came = await shareOrCopy({ title: 'Wrapped Safe', url }, paint)
    if (came === 'shared') return {}
    return came === 'copied' ? { said: picture.linkCopied } : { failed: picture.notShared, link: url }
  }
  const act = (run: () => Promise<Outcome>) => ({
    'aria-disabled': isBusy,
    onClick: () => {
      if (isBusy) return
      setOutcome({})
      setBusy(true)
      void run()
        .catch(() => ({ failed: picture.failed }))
        .then(setOutcome)
        .finally(() => setBusy(false))
    },
  })

  return (
    <div className={page.section}>
      <div className={page.acts}>
        <Button {...act(() => saveAs(paint))}>{picture.save}</Button>
        <Button {...act(share)}>{picture.share}</Button>
        <Button look="quiet" {...act(() => saveAs(() => fileOf(svg(), 'svg')))}>
          {picture.saveSvg}
        </Button>
      </div>
      <div role="status">{outcome.said && <p className="small muted">{outcome.said}</p>}</div>
      {outcome.failed && (
        <p className="small" role="alert">
          {outcome.failed} {outcome.link && <code className="mono">{outcome.link}</code>}
        </p>
      )}
    </div>
  )
}
