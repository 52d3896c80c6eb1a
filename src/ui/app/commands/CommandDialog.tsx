import { Command, defaultFilter } from 'cmdk'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { Dialog } from '../../../components/Dialog'
import { Skeleton } from '../../../components/Skeleton'
import type { Lessons } from '../../../store/lessons/lessons'
import { useLessons } from '../../lessons/use-lessons'
import { useActions } from '../../stack/actions-context'
import { useApp } from '../app-context'
import type { OverlayProps } from '../dialogs'
import { useScreen } from '../screen'
import { useIsDark } from '../theme'
import styles from './Commands.module.css'
import { commandGroups } from './commands'

/** Scores the label by its letters in order, and the other words only where each word of the search is in them. */
function score(id: string, sought: string, [label = id, words = '']: string[] = []): number {
  const all = `${label} ${words}`.toLowerCase()
  const isNamed = sought
    .toLowerCase()
    .split(/\s+/)
    .every(word => all.includes(word))
  return Math.max(defaultFilter(label, sought), isNamed ? 0.3 : 0)
}

/** Finds cards, commands, documents and lessons by a part of their name. */
export default function CommandDialog({ open, onClose }: OverlayProps) {
  return (
    <Dialog open={open} title="Find anything" onClose={onClose}>
      <Contents onClose={onClose} />
    </Dialog>
  )
}

function Contents({ onClose }: Pick<OverlayProps, 'onClose'>) {
  const lessons = useLessons()
  if (lessons === 'loading') return <Skeleton height={20} />
  if (lessons === 'failed') return <p role="alert">The commands could not be loaded. You may be offline.</p>
  return <Commands lessons={lessons} onClose={onClose} />
}

function Commands({ lessons, onClose }: { lessons: Lessons; onClose(): void }) {
  const app = useApp()
  const screen = useScreen()
  const actions = useActions()
  const dark = useIsDark()
  const records = useStore(app.library, state => state.records)
  useEffect(() => {
    void app.library.refresh()
  }, [app])
  const groups = useMemo(
    () => commandGroups({ app, screen, actions, dark, lessons, records }),
    [app, screen, actions, dark, lessons, records],
  )
  return (
    <Command label="Find anything" className={styles.commands} filter={score} loop>
      <Command.Input autoFocus data-focus className={styles.field} placeholder="Card, command, pipeline, lesson…" />
      <Command.List label="What was found" className={styles.list}>
        <Command.Empty className={styles.empty}>Nothing found.</Command.Empty>
        {groups.map(({ title, commands }) => (
          <Command.Group key={title} heading={title} className={styles.group}>
            {commands.map(({ id, label, hint, words, Icon, act }) => (
              <Command.Item
                key={id}
                value={id}
                keywords={[label, words ?? '']}
                className={styles.item}
                onSelect={() => {
                  // The dialog closes first: the command may open another, or move the focus.
                  onClose()
                  act()
                }}
              >
                {Icon && <Icon size={18} aria-hidden />}
                <span>
                  <b>{label}</b>
                  {hint && <small>{hint}</small>}
                </span>
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  )
}
