import { Trash2 } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { t } from '../../../language/active'
import { useScreen } from '../../app/screen'

/** Asks before something is removed that others use, and names them. */
export default function RemovalDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const removal = useStore(useScreen(), state => state.removal)
  if (!removal) return null
  const remove = () => {
    onClose()
    removal.remove()
  }
  return (
    <Dialog
      open={open}
      title={t('Remove {name}?', { name: removal.name })}
      asks
      onClose={onClose}
      actions={
        <>
          <Button data-focus onClick={onClose}>
            {t('Keep it')}
          </Button>
          <Button look="danger" icon={Trash2} onClick={remove}>
            {t('Remove it')}
          </Button>
        </>
      }
    >
      <p>{t('{used} What uses it will fail without it. Undo brings it back.', { used: removal.used })}</p>
    </Dialog>
  )
}
