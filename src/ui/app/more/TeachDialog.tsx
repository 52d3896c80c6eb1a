import { Dialog } from '../../../components/Dialog'
import { t } from '../../../language/active'
import type { OverlayProps } from '../dialogs'
import { EntryList } from './EntryList'
import { teachEntries } from './entries'

/** What a teacher uses with a class. */
export default function TeachDialog({ open, onClose }: OverlayProps) {
  return (
    <Dialog open={open} title={t('Teach')} onClose={onClose}>
      <EntryList entries={teachEntries} onChosen={onClose} />
    </Dialog>
  )
}
