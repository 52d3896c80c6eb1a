import { Button } from '../../../components/Button'
import { localize } from '../../../language/active'
import type { Command, CommandPage } from './command'
import { showKeys } from './shown-keys'

interface CommandButtonProps {
  command: Command
  page: CommandPage
  look?: 'strong' | 'plain' | 'quiet'
  /** Whether its name is beside its icon; else it is its accessible name and its tooltip. */
  isWorded: boolean
  className?: string | undefined
}

/** The button of a command in the header. While it cannot be used it keeps the focus, and Tab passes it by. */
export function CommandButton({ command, page, look = 'quiet', isWorded, className }: CommandButtonProps) {
  const { label, hint, keys, Icon, ignoresDoubleClick, when, isOn, run } = command
  const isIdle = when?.(page) === false
  const tooltip = localize(hint && command.place !== 'header' ? hint : label)
  return (
    <Button
      look={look}
      icon={Icon}
      className={className}
      title={keys?.label ? `${tooltip} (${showKeys(keys.label)})` : tooltip}
      aria-label={isWorded ? undefined : localize(label)}
      aria-disabled={isIdle || undefined}
      aria-pressed={isOn?.(page)}
      tabIndex={isIdle ? -1 : 0}
      data-icon={isWorded ? undefined : true}
      onClick={
        isIdle
          ? undefined
          : event => {
              if (!ignoresDoubleClick || event.detail < 2) run(page)
            }
      }
    >
      {isWorded && <span>{localize(label)}</span>}
    </Button>
  )
}
