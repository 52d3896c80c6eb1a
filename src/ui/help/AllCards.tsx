import { useApp } from '../app/app-context'
import { TypeIcon } from '../stack/TypeIcon'
import styles from './Help.module.css'

/** All node types, to read about. */
export function AllCards({ onChoose }: { onChoose(type: string): void }) {
  const { nodeTypes } = useApp()
  return (
    <ul className={styles.all}>
      {[...nodeTypes.values()].map(({ type, name, summary, family }) => (
        <li key={type} data-family={family}>
          <button type="button" aria-describedby={`about-${type}`} onClick={() => onChoose(type)}>
            <span className={styles.tile}>
              <TypeIcon type={type} size={20} />
            </span>
            <b>{name}</b>
          </button>
          <p id={`about-${type}`}>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
