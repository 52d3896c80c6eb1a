import type { OverlayProps } from '../page/overlay'
import { CommandList } from './commands/CommandList'

/** Where to read about the cards and the keys. */
export default function WelcomeDialog({ onClose }: OverlayProps) {
  return <CommandList place="help" onChosen={onClose} />
}
