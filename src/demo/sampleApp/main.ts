import SafeAppsSDK, { type BaseTransaction, type SafeInfo, TransactionStatus } from '@safe-global/safe-apps-sdk'
import { decodeFunctionResult, encodeFunctionData, formatUnits, hexToBigInt } from 'viem'
import { wait, withDeadline } from '../../lib/deadline.ts'
import { demoDeedsAbi, demoDollarAbi } from '../demoTokens.generated.ts'
import { demoDeeds, demoDollar } from '../demoTokens.ts'
import { SAMPLE_APP_WORDS } from './sampleAppWords.ts'

// The sample app talks only to the page that frames it, through the Safe Apps SDK, as other apps do.

const DOLLAR = 10n ** 6n
/** Milliseconds between two polls of a transaction's status. */
const LOOK_EVERY = 1_000
/** Milliseconds for the page that frames it to say which Safe it is. */
const ANSWERS_WITHIN = 15_000

const tag = location.hash.slice(1)
const words = SAMPLE_APP_WORDS[tag in SAMPLE_APP_WORDS ? (tag as keyof typeof SAMPLE_APP_WORDS) : 'en']
const sdk = new SafeAppsSDK()
const place = document.querySelector('main') as HTMLElement

function put<Name extends keyof HTMLElementTagNameMap>(parent: HTMLElement, name: Name, text = '') {
  const element = document.createElement(name)
  element.textContent = text
  parent.append(element)
  return element
}

/** The Safe's balances, each read on its own; a failed read is shown as such. */
async function readHoldings({ safeAddress }: SafeInfo): Promise<readonly string[]> {
  const balanceOf = encodeFunctionData({
    abi: demoDollarAbi,
    functionName: 'balanceOf',
    args: [safeAddress as `0x${string}`],
  })
  const tokens = async (to: string) => {
    const data = (await sdk.eth.call([{ to, data: balanceOf }])) as `0x${string}`
    return decodeFunctionResult({ abi: demoDollarAbi, functionName: 'balanceOf', data })
  }
  const reads = [
    sdk.eth.getBalance([safeAddress]).then((wei) => `${formatUnits(hexToBigInt(wei as `0x${string}`), 18)} ETH`),
    tokens(demoDollar).then((amount) => formatUnits(amount, 6)),
    tokens(demoDeeds).then(String),
  ]
  return Promise.all(reads.map((read) => read.catch(() => words.unread)))
}

async function end(safeTxHash: string): Promise<string> {
  for (;;) {
    const { txStatus } = await sdk.txs.getBySafeTxHash(safeTxHash)
    if (txStatus === TransactionStatus.SUCCESS) return words.done
    if (txStatus === TransactionStatus.FAILED) return words.failed
    await wait(LOOK_EVERY)
  }
}

/** A button, and below it the outcome of its act. */
function offer(label: string, act: (say: (text: string) => void) => Promise<string>): void {
  const section = put(place, 'section')
  const button = put(section, 'button', label)
  const said = put(section, 'p')
  said.role = 'status'
  const say = (text: string) => {
    said.textContent = text
  }
  button.addEventListener('click', async () => {
    if (button.ariaDisabled === 'true') return
    button.ariaDisabled = 'true'
    say(words.asking)
    const why = (thrown: unknown) => words.refused(thrown instanceof Error ? thrown.message : String(thrown))
    say(await act(say).catch(why))
    button.ariaDisabled = 'false'
  })
}

async function start(): Promise<void> {
  document.documentElement.lang = tag
  document.documentElement.dir = tag === 'ar' ? 'rtl' : 'ltr'
  document.title = words.title
  put(place, 'h1', words.title)
  put(place, 'p', words.say)
  const state = put(place, 'p', words.connecting)
  state.role = 'status'
  const asking = Promise.all([sdk.safe.getInfo(), sdk.safe.getChainInfo()])
  const answered = await withDeadline(asking, ANSWERS_WITHIN, 'the page around').catch(() => undefined)
  if (!answered) {
    state.textContent = words.alone
    return
  }
  state.remove()
  const [info, chain] = answered
  const safe = info.safeAddress as `0x${string}`
  const list = put(place, 'dl')
  const row = (term: string, text = '') => {
    put(list, 'dt', term)
    const cell = put(list, 'dd', text)
    cell.dir = 'auto'
    return cell
  }
  row(words.safe, safe)
  row(words.network, chain.chainName)
  const cells = [words.balance, words.dollars, words.deeds].map((term) => row(term))
  const look = async () => {
    const held = await readHoldings(info)
    for (const [at, cell] of cells.entries()) cell.textContent = held[at] ?? ''
  }
  const mintDollars = (amount: bigint): BaseTransaction => ({
    to: demoDollar,
    value: '0',
    data: encodeFunctionData({ abi: demoDollarAbi, functionName: 'mint', args: [safe, amount * DOLLAR] }),
  })
  const mintDeed: BaseTransaction = {
    to: demoDeeds,
    value: '0',
    data: encodeFunctionData({ abi: demoDeedsAbi, functionName: 'mint', args: [safe, 1n] }),
  }
  const send = (txs: BaseTransaction[]) => async (say: (text: string) => void) => {
    const { safeTxHash } = await sdk.txs.send({ txs })
    say(words.sent(safeTxHash))
    const ended = await end(safeTxHash)
    await look()
    return ended
  }
  offer(words.mint, send([mintDollars(100n)]))
  offer(words.batch, send([mintDollars(10n), mintDeed]))
  offer(words.sign, async () => {
    const message = words.message(safe)
    const answer = await sdk.txs.signMessage(message)
    const hash = 'messageHash' in answer ? answer.messageHash : ''
    const signature = await sdk.safe.getOffChainSignature(hash)
    return (await sdk.safe.isMessageSigned(message, signature)) ? words.accepted : words.notAccepted
  })
  await look()
}

void start()
