import { EntryList } from '../app/more/EntryList'
import { helpEntries } from '../app/more/entries'
import type { OverlayProps } from '../app/overlay'
import { Welcome } from './Welcome'

/** What the page is, ways to begin, and where to read more. */
export default function WelcomeDialog({ onClose }: OverlayProps) {
  return (
    <>
      <Welcome onChosen={onClose} />
      <EntryList entries={helpEntries} onChosen={onClose} />
    </>
  )
}
