import { ArrowLeft, ArrowRight, Copy, LayoutGrid, Presentation } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { readingKey } from '../../../components/reading-direction'
import { t } from '../../../language/active'
import styles from './Gallery.module.css'
import { nameShown } from './GalleryGrid'
import { gallery } from './gallery-store'
import { SubmissionBody } from './SubmissionBody'
import type { ReadableSubmission } from './submissions'

interface LargeWorkProps {
  work: ReadableSubmission
  works: readonly ReadableSubmission[]
  /** Undefined returns to the grid. */
  onShow(id: number | undefined): void
  onCopy(): void
  /** Shows it card by card, on the full screen. */
  onProject(): void
}

/** One work, large, with buttons for the previous and next. */
export function LargeSubmission({ work, works, onShow, onCopy, onProject }: LargeWorkProps) {
  const { named } = useStore(gallery)
  const at = works.indexOf(work)
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses each new work.
  useEffect(() => {
    ref.current?.focus()
    ref.current?.scrollIntoView({ block: 'start' })
  }, [work])
  const go = (to: number) => {
    const next = works[to]
    if (next) onShow(next.id)
  }
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if ((target as Element).closest('input, textarea, select')) return
    if (readingKey(key) === 'ArrowRight') go(at + 1)
    if (readingKey(key) === 'ArrowLeft') go(at - 1)
  }
  return (
    <article
      ref={ref}
      className={classNames(layout.stack4, styles.large)}
      tabIndex={-1}
      aria-label={t('{name}, {number} of {count}', {
        name: nameShown(work, at, named),
        number: at + 1,
        count: works.length,
      })}
      onKeyDown={onKeyDown}
    >
      <header className={layout.cluster2}>
        <h3 className={classNames(layout.grow, layout.huge, layout.breakWords)}>{nameShown(work, at, named)}</h3>
        <Button icon={LayoutGrid} onClick={() => onShow(undefined)}>
          {t('All works')}
        </Button>
        <Button icon={ArrowLeft} disabled={at === 0} onClick={() => go(at - 1)}>
          {t('Back')}
        </Button>
        <Button icon={ArrowRight} disabled={at === works.length - 1} onClick={() => go(at + 1)}>
          {t('Next')}
        </Button>
        <Button icon={Copy} onClick={onCopy}>
          {t('Open a copy')}
        </Button>
        <Button icon={Presentation} onClick={onProject}>
          {t('On the projector')}
        </Button>
      </header>
      <div className={styles.enlarged}>
        <SubmissionBody work={work} />
      </div>
    </article>
  )
}
