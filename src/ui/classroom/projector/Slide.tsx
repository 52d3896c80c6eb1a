import { type Ref, useCallback } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { localize, t } from '../../../language/active'
import type { UserAnswer } from '../../../model/events'
import { isNote } from '../../../model/known-types'
import { useApp } from '../../page/app-context'
import { describePipeContents } from '../../page/cards/pipe-contents'
import { useNodeRun } from '../../page/cards/use-node-run'
import { CardGuesses } from '../../parts/predict/CardGuesses'
import { canHaveResult, type NodeSnapshot } from '../../parts/snapshots/node-snapshots'
import { SentContent } from '../../parts/snapshots/SentContent'
import { SnapshotResult } from '../../parts/snapshots/SnapshotResult'
import { SnapshotTitle } from '../../parts/snapshots/SnapshotTitle'
import { NeighborPipe } from './NeighborPipe'
import styles from './Projector.module.css'

interface SlideProps {
  shown: NodeSnapshot
  /** "3 of 7". */
  place: string
  before: NodeSnapshot | undefined
  after: NodeSnapshot | undefined
  ref: Ref<HTMLElement>
}

/** One node, large, between the pipes to its neighbors. */
export function Slide({ shown, place, before, after, ref }: SlideProps) {
  const { node, type, name } = shown
  const { error } = useNodeRun(node.id, type?.tool !== undefined, shown.replyFrom)
  return (
    <div className={styles.stage}>
      <NeighborPipe side="before" node={samePipeline(shown, before)} carries={describePipeContents(shown.above)} />
      <section
        ref={ref}
        className={styles.card}
        data-focus
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by its keys.
        tabIndex={0}
        aria-label={t('{name}, {place}', { name, place })}
        data-family={type?.family ?? 'unknown'}
      >
        <h3 className={classNames(layout.row, layout.huge, styles.title)}>
          <SnapshotTitle shown={shown} size="1em" />
        </h3>
        <div className={classNames(layout.stack4, styles.body)}>
          {shown.says.length > 0 ? <SentContent parts={shown.says} /> : <Empty shown={shown} />}
          {(canHaveResult(type) || isNote(type)) && <Came shown={shown} />}
          {error && (
            <p className={classNames(layout.notice, layout.danger)} data-status="error">
              {localize(error.message)}
            </p>
          )}
        </div>
      </section>
      <NeighborPipe side="after" node={samePipeline(shown, after)} carries={describePipeContents(shown.below)} />
    </div>
  )
}

/** Its result in the displayed run. */
function Came({ shown }: { shown: NodeSnapshot }) {
  const { runner } = useApp()
  const run = useNodeRun(shown.node.id, shown.type?.tool !== undefined, shown.replyFrom)
  const onAnswer = useCallback((askId: string, answer: UserAnswer) => runner.answer(askId, answer), [runner])
  const result = <SnapshotResult shown={shown} run={run} onAnswer={onAnswer} />
  return (
    <CardGuesses nodeId={shown.node.id} run={run}>
      {result}
    </CardGuesses>
  )
}

/** An empty input card. */
function Empty({ shown: { node, type } }: { shown: NodeSnapshot }) {
  const isEmpty = useStore(useApp().editor, state => state.draft.inputs[node.id] === undefined)
  return type?.context && isEmpty ? (
    <p className={layout.soft} data-words>
      {localize(type.summary)}
    </p>
  ) : null
}

function samePipeline({ pipeline }: NodeSnapshot, other: NodeSnapshot | undefined): NodeSnapshot | undefined {
  return other?.pipeline.id === pipeline.id ? other : undefined
}
