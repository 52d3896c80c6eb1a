import { Trash2 } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
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
      title={`Remove ${removal.name}?`}
      asks
      onClose={onClose}
      actions={
        <>
          <Button data-focus onClick={onClose}>
            Keep it
          </Button>
          <Button look="danger" icon={Trash2} onClick={remove}>
            Remove it
          </Button>
        </>
      }
    >
      <p>{removal.used} What uses it will fail without it. Undo brings it back.</p>
    </Dialog>
  )
}
