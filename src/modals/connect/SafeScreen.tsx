import { useState } from 'react'
import { useStore } from 'zustand'
import type { AppError } from '../../lib/errors.ts'
import { currentChain } from '../../state/connection/currentChain.ts'
import { shownCodes } from '../../state/connection/shownCodes.ts'
import { closeDialog } from '../../state/dialogs.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useCopy } from '../../ui/CopyButton.tsx'
import { CopyByHand } from '../../ui/CopyByHand.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { systemOf } from '../../wallets/platform.ts'
import { safeAppLink } from '../../wallets/safeAppLink.ts'
import { linksOf } from '../../wallets/walletLinks.ts'
import { words } from '../../words/en/appShell.ts'
import { connectWords } from '../../words/en/connect.ts'
import { errorWords } from '../../words/en/errors.ts'
import { phoneWords } from '../../words/en/phone.ts'
import { isFixableInSettings } from './isFixableInSettings.ts'
import { ButtonRow, LinkRow } from './LinkRow.tsx'
import { pageUrl } from './pageUrl.ts'
import { Message, WalletMark } from './WalletMark.tsx'
import styles from './WalletScreen.module.css'
import type { WalletScreenProps } from './WalletScreen.tsx'

/** Why there is no pairing link; the other options stay. */
function Stuck({ error, onAsk, onBack }: { error: AppError } & Pick<WalletScreenProps, 'onAsk' | 'onBack'>) {
  const said = errorWords[error.name]
  return (
    <div role="alert">
      <Notice kind="attention" title={said.title}>
        <div className={styles.stuck}>
          <p>{said.say}</p>
          {isFixableInSettings(error) ? (
            <ButtonLink
              size="small"
              href="#/settings"
              onClick={() => {
                onBack()
                closeDialog()
              }}
            >
              {phoneWords.openSettings}
            </ButtonLink>
          ) : (
            <Button size="small" onClick={() => onAsk('walletConnect')}>
              {words.tryAgain}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  )
}

/** Copies the link that pairs a Safe or, without one, this page's own URL, to be added as a Safe App. */
function CopyRoute({ uri }: { uri: string | undefined }) {
  const { safe } = connectWords
  const text = uri ?? pageUrl()
  const { outcome, copy } = useCopy(text)
  const said = uri ? { title: safe.copy, say: safe.copySay } : { title: safe.copyPage, say: safe.copyPageSay }
  return (
    <>
      <ButtonRow
        copy={{
          title: outcome === 'copied' ? words.copied : said.title,
          say: said.say,
          icon: outcome === 'copied' ? 'check' : 'copy',
        }}
        onClick={copy}
      />
      <span className="hidden" role="status">
        {outcome === 'copied' && words.copied}
      </span>
      {outcome === 'blocked' && <CopyByHand text={text} />}
    </>
  )
}

/** Safe, outside of Safe{Wallet}: three options. The pairing link is prepared up front, so that one click copies it. */
export function SafeScreen({ wallet, isAsked, error, onAsk, onBack }: WalletScreenProps) {
  const { safe } = connectWords
  const code = useStore(shownCodes)[wallet.id]
  const uri = isAsked ? code?.uri : undefined
  const [isOpened, setOpened] = useState(false)
  const { opens } = linksOf(wallet.id)
  const system = systemOf(navigator)
  const withUri = (opener: string | undefined) => (uri && opener ? opener + encodeURIComponent(uri) : undefined)
  const status = isOpened ? safe.waiting : code?.note && safe.renewed[code.note]
  return (
    <div className={`${styles.screen} ${styles.whole}`}>
      <WalletMark wallet={wallet} ring={isOpened ? 'turning' : 'dashed'} />
      <Message title={safe.title} say={status ?? safe.say} />
      <ul className={styles.routes}>
        <li>
          {error && !isAsked ? (
            <Stuck error={error} onAsk={onAsk} onBack={onBack} />
          ) : (
            <LinkRow
              href={withUri(opens.desktop)}
              onClick={() => setOpened(true)}
              copy={{
                title: safe.connect,
                say: uri ? safe.connectSay : safe.preparing,
                icon: 'external',
                isMain: true,
              }}
            />
          )}
        </li>
        {system !== 'desktop' && uri && (
          <li>
            <LinkRow
              href={withUri(opens[system])}
              onClick={() => setOpened(true)}
              copy={{ title: safe.app, say: safe.appSay, icon: 'phone' }}
            />
          </li>
        )}
        <li>
          <LinkRow
            href={safeAppLink(pageUrl(), currentChain().prefix)}
            copy={{ title: safe.inside, say: safe.insideSay, icon: 'external' }}
          />
        </li>
        <li>
          <CopyRoute key={uri} uri={uri} />
        </li>
      </ul>
    </div>
  )
}
