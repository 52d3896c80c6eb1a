import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { CommandButton } from '../commands/CommandButton'
import { type CommandPage, isWorded, useCommandPage } from '../commands/command'
import { commandsAt } from '../commands/command-table'
import { MoreMenu } from '../commands/MoreMenu'
import { DocumentName } from './DocumentName'
import styles from './Header.module.css'
import { RunBar } from './RunBar'

/** The header: document name, bar of the run, and commands. What has no place in it is in the menu "More". */
export function Header() {
  const page = useCommandPage()
  return (
    <header className={classNames(layout.row, styles.header)} data-stage={page.stage}>
      <h1 className={classNames(layout.row2, layout.large, styles.brand)}>
        <Brand />
        <span>aili5</span>
      </h1>
      <DocumentName />
      {page.stage !== 'phone' && (
        <div className={classNames(layout.row2, styles.tools)}>
          <Edits page={page} />
        </div>
      )}
      <RunBar page={page} />
      <div className={classNames(layout.row2, styles.tools)}>
        {page.stage === 'phone' && <Edits page={page} />}
        {commandsAt('header', page).map(command => (
          <CommandButton key={command.id} command={command} page={page} isWorded={isWorded(command, page)} />
        ))}
        <More />
      </div>
    </header>
  )
}

/** Undo and Redo. */
function Edits({ page }: { page: CommandPage }) {
  return commandsAt('edit', page).map(command => (
    <CommandButton key={command.id} command={command} page={page} isWorded={false} />
  ))
}

function More() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton icon={Ellipsis} label={t('More')} aria-expanded={isOpen} onClick={() => setIsOpen(true)} />
      {isOpen && <MoreMenu onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The logo: three cards on a pipe. */
function Brand() {
  return (
    <svg aria-hidden="true" width="26" height="26" viewBox="0 0 26 26">
      <path d="M8.5 2v22" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
      <rect x="3" y="3" width="20" height="5.5" rx="2.2" fill="var(--input)" />
      <rect x="3" y="10.25" width="20" height="5.5" rx="2.2" fill="var(--model)" />
      <rect x="3" y="17.5" width="20" height="5.5" rx="2.2" fill="var(--output)" />
    </svg>
  )
}
