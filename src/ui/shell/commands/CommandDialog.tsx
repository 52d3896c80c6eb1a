import { Command, defaultFilter } from 'cmdk'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Skeleton } from '../../../components/Skeleton'
import { t } from '../../../language/active'
import type { Lessons } from '../../../store/lessons/lessons'
import { useLessons } from '../../lessons/use-lessons'
import { useApp } from '../../page/app-context'
import type { OverlayProps } from '../../page/overlay'
import styles from './Commands.module.css'
import { useCommandPage } from './command'
import { searchGroups } from './search-groups'

/** Scores the label by its letters in order, and the other words only where each word of the search is in them. */
function score(_id: string, sought: string, [label = '', words = '']: string[] = []): number {
  const all = `${label} ${words}`.toLowerCase()
  const isNamed = sought
    .toLowerCase()
    .split(/\s+/)
    .every(word => all.includes(word))
  return Math.max(defaultFilter(label, sought), isNamed ? 0.3 : 0)
}

/** Finds cards, commands, documents and lessons by a part of their name. */
export default function CommandDialog({ onClose }: OverlayProps) {
  const lessons = useLessons()
  if (lessons === 'loading') return <Skeleton height={20} />
  if (lessons === 'failed') return <p role="alert">{t('The commands could not be loaded. You may be offline.')}</p>
  return <Commands lessons={lessons} onClose={onClose} />
}

function Commands({ lessons, onClose }: { lessons: Lessons; onClose(): void }) {
  const app = useApp()
  const page = useCommandPage()
  const records = useStore(app.library, state => state.records)
  useEffect(() => {
    void app.library.refresh()
  }, [app])
  const groups = useMemo(() => searchGroups({ page, lessons, records }), [page, lessons, records])
  const field = useRef<HTMLInputElement>(null)
  // The dialog focuses only what is there as it opens, and nothing while it is closed.
  useLayoutEffect(() => field.current?.focus(), [])
  return (
    <Command label={t('Find anything')} className={classNames(layout.stack2, styles.commands)} filter={score} loop>
      <Command.Input
        ref={field}
        data-focus
        className={styles.field}
        placeholder={t('Card, command, pipeline, lesson…')}
      />
      <Command.List label={t('What was found')} className={styles.list}>
        <Command.Empty className={layout.nothing}>{t('Nothing found.')}</Command.Empty>
        {groups.map(({ title, found }) => (
          <Command.Group key={title} heading={title} className={styles.found}>
            {found.map(({ id, label, hint, words = '', Icon, act }) => (
              <Command.Item
                key={id}
                value={id}
                keywords={[label, words]}
                className={classNames(layout.row3, styles.item)}
                onSelect={() => {
                  // The dialog closes first: the command may open another, or move the focus.
                  onClose()
                  act()
                }}
              >
                {Icon && <Icon className={layout.soft} size={18} aria-hidden />}
                <span className={layout.stack}>
                  <b className={layout.semibold}>{label}</b>
                  {hint && <small className={layout.hint}>{hint}</small>}
                </span>
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  )
}
