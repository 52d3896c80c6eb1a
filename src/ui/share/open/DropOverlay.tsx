import { FileUp } from 'lucide-react'
import styles from './Open.module.css'

/** An overlay while a file is dragged over the page. */
export function DropOverlay() {
  return (
    <div className={styles.curtain} aria-hidden="true">
      <div>
        <FileUp size={56} strokeWidth={1.25} />
        <p>Let go to open it here</p>
        <span>First you will see what is in it.</span>
      </div>
    </div>
  )
}
