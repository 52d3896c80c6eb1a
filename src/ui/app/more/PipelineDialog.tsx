import type { OverlayProps } from '../overlay'
import { EntryList } from './EntryList'
import { pipelineEntries } from './entries'

/** What is set for the open pipeline as a whole, and for tools. */
export default function PipelineDialog({ onClose }: OverlayProps) {
  return <EntryList entries={pipelineEntries} onChosen={onClose} />
}
