import { Dialog } from '../../components/Dialog'
import { t } from '../../language/active'
import type { OverlayProps } from '../app/dialogs'
import { EntryList } from '../app/more/EntryList'
import { helpEntries } from '../app/more/entries'
import { Welcome } from './Welcome'

/** What the page is, ways to begin, and where to read more. */
export default function WelcomeDialog({ open, onClose }: OverlayProps) {
  return (
    <Dialog open={open} title={t('Help')} onClose={onClose}>
      <Welcome onChosen={onClose} />
      <EntryList entries={helpEntries} onChosen={onClose} />
    </Dialog>
  )
}
