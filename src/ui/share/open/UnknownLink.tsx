import { Button } from '../../../components/Button'
import { DialogActions } from '../../../components/Dialog'
import { t } from '../../../language/active'

/** What a link names is not in this page: says so, and closes. */
export function UnknownLink({ words, onClose }: { words: string; onClose(): void }) {
  return (
    <>
      <p>{words}</p>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </>
  )
}
