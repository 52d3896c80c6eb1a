import { MenuItem } from '../../../components/Menu'
import { localize } from '../../../language/active'
import type { OverlayProps } from '../../page/overlay'
import { type CommandPlace, useCommandPage } from './command'
import { commandsAt } from './command-table'

interface CommandListProps {
  place: CommandPlace
  /** Called before a command acts: it may open something else. */
  onChosen(): void
}

/** The commands of a place, with their icon and what they are for. */
export function CommandList({ place, onChosen }: CommandListProps) {
  const page = useCommandPage()
  return (
    <ul>
      {commandsAt(place, page).map(({ id, label, hint, Icon, when, isOn, run }) => (
        <li key={id}>
          <MenuItem
            Icon={Icon}
            label={localize(label)}
            hint={hint && localize(hint)}
            disabled={when?.(page) === false}
            pressed={isOn?.(page)}
            onClick={() => {
              onChosen()
              run(page)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

/** The dialogs that are nothing but the commands of a place. */
export default function CommandListDialog({ overlay, onClose }: OverlayProps<'pipeline' | 'teach' | 'welcome'>) {
  return <CommandList place={overlay.name === 'welcome' ? 'help' : overlay.name} onChosen={onClose} />
}
