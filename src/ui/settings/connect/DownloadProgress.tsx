import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import styles from './Connect.module.css'

interface DownloadProgressProps {
  label: string
  /** 0 to 1; undefined while unknown. */
  part: number | undefined
  /** "120 of 386 MB". */
  words: string
  onCancel(): void
}

/** Progress of a download, with a cancel button. */
export function DownloadProgress({ label, part, words, onCancel }: DownloadProgressProps) {
  return (
    <div className={classNames(layout.cluster3, layout.figures, styles.fetching)}>
      <progress aria-label={label} value={part} max={1} />
      <span>{words}</span>
      <Button onClick={onCancel}>{t('Cancel')}</Button>
    </div>
  )
}
