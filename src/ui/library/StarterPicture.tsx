import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Prose } from '../../components/Prose'
import type { Starter } from '../../content/starters'
import { localize } from '../../language/active'
import type { Document } from '../../model/document'
import type { NodeRun } from '../../nodes/view'
import type { AppStores } from '../../store/app'
import { answerCell, answersOf } from '../../store/batch/answers'
import { allNodes } from '../../store/document/draft'
import { runOnDemo } from '../../store/run/demo-run'
import type { RunState } from '../../store/run/run-state'
import { useApp } from '../app/app-context'
import { ResultPicture } from '../app/parts/ResultPicture'
import { cardNames } from '../stack/card-names'
import styles from './StarterCards.module.css'

const known = new WeakMap<Starter, Promise<RunState | null>>()
let queue: Promise<unknown> = Promise.resolve()

/** Results of starters for their previews: run on the demo one after the other, when idle. Null when that fails. */
function resultsOf(starter: Starter, { host }: AppStores): Promise<RunState | null> {
  const earlier = known.get(starter)
  if (earlier) return earlier
  const result = queue.then(async () => {
    await aMoment()
    const { state } = await runOnDemo(starter, host)
    return state
  })
  const safe = result.catch(() => {
    // A failed load is retried next time.
    known.delete(starter)
    return null
  })
  queue = safe
  known.set(starter, safe)
  return safe
}

function aMoment(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 200 })
    else setTimeout(resolve, 10)
  })
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
    let isGone = false
    const show = async () => {
      const found = await resultsOf(starter, app)
      if (!isGone) setState(found)
    }
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void show()
      },
      { rootMargin: '200px' },
    )
    if (frame.current) observer.observe(frame.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [starter, app])

  return (
    // Hidden from the accessibility tree: title and text describe it.
    <div ref={frame} inert aria-hidden className={styles.picture}>
      {state && <Results starter={starter} state={state} />}
    </div>
  )
}

function Results({ starter: { document }, state }: { starter: Starter; state: RunState }) {
  const { nodeTypes } = useApp()
  const typeOf = (nodeId: string) => {
    const node = allNodes(document).find(({ id }) => id === nodeId)
    return node && nodeTypes.get(node.type)
  }
  const answers = answersOf(document, nodeTypes, cardNames(allNodes(document), nodeTypes)).filter(
    answer => answerCell(answer, state, document, nodeTypes) !== null,
  )
  const drawn = answers.filter(({ nodeId, kind }) => kind === 'result' && typeOf(nodeId)?.family === 'output')
  if (drawn.length > 0) {
    const shown = drawn.slice(-MOST_SHOWN)
    return (
      <div className={styles.results} data-count={shown.length}>
        {shown.map(({ nodeId }) => (
          <ResultPicture
            key={nodeId}
            document={document}
            nodeTypes={nodeTypes}
            nodeId={nodeId}
            run={state.nodes[nodeId] as NodeRun}
          />
        ))}
      </div>
    )
  }
  const said = answers.filter(({ nodeId, kind }) => kind === 'reply' && !isCalled(document, nodeId))
  if (said.length > 0) {
    return (
      <div className={styles.quotes}>
        {said.slice(-2).map(answer => (
          <blockquote key={answer.nodeId} translate="no">
            <Prose text={String(answerCell(answer, state, document, nodeTypes))} />
          </blockquote>
        ))}
      </div>
    )
  }
  return (
    <ol className={styles.steps}>
      {answers.slice(0, MOST_STEPS).map(({ nodeId, title }) => (
        <li key={nodeId}>
          <Check size={16} />
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
