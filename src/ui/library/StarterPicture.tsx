import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Prose } from '../../components/Prose'
import type { Starter } from '../../content/starters'
import { localize } from '../../language/active'
import type { Document } from '../../model/document'
import type { AppStores } from '../../store/app'
import { answerCell, answersOf } from '../../store/batch/answers'
import { runOnDemo } from '../../store/run/demo-run'
import type { RunState } from '../../store/run/run-state'
import { useApp } from '../page/app-context'
import { nodeSnapshots } from '../parts/snapshots/node-snapshots'
import { SnapshotResult } from '../parts/snapshots/SnapshotResult'
import styles from './StarterCards.module.css'

const known = new WeakMap<Starter, Promise<RunState>>()

/** The results of a starter for its preview: run on the demo once. */
function resultsOf(starter: Starter, { host }: AppStores): Promise<RunState> {
  const result = known.get(starter) ?? runOnDemo(starter, host).then(({ state }) => state)
  known.set(starter, result)
  // A failed load is retried next time.
  result.catch(() => known.delete(starter))
  return result
}

/** Number of results that fit a small preview. */
const MOST_SHOWN = 3
const MOST_STEPS = 4

/** The result of a starter, rendered by its cards once in view. */
export function StarterPicture({ starter }: { starter: Starter }) {
  const app = useApp()
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<RunState | null>(null)
  useEffect(() => {
    // Without IntersectionObserver, only the text is shown.
    if (!('IntersectionObserver' in globalThis)) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resultsOf(starter, app).then(setState, () => {})
      },
      { rootMargin: '200px' },
    )
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [starter, app])

  return (
    // Hidden from the accessibility tree: title and text describe it.
    <div ref={frame} inert aria-hidden className={styles.picture}>
      {state && <Results starter={starter} state={state} />}
    </div>
  )
}

function Results({ starter: { document, inputs }, state }: { starter: Starter; state: RunState }) {
  const { nodeTypes } = useApp()
  const cards = nodeSnapshots(document, inputs, nodeTypes)
  const answers = answersOf(document, nodeTypes, new Map(cards.map(({ node, name }) => [node.id, name]))).filter(
    answer => answerCell(answer, state, document, nodeTypes) !== null,
  )
  const drawn = answers.flatMap(({ nodeId, kind }) => {
    const shown = cards.find(({ node }) => node.id === nodeId)
    const run = state.nodes[nodeId]
    return kind === 'result' && shown?.type?.family === 'output' && run ? [{ shown, run }] : []
  })
  if (drawn.length > 0) {
    const results = drawn.slice(-MOST_SHOWN)
    return (
      <div className={classNames(layout.arriving, styles.results)} data-count={results.length}>
        {results.map(({ shown, run }) => (
          <SnapshotResult key={shown.node.id} shown={shown} run={run} isBare />
        ))}
      </div>
    )
  }
  const said = answers.filter(({ nodeId, kind }) => kind === 'reply' && !isCalled(document, nodeId))
  if (said.length > 0) {
    return (
      <div className={classNames(layout.arriving, styles.quotes)}>
        {said.slice(-2).map(answer => (
          <blockquote key={answer.nodeId} translate="no">
            <Prose text={String(answerCell(answer, state, document, nodeTypes))} />
          </blockquote>
        ))}
      </div>
    )
  }
  return (
    <ol className={classNames(layout.stack1, styles.steps)}>
      {answers.slice(0, MOST_STEPS).map(({ nodeId, title }) => (
        <li key={nodeId} className={classNames(layout.row2, layout.small)}>
          <Check className={layout.ok} size={16} />
          {localize(title)}
        </li>
      ))}
    </ol>
  )
}

/** Whether a node is in a pipeline that others call: its output goes to the caller. */
function isCalled({ pipelines, edges }: Document, nodeId: string): boolean {
  const pipeline = pipelines.find(({ nodes }) => nodes.some(({ id }) => id === nodeId))
  return edges.some(({ kind, target }) => kind === 'tool' && target === pipeline?.id)
}
