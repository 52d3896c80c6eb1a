import { CommandList } from '../app/commands/CommandList'
import type { OverlayProps } from '../app/overlay'

/** Where to read about the cards and the keys. */
export default function WelcomeDialog({ onClose }: OverlayProps) {
  return <CommandList place="help" onChosen={onClose} />
}
