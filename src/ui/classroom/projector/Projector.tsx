import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Prose } from '../../../components/Prose'
import { localize, t } from '../../../language/active'
import { type LocalizedText, msg } from '../../../language/message'
import { stepOf } from '../../../store/lessons/active-lesson'
import type { Lessons } from '../../../store/lessons/lessons'
import type { RunState } from '../../../store/run/run-state'
import { useApp } from '../../page/app-context'
import { runStatusLabels } from '../../page/runs/run-status-labels'
import { useScreen } from '../../page/screen'
import { Requirements, WellDone } from '../../parts/Requirements'
import { nodeSnapshots } from '../../parts/snapshots/node-snapshots'
import styles from './Projector.module.css'
import { firstShown, keyAction } from './projector-keys'
import { RunControls, useRunSteps } from './RunControls'
import { Slide } from './Slide'

const words: Record<RunState['status'], LocalizedText> = {
  ...runStatusLabels,
  ready: msg('Not run yet'),
}

/** The status of the run, in a word. */
function RunStatusWord({ isReplay }: { isReplay: boolean }) {
  const { runner } = useApp()
  const status = useStore(runner, state => state.run.status)
  const paused = useStore(runner, state => state.paused !== null)
  const now = paused ? msg('Waiting for the next step') : words[status]
  return (
    <p
      className={classNames(
        layout.pushed,
        layout.small,
        layout.noWrap,
        status === 'failed' ? layout.danger : layout.soft,
      )}
    >
      {isReplay ? t('A replay: {status}', { status: now }) : localize(now)}
    </p>
  )
}

/** One node at a time, large, controlled by keyboard or a presenter remote. */
export function Projector({ onClose }: { onClose(): void }) {
  const { editor, runner, nodeTypes } = useApp()
  const screen = useScreen()
  const { document, inputs } = useStore(editor, state => state.draft)
  const nodes = useMemo(() => nodeSnapshots(document, inputs, nodeTypes), [document, inputs, nodeTypes])
  const pipelineId = useStore(screen, state => state.pipelineId)
  const isReplay = useStore(screen, state => state.replay !== null)
  const paused = useStore(runner, state => state.paused)
  const steps = useRunSteps(isReplay)
  const [index, setIndex] = useState(() => firstShown(nodes, pipelineId))
  const place = Math.min(index, nodes.length - 1)
  const shown = nodes[place]
  const slide = useRef<HTMLElement>(null)

  // Follows a stepped run at each step: one card can call a model twice.
  useEffect(() => {
    const at = nodes.findIndex(({ node }) => node.id === paused?.nodeId)
    if (paused && at >= 0) setIndex(at)
  }, [paused, nodes])

  // The focus on what is shown lets a screen reader say it, and keeps Space for the step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses each new place.
  useEffect(() => slide.current?.focus(), [place])

  const go = (to: number) => {
    setIndex(Math.min(Math.max(0, to), nodes.length - 1))
    slide.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event, event.target as Element)
    if (!action) return
    event.preventDefault()
    if (action === 'step') steps.forwards()
    else if (action === 'step-back') steps.backwards()
    else go({ next: place + 1, back: place - 1, first: 0, last: nodes.length - 1 }[action])
  }

  // Listens on the document: focus may be on the body, as after full screen starts or a button is removed.
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })

  if (!shown) return <NothingToShow onClose={onClose} />
  return (
    <div className={styles.projector}>
      <header className={styles.top}>
        <h2 className={classNames(layout.large, layout.ellipsis)} dir="auto">
          {document.name || t('Untitled')}
        </h2>
        {document.pipelines.length > 1 && (
          <p className={classNames(layout.hint, layout.noWrap)}>
            <bdi>{shown.pipeline.name}</bdi>
          </p>
        )}
        <RunStatusWord isReplay={isReplay} />
        <IconButton icon={X} label={t('Back to the whole page')} hint={t('Leave (Esc)')} size={24} onClick={onClose} />
      </header>
      <Slide
        key={shown.node.id}
        ref={slide}
        shown={shown}
        place={t('{number} of {count}', { number: place + 1, count: nodes.length })}
        before={nodes[place - 1]}
        after={nodes[place + 1]}
      />
      <CurrentStep />
      <footer className={styles.foot}>
        <Button icon={ArrowLeft} aria-disabled={place === 0} title={t('Back (←)')} onClick={() => go(place - 1)}>
          {t('Back')}
        </Button>
        <ol className={classNames(layout.row, styles.dots)} aria-hidden="true">
          {nodes.map(({ node, type }, at) => (
            <li key={node.id} data-family={type?.family ?? 'unknown'} data-here={at === place || undefined} />
          ))}
        </ol>
        <span className={styles.place}>{t('{number} of {count}', { number: place + 1, count: nodes.length })}</span>
        <RunControls steps={steps} isReplay={isReplay} />
        <Button
          icon={ArrowRight}
          aria-disabled={place === nodes.length - 1}
          title={t('Next (→)')}
          onClick={() => go(place + 1)}
        >
          {t('Next')}
        </Button>
      </footer>
    </div>
  )
}

function NothingToShow({ onClose }: { onClose(): void }) {
  return (
    <div className={classNames(layout.nothing, layout.large, styles.nothing)}>
      <p>{t('There is no card to show yet.')}</p>
      <Button look="strong" data-focus onClick={onClose}>
        {t('Back to the pipeline')}
      </Button>
    </div>
  )
}

/** The current step of the lesson that is played, if any: its text and which requirements are met. */
function CurrentStep() {
  const lessons = useStore(useScreen(), state => state.lessons)
  return lessons && <Step lessons={lessons} />
}

function Step({ lessons }: { lessons: Lessons }) {
  const playing = useStore(lessons, state => state.playing)
  if (!playing || playing.away) return null
  const { title, text, question } = stepOf(playing)
  return (
    <section className={styles.lesson} aria-label={t('Lesson')}>
      <div>
        <h3 className={layout.medium}>
          {playing.step + 1}. {title}
        </h3>
        <Prose text={text} />
      </div>
      <div>
        <Requirements verdict={playing.verdict} asks={question !== undefined} />
        {playing.done.has(playing.step) && <WellDone />}
      </div>
    </section>
  )
}
