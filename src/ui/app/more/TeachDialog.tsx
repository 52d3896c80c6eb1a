import type { OverlayProps } from '../overlay'
import { EntryList } from './EntryList'
import { teachEntries } from './entries'

/** What a teacher uses with a class. */
export default function TeachDialog({ onClose }: OverlayProps) {
  return <EntryList entries={teachEntries} onChosen={onClose} />
}
