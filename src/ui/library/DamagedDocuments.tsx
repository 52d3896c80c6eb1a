import { Button } from '../../components/Button'
import type { DamagedDocument } from '../../documents/library/damaged'
import { useApp } from '../app/app-context'
import { download } from '../app/download'
import { useScreen } from '../app/screen'
import styles from './Library.module.css'

/** Documents that cannot be read, with a download of their raw data. */
export function DamagedDocuments({ documents }: { documents: readonly DamagedDocument[] }) {
  const { library } = useApp()
  const screen = useScreen()
  const save = async (id: string) => {
    const file = await library.damagedFile(id)
    if (!file) return
    download(file)
    screen.announce(`Saved as ${file.name}`)
  }
  const forget = async (id: string, name: string) => {
    if (await library.forgetDamaged(id)) screen.announce(`Deleted what was left of ${name}`)
  }
  if (documents.length === 0) return null
  return (
    <ul className={styles.rows} aria-label="Damaged">
      {documents.map(({ id, name }) => {
        const shown = name === '' ? 'a pipeline without a name' : `“${name}”`
        return (
          <li key={id} className={styles.said} data-problem>
            <p>{shown.charAt(0).toUpperCase() + shown.slice(1)} is damaged and cannot be opened.</p>
            <Button aria-label={`Save what is left of ${shown}`} onClick={() => void save(id)}>
              Save what is left
            </Button>
            <Button aria-label={`Delete what is left of ${shown}`} onClick={() => void forget(id, shown)}>
              Delete
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
