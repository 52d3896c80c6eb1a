import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { CommandButton } from '../commands/CommandButton'
import { type CommandPage, isBusy, isWorded } from '../commands/command'
import { commandsAt } from '../commands/command-table'
import styles from './Header.module.css'
import { RunStatus } from './RunStatus'

/**
 * Run or Stop, Step, and the run's status. While a run is stepped through, Stop and Back come before them, so that Step, which
 * is pressed again and again, stays where it is. At the foot of a phone's screen.
 */
export function RunBar({ page }: { page: CommandPage }) {
  // Run and Stop share a place and a button, which keeps the focus. A stepped run can go on or be stopped.
  const main = isBusy(page) ? 'stop' : 'run'
  const isStepped = page.app.runner.getState().paused !== null
  return (
    <div className={classNames(layout.row2, styles.run)} data-stepped={isStepped || undefined}>
      {commandsAt('run', page).map(command => (
        <CommandButton
          key={command.id === main ? 'main' : command.id}
          command={command}
          page={page}
          look={command.id === 'run' ? 'strong' : 'plain'}
          className={command.id === main ? styles.go : undefined}
          isWorded={page.stage === 'phone' || isWorded(command, page)}
        />
      ))}
      <RunStatus />
    </div>
  )
}
