import { CommandList } from '../app/commands/CommandList'
import type { OverlayProps } from '../app/overlay'
import { Welcome } from './Welcome'

/** What the page is, ways to begin, and where to read more. */
export default function WelcomeDialog({ onClose }: OverlayProps) {
  return (
    <>
      <Welcome onChosen={onClose} />
      <CommandList place="help" onChosen={onClose} />
    </>
  )
}
