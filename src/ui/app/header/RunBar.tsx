import { CommandButton } from '../commands/CommandButton'
import { type CommandPage, isWorded } from '../commands/command'
import { commandsAt } from '../commands/command-table'
import styles from './Header.module.css'
import { RunStatus } from './RunStatus'

/** Run, Back, Step and Stop, with the run's status. At the bottom of a phone's screen, with the navigation. */
export function RunBar({ page }: { page: CommandPage }) {
  return (
    <div className={styles.run}>
      {commandsAt('run', page).map(command => (
        <CommandButton
          key={command.id}
          command={command}
          page={page}
          look={command.id === 'run' ? 'strong' : 'plain'}
          className={command.id === 'run' ? styles.go : undefined}
          isWorded={page.stage === 'phone' || isWorded(command, page)}
        />
      ))}
      <RunStatus />
    </div>
  )
}
