import { Trash2 } from 'lucide-react'
import { Button } from '../../../components/Button'
import { DialogActions } from '../../../components/Dialog'
import { t } from '../../../language/active'
import type { OverlayProps } from '../../page/overlay'

/** Asks before something is removed that others use, and names them. */
export default function RemovalDialog({ overlay: { used, remove }, onClose }: OverlayProps<'removal'>) {
  return (
    <>
      <p>{t('{used} What uses it will fail without it. Undo brings it back.', { used })}</p>
      <DialogActions>
        <Button data-focus onClick={onClose}>
          {t('Keep it')}
        </Button>
        <Button
          look="danger"
          icon={Trash2}
          onClick={() => {
            onClose()
            remove()
          }}
        >
          {t('Remove it')}
        </Button>
      </DialogActions>
    </>
  )
}
