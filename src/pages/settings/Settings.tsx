import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { type Chain, DEMO_CHAIN_ID } from '../../lib/chains.ts'
import { toAppError } from '../../lib/errors.ts'
import { rpcUrlsOf } from '../../state/queries/rpcUrlsOf.ts'
import { isSealKeyHere } from '../../state/sealKey/isSealKeyHere.ts'
import { configuredChains } from '../../state/settings/configuredChains.ts'
import { setOwnProjectId, setOwnRpc } from '../../state/settings/ownServers.ts'
import { isRpcUrl, settings } from '../../state/settings/settings.ts'
import { setTheme, subscribeTheme, themeChoice } from '../../state/settings/theme.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckBox } from '../../ui/fields/CheckBox.tsx'
import { Radio, RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { words } from '../../words/en/appShell.ts'
import { pageWords } from '../../words/en/pages.ts'
import { phoneWords } from '../../words/en/phone.ts'
import { serviceWords } from '../../words/en/service.ts'
import { errorCopy } from '../../words/errorCopy.ts'
import { LanguageSelect } from '../parts/language/LanguageSelect.tsx'
import { Erase } from './Erase.tsx'
import styles from './Settings.module.css'

const KeysLeft = lazy(() => import('../parts/sealKey/KeysLeft.tsx').then(({ KeysLeft }) => ({ default: KeysLeft })))

function RpcField({ chain }: { chain: Chain }) {
  const { settings: said } = pageWords
  const [text, setText] = useState(settings.read().rpc[String(chain.id)] ?? '')
  const [outcome, setOutcome] = useState<{ wrong?: string; help?: string }>({})
  const save = () => setOutcome(setOwnRpc(chain.id, text) ? { help: said.rpcSaved } : { wrong: said.rpcBad })
  const ask = async () => {
    setOutcome({ help: said.rpcTesting })
    const urls = isRpcUrl(text.trim()) ? [text.trim()] : text.trim() === '' ? rpcUrlsOf(chain) : undefined
    if (!urls) return setOutcome({ wrong: said.rpcBad })
    const { testRpc } = await import('../../state/queries/rpc/testRpc.ts')
    testRpc(chain.id, urls).then(
      (block) => setOutcome({ help: said.rpcWorks(block.toString()) }),
      (thrown: unknown) => {
        const { title, say } = errorCopy(toAppError(thrown))
        setOutcome({ wrong: `${title} ${say}` })
      },
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      noValidate
    >
      <TextField
        label={chain.name}
        value={text}
        placeholder={chain.defaultRpc}
        onValue={(value) => {
          setText(value)
          setOutcome({})
        }}
        wrong={outcome.wrong}
        help={outcome.help}
        act={
          <>
            <Button look="quiet" size="small" aria-label={`${said.rpcTest}: ${chain.name}`} onClick={() => void ask()}>
              {said.rpcTest}
            </Button>
            <Button look="quiet" size="small" type="submit" aria-label={`${said.rpcSave}: ${chain.name}`}>
              {said.rpcSave}
            </Button>
          </>
        }
      />
    </form>
  )
}

/** The user's own WalletConnect project id (S5.4). */
function ProjectIdField() {
  const { projectId: said } = phoneWords
  const [text, setText] = useState(settings.read().walletConnectProjectId ?? '')
  const [outcome, setOutcome] = useState<{ wrong?: string; help?: string }>({})
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setOutcome(setOwnProjectId(text) ? { help: said.saved } : { wrong: said.wrong })
      }}
      noValidate
    >
      <TextField
        label={said.label}
        value={text}
        placeholder=""
        onValue={(value) => {
          setText(value)
          setOutcome({})
        }}
        wrong={outcome.wrong}
        help={outcome.help ?? said.help}
        act={
          <Button look="quiet" size="small" type="submit" aria-label={`${said.save}: ${said.label}`}>
            {said.save}
          </Button>
        }
      />
    </form>
  )
}

/** The settings, stored in this browser only. */
export default function Settings() {
  const { settings: said } = pageWords
  const current = useSyncExternalStore(settings.subscribe, settings.read, settings.read)
  const theme = useSyncExternalStore(subscribeTheme, themeChoice, themeChoice)
  const [hasKeys] = useState(isSealKeyHere)
  return (
    <div className={`${page.page} ${page.column}`}>
      <Title>{said.title}</Title>
      <div className={styles.columns}>
        <div className={page.column}>
          <RadioGroup legend={said.theme}>
            {(['system', 'light', 'dark'] as const).map((choice) => (
              <Radio key={choice} name="theme" isChosen={theme === choice} onChoose={() => setTheme(choice)}>
                {said.themes[choice]}
              </Radio>
            ))}
          </RadioGroup>
          <section className={page.section}>
            <h2>{words.foot.language}</h2>
            <LanguageSelect />
          </section>
          <section className={page.section}>
            <h2>{serviceWords.title}</h2>
            <CheckBox
              isChecked={current.asksSafeService ?? false}
              onChange={(isChecked) => settings.write({ ...settings.read(), asksSafeService: isChecked })}
            >
              <strong>{serviceWords.turnOn}</strong> <span className="muted">{serviceWords.say}</span>
            </CheckBox>
          </section>
          {hasKeys && (
            <Suspense>
              <KeysLeft />
            </Suspense>
          )}
          <Erase />
        </div>
        <div className={page.column}>
          <section className={page.section}>
            <h2>{said.rpc}</h2>
            <p className="muted">{said.rpcSay}</p>
            {configuredChains()
              .filter((chain) => chain.id !== DEMO_CHAIN_ID)
              .map((chain) => (
                <RpcField key={chain.id} chain={chain} />
              ))}
            <CheckBox
              isChecked={current.showTestNetworks}
              onChange={(isChecked) => settings.write({ ...settings.read(), showTestNetworks: isChecked })}
            >
              <strong>{said.testNetworks}</strong> <span className="muted">{said.testNetworksSay}</span>
            </CheckBox>
          </section>
          <section className={page.section}>
            <h2>WalletConnect</h2>
            <ProjectIdField />
          </section>
        </div>
      </div>
    </div>
  )
}
