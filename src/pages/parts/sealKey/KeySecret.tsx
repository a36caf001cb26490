import { useState } from 'react'
import type { Chain } from '../../../lib/chains.ts'
import type { SealKey } from '../../../safe/sealKey/sealKey.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { saveFile } from '../saveFile.ts'

/** The private key, revealed on request and saved to a file: whoever has it can take the key's balance. */
export function KeySecret({ chain, sealKey }: { chain: Chain; sealKey: SealKey }) {
  const { show, hide, secret, copyKey, file, fileSaved, fileSay } = sealKeyWords
  const [isShown, setShown] = useState(false)
  const [saved, setSaved] = useState<string>()
  const { address, privateKey, chainId } = sealKey
  const save = () => {
    const name = `one-time-key-${chain.prefix}-${address}.json`
    const text = JSON.stringify({ about: fileSay, chainId, address, privateKey }, null, 2)
    saveFile(new File([`${text}\n`], name, { type: 'application/json' }))
    setSaved(name)
  }
  return (
    <div className={page.section}>
      {isShown && (
        <Notice kind="attention" title={secret.title}>
          <p>{secret.say}</p>
          <code className="mono">{privateKey}</code>
        </Notice>
      )}
      <div className={page.acts}>
        <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? hide : show}
        </Button>
        {isShown && <CopyButton size="small" text={privateKey} label={copyKey} />}
        <Button size="small" onClick={save}>
          {file}
        </Button>
      </div>
      <div role="status">{saved && <p className="small muted">{fileSaved(saved)}</p>}</div>
    </div>
  )
}
