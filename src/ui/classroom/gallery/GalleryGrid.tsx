import { CircleAlert, Copy, Expand, X } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { ErrorBoundary } from '../../../components/ErrorBoundary'
import layout from '../../../components/layout.module.css'
import { readingKey } from '../../../components/reading-direction'
import { activeMessages, t } from '../../../language/active'
import styles from './Gallery.module.css'
import { gallery, removeSubmission } from './gallery-store'
import { Prompts, SubmissionBody } from './SubmissionBody'
import { isReadableSubmission, promptKey, type ReadableSubmission, type Submission, sharedPrompts } from './submissions'

interface WallProps {
  works: readonly Submission[]
  onShow(id: number): void
  onCopy(work: ReadableSubmission): void
}

/** All works in a grid. Arrow keys move, Enter opens the large view. */
export function GalleryGrid({ works, onShow, onCopy }: WallProps) {
  const { named, size } = useStore(gallery)
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState(0)
  const shared = useMemo(() => sharedPrompts(works), [works])
  const sharedKeys = useMemo(() => new Set(shared.map(promptKey)), [shared])

  const onKeyDown = (event: KeyboardEvent) => {
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])]
    const at = tiles.indexOf(event.target as HTMLElement)
    if (at < 0) return
    const work = works[at]
    const to = nextTile(readingKey(event.key), at, tiles.length, columnsOf(tiles))
    if (to !== undefined) {
      setCurrent(to)
      tiles[to]?.focus()
      tiles[to]?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && work && isReadableSubmission(work)) onShow(work.id)
    else return
    event.preventDefault()
  }
  if (works.length === 0) return <EmptyGrid />
  return (
    <>
      {shared.length > 0 && (
        <details className={styles.shared}>
          <summary>
            {t('What all of them have in common: {cards}', {
              cards: activeMessages().list(
                shared.map(({ name }) => name),
                { type: 'unit' },
              ),
            })}
          </summary>
          <Prompts prompts={shared} />
        </details>
      )}
      <ol ref={list} className={styles.wall} data-size={size} aria-label={t('Works')} onKeyDown={onKeyDown}>
        {works.map((work, index) => (
          <li className={layout.stack} key={work.id}>
            <article
              className={classNames(layout.shrink, layout.padded, styles.tile)}
              data-tile
              aria-label={nameShown(work, index, named)}
              tabIndex={index === Math.min(current, works.length - 1) ? 0 : -1}
              onFocus={() => setCurrent(index)}
            >
              <header>
                <h3>{nameShown(work, index, named)}</h3>
                {isReadableSubmission(work) ? (
                  <>
                    <IconButton icon={Expand} size={16} label={t('Show it large')} onClick={() => onShow(work.id)} />
                    <IconButton icon={Copy} size={16} label={t('Open a copy')} onClick={() => onCopy(work)} />
                  </>
                ) : (
                  <Button look="quiet" icon={X} onClick={() => removeSubmission(work.id)}>
                    {t('Take down')}
                  </Button>
                )}
              </header>
              {isReadableSubmission(work) ? (
                <ErrorBoundary
                  fallback={() => (
                    <p className={classNames(layout.hint, styles.hint)}>{t('This one cannot be shown.')}</p>
                  )}
                >
                  <SubmissionBody work={work} without={sharedKeys} />
                </ErrorBoundary>
              ) : (
                <p className={classNames(layout.notice, styles.problem)} data-status="warning">
                  <CircleAlert size={16} aria-hidden /> {work.problem}
                </p>
              )}
            </article>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Placeholders for empty positions. */
function EmptyGrid() {
  return (
    <div className={classNames(layout.stack4, layout.soft, layout.centered, styles.empty)}>
      <svg aria-hidden="true" width="300" height="120" viewBox="0 0 300 120" fill="none" strokeWidth="2.5">
        {[8, 108, 208].map(x => (
          <path
            key={x}
            d={`M${x} 36h84v72h-84zM${x + 12} 36l30-24 30 24M${x + 14} 52h40M${x + 14} 64h28M${x + 14} 80h56v16h-56z`}
            strokeDasharray="6 5"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <p>{t('Nothing here yet. Paste the links from your class, or drop their files.')}</p>
    </div>
  )
}

/** A number in place of the name, while names are hidden. */
export function nameShown(work: Submission, index: number, named: boolean): string {
  return named && work.name ? work.name : t('Work {number}', { number: index + 1 })
}

/** Current number of columns. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.getBoundingClientRect().top
  const next = tiles.findIndex(tile => tile.getBoundingClientRect().top !== top)
  return next === -1 ? Math.max(1, tiles.length) : next
}

/** The tile that a key moves to in a grid of so many columns; undefined for other keys. */
export function nextTile(key: string, at: number, count: number, columns: number): number | undefined {
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  }[key]
  return to === undefined ? undefined : to < 0 || to >= count ? at : to
}
