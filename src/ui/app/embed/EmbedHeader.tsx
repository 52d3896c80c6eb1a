import { useCommandPage } from '../commands/command'
import { RunBar } from '../header/RunBar'
import styles from './Embed.module.css'
import { useToldHeight } from './frame'
import { OpenInTab } from './OpenInTab'

/** The header of a page in a frame: Run, and the way out. */
export function EmbedHeader() {
  const page = useCommandPage()
  useToldHeight()
  return (
    <header className={styles.header}>
      <h1 className="unseen">aili5</h1>
      <RunBar page={page} />
      <OpenInTab />
    </header>
  )
}
