import type { Address } from '../../../../lib/address.ts'
import type { Chain } from '../../../../lib/chains.ts'
import { type DraftCall, MOST_CALLS } from '../../../../safe/calls/draftCall.ts'
import { type BuilderFile, type RowFault, readBuilderFile } from '../../../../safe/calls/readBuilderFile.ts'
import { refusedTarget } from '../../../../safe/calls/refusedTarget.ts'
import { writeBuilderFile } from '../../../../safe/calls/writeBuilderFile.ts'
import { chainById } from '../../../../state/settings/configuredChains.ts'
import { keepDraftBatch } from '../../../../state/settings/draftBatches.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FileButton, type FileText } from '../../../../ui/fields/FileButton.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import page from '../../../../ui/Page.module.css'
import { callsWords } from '../../../../words/en/calls.ts'
import { fileWords } from '../../../../words/en/files.ts'
import { saveFile } from '../../../parts/saveFile.ts'

/** Faults listed individually. */
const MOST_TOLD = 5
/** The largest file read, in bytes. */
const MOST_BYTES = 1_000_000

/** The outcome of reading a file. */
export type Told = { kind: 'ok' | 'attention' | 'danger'; title?: string; lines: string[] }

const sayFault = ({ row, wrong, name = '' }: RowFault): string =>
  callsWords.row(row, wrong === 'argument' ? callsWords.rowArgument(name) : callsWords.rowWrong[wrong])

function tellRows(lines: readonly string[]): Told {
  const more = lines.length - MOST_TOLD
  const told = [...lines.slice(0, MOST_TOLD), ...(more > 0 ? [callsWords.more(more)] : [])]
  return { kind: 'danger', title: callsWords.rows, lines: told }
}

/** Why a file is rejected, in words. */
function tellWrong(file: Extract<BuilderFile, { wrong: unknown }>, chain: Chain): Told {
  if (file.wrong === 'rows') return tellRows(file.rows.map(sayFault))
  const said =
    file.wrong === 'many'
      ? callsWords.many(String(file.count), String(MOST_CALLS))
      : file.wrong === 'chain'
        ? callsWords.chain(chainById(Number(file.chainId))?.name ?? `eip155:${file.chainId}`, chain.name)
        : file.wrong === 'offer' || file.wrong === 'consent'
          ? fileWords.wrong[file.wrong]
          : callsWords.fileWrong[file.wrong]
  return { kind: 'danger', title: callsWords.rows, lines: [said] }
}

type Props = {
  chain: Chain
  safe: Address
  calls: readonly DraftCall[]
  /** Kept by the parent, since this component is remounted once the batch has calls. */
  told: Told | undefined
  setTold: (told: Told) => void
}

/** Loads a batch from a file of Safe's transaction builder, and saves it as one. */
export function BatchFile({ chain, safe, calls, told, setTold }: Props) {
  const take = (given: FileText) => {
    if ('wrong' in given) {
      const said = callsWords.fileWrong[given.wrong === 'tooLong' ? 'long' : 'unread']
      return setTold({ kind: 'danger', title: callsWords.rows, lines: [said] })
    }
    const read = readBuilderFile(given.text, chain.id)
    if ('wrong' in read) return setTold(tellWrong(read, chain))
    const refused = read.calls.flatMap((call, index) => {
      const target = refusedTarget(safe, call)
      return target ? [callsWords.row(index + 1, callsWords.rowWrong[target])] : []
    })
    if (refused.length > 0) return setTold(tellRows(refused))
    const all = [...calls, ...read.calls]
    if (all.length > MOST_CALLS)
      return setTold({ kind: 'danger', title: callsWords.rows, lines: [callsWords.full(MOST_CALLS)] })
    keepDraftBatch(chain.id, safe, all)
    const imported = callsWords.imported(read.calls.length)
    setTold({
      kind: read.isChanged ? 'attention' : 'ok',
      lines: read.isChanged ? [imported, callsWords.changed] : [imported],
    })
  }

  function give(): void {
    const text = writeBuilderFile(calls, {
      ...{ chainId: chain.id, safe, name: callsWords.fileName, createdAt: Date.now() },
    })
    saveFile(new File([text], `batch-${chain.prefix}-${safe.slice(0, 8)}.json`, { type: 'application/json' }))
  }

  return (
    <div className={page.section}>
      <div className={page.acts}>
        <FileButton size="small" label={callsWords.take} most={MOST_BYTES} onRead={take} />
        {calls.length > 0 && (
          <>
            <Button size="small" onClick={give}>
              {callsWords.give}
            </Button>
            <Button look="quiet" size="small" onClick={() => keepDraftBatch(chain.id, safe, [])}>
              {callsWords.clear}
            </Button>
          </>
        )}
      </div>
      <p className="small muted">{callsWords.file}</p>
      <div role="status">
        {told && (
          <Notice kind={told.kind} {...(told.title !== undefined && { title: told.title })}>
            {told.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
      </div>
    </div>
  )
}
