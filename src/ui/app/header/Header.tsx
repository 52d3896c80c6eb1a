import {
  Ellipsis,
  FolderOpen,
  GraduationCap,
  History,
  Moon,
  Redo2,
  Settings,
  Share2,
  Sun,
  Undo2,
  Workflow,
} from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { t } from '../../../language/active'
import { useActions } from '../../stack/actions-context'
import { useApp } from '../app-context'
import { MoreMenu } from '../more/MoreMenu'
import { useScreen } from '../screen'
import { useIsDark } from '../theme'
import { DocumentName } from './DocumentName'
import styles from './Header.module.css'
import { RunBar } from './RunBar'

/** The header: document name, run bar, and the tools of the page. */
export function Header() {
  return (
    <header className={styles.header}>
      <h1 className={styles.brand}>
        <Brand />
        <span>aili5</span>
      </h1>
      <DocumentName />
      <RunBar />
      <Tools />
    </header>
  )
}

/** Tools that do not fit move to the menu "More", in the order of Header.module.css. */
function Tools() {
  const { editor, settings } = useApp()
  const screen = useScreen()
  const actions = useActions()
  const canUndo = useStore(editor, state => state.canUndo)
  const canRedo = useStore(editor, state => state.canRedo)
  const graph = useStore(screen, state => state.graph)
  const dark = useIsDark()
  return (
    <div className={styles.tools}>
      <IconButton
        icon={Undo2}
        label={t('Undo')}
        hint={t('Undo (Ctrl+Z)')}
        idle={!canUndo}
        tabIndex={canUndo ? 0 : -1}
        onClick={actions.undo}
      />
      <IconButton
        icon={Redo2}
        label={t('Redo')}
        hint={t('Redo (Shift+Ctrl+Z)')}
        className={styles.redo}
        idle={!canRedo}
        tabIndex={canRedo ? 0 : -1}
        onClick={actions.redo}
      />
      <IconButton icon={Share2} label={t('Share')} className={styles.share} onClick={() => screen.show('share')} />
      <IconButton icon={History} label={t('Runs')} className={styles.runs} onClick={() => screen.show('runs')} />
      <IconButton
        icon={Workflow}
        label={t('Graph')}
        className={styles.graph}
        aria-pressed={graph}
        onClick={() => screen.setState({ graph: !graph })}
      />
      <Button
        look="quiet"
        icon={GraduationCap}
        className={styles.worded}
        title={t('Lessons')}
        onClick={() => screen.show('lessons')}
      >
        <span>{t('Lessons')}</span>
      </Button>
      <Button
        look="quiet"
        icon={FolderOpen}
        className={styles.worded}
        title={t('Library')}
        onClick={() => screen.show('library')}
      >
        <span>{t('Library')}</span>
      </Button>
      <IconButton
        icon={dark ? Sun : Moon}
        label={dark ? t('Switch to day') : t('Switch to night')}
        className={styles.look}
        onClick={() => settings.setTheme(dark ? 'light' : 'dark')}
      />
      <IconButton
        icon={Settings}
        label={t('Settings')}
        className={styles.settings}
        onClick={() => screen.show('settings')}
      />
      <More />
    </div>
  )
}

function More() {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={t('More')}
        aria-expanded={open}
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      />
      {asked && <MoreMenu open={open} onClose={() => setOpen(false)} />}
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
