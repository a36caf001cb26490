import type { DemoPerson } from '../../state/settings/demo.ts'
import { demoWords } from '../../words/en/demo.ts'
import styles from '../DemoLayer.module.css'
import { type Person, people } from '../people.ts'

const PEOPLE = ['ada', 'ben', 'cleo'] as const satisfies readonly DemoPerson[]

/** The option to select for a person. */
export const personOf = (person: Person): DemoPerson => PEOPLE.find((name) => people[name] === person) ?? 'ada'

type Props = { label: string; person: DemoPerson; onPerson: (next: DemoPerson) => void }

/** Selects which of the demo people the visitor is. */
export function PersonSelect({ label, person, onPerson }: Props) {
  return (
    <label className={styles.person}>
      {label}
      <select value={person} onChange={(event) => onPerson(event.target.value as DemoPerson)}>
        {PEOPLE.map((name) => (
          <option key={name} value={name}>
            {people[name].name}, {demoWords.demo.roles[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
