import { useStore } from 'zustand'
import type { AppError } from '../../lib/errors.ts'
import { type ShownCode, shownCodes } from '../../state/connection/shownCodes.ts'
import { isHandheld, type Wallet } from '../../state/connection/wallets.ts'
import { closeDialog } from '../../state/dialogs.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ErrorDetails } from '../../ui/ErrorDetails.tsx'
import { systemOf } from '../../wallets/platform.ts'
import { browserLinkFor, downloadFor, linkFor, linksOf, targetFor } from '../../wallets/walletLinks.ts'
import { words } from '../../words/en/appShell.ts'
import { connectWords } from '../../words/en/connect.ts'
import { errorWords } from '../../words/en/errors.ts'
import { phoneWords } from '../../words/en/phone.ts'
import { GetApp } from './GetApp.tsx'
import { placeOf } from './GetWallet.tsx'
import { isFixableInSettings } from './isFixableInSettings.ts'
import { LinkRow } from './LinkRow.tsx'
import { PairingCode, type Shown } from './PairingCode.tsx'
import { pageUrl } from './pageUrl.ts'
import { Qr } from './Qr.tsx'
import { QrLoading } from './QrLoading.tsx'
import styles from './QrScreen.module.css'
import { type Opening, useOpening } from './useOpening.ts'
import { Message, WalletMark } from './WalletMark.tsx'
import shared from './WalletScreen.module.css'
import type { WalletScreenProps } from './WalletScreen.tsx'

/** A real anchor: browsers prompt for, or block, an app link that a script opens. */
function Open({ wallet, code, look, onOpen }: Shown & { look?: 'primary'; onOpen: () => void }) {
  const isNamed = linksOf(wallet.id).opens[systemOf(navigator)] !== undefined
  const href = linkFor(wallet.id, code.uri, navigator)
  const target = targetFor(href, navigator)
  return (
    <ButtonLink size="wide" {...(look && { look })} {...{ href, target }} rel="noopener noreferrer" onClick={onOpen}>
      {isNamed ? phoneWords.open(wallet.name) : phoneWords.openHere}
    </ButtonLink>
  )
}

/** Whether it is a specific wallet, not the generic WalletConnect entry. */
const hasName = ({ id }: Wallet): boolean => linksOf(id).downloads.any !== undefined

const noteOf = ({ note }: ShownCode): string | undefined => note && phoneWords.renewed[note]

type Sentences = { title: string; say: string }

/** The message for a tapped link's outcome; `otherwise` where none was tapped. */
function messageOf({ wallet, code }: Shown, opening: Opening, otherwise: Sentences): Sentences {
  const { unopened, unopenedWith, returned, returnedWith } = phoneWords
  if (opening === 'unopened') return hasName(wallet) ? unopenedWith(wallet.name) : unopened
  if (opening === 'returned') return hasName(wallet) ? returnedWith(wallet.name) : returned
  return { title: otherwise.title, say: noteOf(code) ?? otherwise.say }
}

/** The wallet is on this device: a link opens it, with a QR code for one on another device. */
function Here({ wallet, code }: Shown) {
  const { opening, onOpen } = useOpening(code.uri)
  const isStuck = opening === 'unopened'
  const said = hasName(wallet) ? phoneWords.hereWith(wallet.name) : phoneWords.here
  return (
    <>
      <div className={shared.screen}>
        <WalletMark wallet={wallet} {...(isStuck ? { ring: 'dashed', badge: 'question' } : { ring: 'turning' })} />
        <Message {...messageOf({ wallet, code }, opening, said)} />
        <details className={styles.other}>
          <summary>{phoneWords.otherDevice}</summary>
          <PairingCode wallet={wallet} code={code} />
        </details>
      </div>
      <div className={shared.acts}>
        <Open wallet={wallet} code={code} look="primary" onOpen={onOpen} />
        <CopyButton key={code.uri} text={code.uri} label={phoneWords.copyLink} size="wide" />
        <GetApp wallet={wallet} />
      </div>
    </>
  )
}

/** The wallet is on another device, or a desktop app next to this browser. */
function Scan({ wallet, code }: Shown) {
  const { opens } = linksOf(wallet.id)
  const { opening, onOpen } = useOpening(code.uri)
  const said = hasName(wallet) ? phoneWords.scanWith(wallet.name) : phoneWords.scan
  return (
    <>
      <div className={styles.screen}>
        <Message {...messageOf({ wallet, code }, opening, said)} />
        <PairingCode wallet={wallet} code={code} />
      </div>
      <div className={shared.acts}>
        <CopyButton key={code.uri} text={code.uri} label={phoneWords.copyLink} size="wide" />
        {opens[systemOf(navigator)] !== undefined && <Open wallet={wallet} code={code} onOpen={onOpen} />}
        <GetApp wallet={wallet} />
      </div>
    </>
  )
}

/** Without the relay: the wallet app's own browser, and where to get the wallet. */
function WithoutRelay({ wallet }: Pick<WalletScreenProps, 'wallet'>) {
  const { withoutRelay } = phoneWords
  const browser = browserLinkFor(wallet.id, pageUrl())
  const download = downloadFor(wallet.id, navigator)
  return (
    <>
      {(browser || download) && (
        <ul className={shared.routes}>
          {browser && isHandheld() && (
            <li>
              <LinkRow href={browser} copy={{ ...withoutRelay.browser(wallet.name), icon: 'external', isMain: true }} />
            </li>
          )}
          {download && (
            <li>
              <LinkRow
                href={download}
                copy={{
                  title: connectWords.get(wallet.name),
                  say: placeOf(download),
                  icon: 'external',
                }}
              />
            </li>
          )}
        </ul>
      )}
      {browser && !isHandheld() && (
        <details className={styles.other}>
          <summary>{withoutRelay.onPhone}</summary>
          <p className="small muted">{withoutRelay.onPhoneSay(wallet.name)}</p>
          <div className={styles.store}>
            <Qr text={browser} label={withoutRelay.code(wallet.name)} />
          </div>
        </details>
      )}
    </>
  )
}

/** Without a WalletConnect project, or with a refused one, no phone can be reached: why, and what still works. */
function NoRelay({ wallet, error, onBack }: WalletScreenProps & { error: AppError }) {
  const said = errorWords[error.name]
  const leave = () => {
    onBack()
    closeDialog()
  }
  return (
    <>
      <div className={shared.screen}>
        <WalletMark wallet={wallet} ring="dashed" badge="warning" />
        <Message title={said.title.replace(/\.$/, '')} say={said.say} />
        <WithoutRelay wallet={wallet} />
        <ErrorDetails error={error} />
      </div>
      <div className={shared.acts}>
        <Button look="primary" size="wide" onClick={onBack}>
          {connectWords.chooseAnother}
        </Button>
        <ButtonLink size="wide" href="#/settings" onClick={leave}>
          {phoneWords.openSettings}
        </ButtonLink>
      </div>
    </>
  )
}

function Failed({ wallet, error, onAsk, onBack }: WalletScreenProps & { error: AppError }) {
  const said = errorWords[error.name]
  return (
    <>
      <div className={shared.screen}>
        <WalletMark wallet={wallet} ring="dashed" badge="warning" />
        <Message title={said.title.replace(/\.$/, '')} say={said.say} />
        <ErrorDetails error={error} />
      </div>
      <div className={shared.acts}>
        <Button look="primary" size="wide" onClick={() => onAsk('walletConnect')}>
          {words.tryAgain}
        </Button>
        <Button size="wide" onClick={onBack}>
          {connectWords.chooseAnother}
        </Button>
      </div>
    </>
  )
}

/** A wallet reached through WalletConnect: the code to scan or the link to open, or what prevents it. */
export default function QrScreen(props: WalletScreenProps) {
  const { wallet, isAsked, error, onBack } = props
  const code = useStore(shownCodes)[wallet.id]
  if (isAsked && code) return isHandheld() ? <Here wallet={wallet} code={code} /> : <Scan wallet={wallet} code={code} />
  if (error && !isAsked)
    return isFixableInSettings(error) ? <NoRelay {...props} error={error} /> : <Failed {...props} error={error} />
  return <QrLoading wallet={wallet} onBack={onBack} />
}
