import { Button } from '../../components/Button'
import { t } from '../../language/active'
import styles from './Note.module.css'

/** Fallback for a card whose view threw. The settings are unaffected. */
export function BrokenView({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.note} data-tone="danger">
      <p>{t('This card could not be drawn. Its settings are safe, and the other cards still work.')}</p>
      <Button onClick={onRetry}>{t('Try again')}</Button>
    </div>
  )
}
