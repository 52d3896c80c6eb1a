import { CircleAlert, Copy, Expand, X } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { ErrorBoundary } from '../../../components/ErrorBoundary'
import layout from '../../../components/layout.module.css'
import tiles from '../../../components/tiles.module.css'
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

/** All works in a grid. */
export function GalleryGrid({ works, onShow, onCopy }: WallProps) {
  const { named, size } = useStore(gallery)
  const shared = useMemo(() => sharedPrompts(works), [works])
  const sharedKeys = useMemo(() => new Set(shared.map(promptKey)), [shared])

  if (works.length === 0) return <EmptyGrid />
  return (
    <>
      {shared.length > 0 && (
        <details>
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
      <ol className={classNames(layout.tiles, styles.wall)} data-size={size} aria-label={t('Works')}>
        {works.map((work, index) => (
          <li className={layout.stack} key={work.id}>
            <article
              className={classNames(layout.padded, layout.paper, tiles.tile, styles.work)}
              aria-label={nameShown(work, index, named)}
            >
              <header className={layout.row1}>
                <h3 className={classNames(layout.grow, layout.large, layout.breakWords)}>
                  {nameShown(work, index, named)}
                </h3>
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
                <ErrorBoundary fallback={() => <p className={layout.hint}>{t('This one cannot be shown.')}</p>}>
                  <SubmissionBody work={work} without={sharedKeys} />
                </ErrorBoundary>
              ) : (
                <p className={layout.notice} data-status="warning">
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
    <div className={layout.nothing}>
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
