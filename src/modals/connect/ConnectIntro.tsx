import { Icon } from '../../ui/Icon.tsx'
import { words } from '../../words/en/appShell.ts'
import styles from './ConnectDialog.module.css'

const turns = (degrees: number, cx: number, rx: number, ry: number) =>
  Array.from({ length: 360 / degrees }, (_, index) => index * degrees).map((turn) => (
    <ellipse key={`${cx} ${turn}`} cx={cx} cy={64} rx={rx} ry={ry} transform={`rotate(${turn} 64 64)`} />
  ))

/** The pane before a wallet is chosen. */
export function ConnectIntro() {
  const icons = ['key', 'pen', 'eye'] as const
  return (
    <div className={styles.centred}>
      <svg className={styles.rosette} viewBox="0 0 128 128" aria-hidden="true">
        {turns(10, 92, 34, 10)}
        {turns(15, 78, 20, 9)}
      </svg>
      <h3 className="hidden">{words.connect.restTitle}</h3>
      <ul className={styles.points}>
        {words.connect.points.map(([what, why], index) => (
          <li key={what}>
            <Icon name={icons[index] ?? 'info'} />
            <span>
              <b>{what}</b> {why}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
