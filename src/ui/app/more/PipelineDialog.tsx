import { Dialog } from '../../../components/Dialog'
import { t } from '../../../language/active'
import type { OverlayProps } from '../dialogs'
import { EntryList } from './EntryList'
import { pipelineEntries } from './entries'

/** What is set for the open pipeline as a whole, and for tools. */
export default function PipelineDialog({ open, onClose }: OverlayProps) {
  return (
    <Dialog open={open} title={t('Pipeline settings')} onClose={onClose}>
      <EntryList entries={pipelineEntries} onChosen={onClose} />
    </Dialog>
  )
}
