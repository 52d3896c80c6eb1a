import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { CommandButton } from '../commands/CommandButton'
import { type CommandPage, isBusy, isWorded } from '../commands/command'
import { commandsAt } from '../commands/command-table'
import styles from './Header.module.css'
import { RunStatus } from './RunStatus'

/** Run or Stop, Step, Back while a run is stepped through, and the run's status. At the foot of a phone's screen. */
export function RunBar({ page }: { page: CommandPage }) {
  const commands = commandsAt('run', page)
  // Run and Stop share a place and a button, which keeps the focus. A stepped run can go on or be stopped.
  const main = isBusy(page) ? 'stop' : 'run'
  const ordered = main === 'run' ? commands : inPlaceOfRun(commands)
  return (
    <div className={classNames(layout.row2, styles.run)}>
      {ordered.map(command => (
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

/** The same commands with Stop before Step, where Run was. */
function inPlaceOfRun(commands: ReturnType<typeof commandsAt>): ReturnType<typeof commandsAt> {
  const stop = commands.filter(({ id }) => id === 'stop')
  const others = commands.filter(({ id }) => id !== 'stop')
  return others.flatMap(command => (command.id === 'step' ? [...stop, command] : [command]))
}
