import { useDroppable } from '@dnd-kit/core'
import { SortableContext } from '@dnd-kit/sortable'
import { type ComponentProps, memo, useMemo } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { useLanguage } from '../../components/use-language'
import type { Problem } from '../../engine/checks/problems'
import type { Pipeline } from '../../model/document'
import { showsReply } from '../../model/known-types'
import { neighborsOf } from '../../model/neighbors'
import { replySource, segmentsOf, wantsMessage } from '../../model/segments'
import { isLocked } from '../../store/document/locks'
import { useApp } from '../page/app-context'
import { type PipeContent, pipeContents } from '../page/cards/pipe-contents'
import { NEW_CARD_ID, nodesAfterDrop, stackRows } from '../page/cards/rows'
import { dragStore, END_ID } from '../page/edits/drag'
import { HandleContext, useCardDrag } from '../page/edits/use-card-drag'
import { Card } from './Card'
import { largeCards } from './large-cards'
import { Pipe } from './Pipe'
import styles from './Stack.module.css'

interface StackProps {
  pipeline: Pipeline
  names: ReadonlyMap<string, string>
  problems: ReadonlyMap<string, readonly Problem[]>
}

const none: readonly Problem[] = []
const noNodes: readonly string[] = []
const noContents: readonly PipeContent[] = []

/** A pipeline as a stack of cards with pipes between them. During a drag it shows the order that a drop would give. */
export const Stack = memo(function Stack({ pipeline, names, problems }: StackProps) {
  useLanguage()
  const { editor, nodeTypes } = useApp()
  const { nodes } = pipeline
  const dragged = useStore(dragStore, state => state.dragged)
  const gap = useStore(dragStore, ({ goal }) => (goal?.pipelineId === pipeline.id ? goal.index : undefined))
  const shown = useMemo(() => nodesAfterDrop(nodes, dragged, gap), [nodes, dragged, gap])
  const ids = useMemo(() => shown.map(({ id }) => id), [shown])
  const large = useStore(largeCards, state => state.ids)
  const rows = useMemo(() => {
    const all = stackRows(shown, nodeTypes, large)
    return new Map(
      shown.map(({ id }, order) => [id, { order, across: all[order]?.across, sideways: !all[order]?.first }]),
    )
  }, [shown, nodeTypes, large])
  const carried = useMemo(() => pipeContents(nodes, nodeTypes), [nodes, nodeTypes])
  const document = useStore(editor, state => state.draft.document)
  // Tools do not matter here, so callable pipelines are left out.
  const { bringsMessage, isCalled } = neighborsOf(document, pipeline.id)
  const segments = useMemo(
    () => segmentsOf(pipeline, nodeTypes, { bringsMessage }),
    [pipeline, nodeTypes, bringsMessage],
  )
  const groupOf = useMemo(
    () =>
      segments.flatMap(segment => {
        const group = segment.nodes.map(node => node.id)
        return group.map(() => group)
      }),
    [segments],
  )
  // Where a model calls this pipeline, its question is the message.
  const asks = !isCalled || bringsMessage
  const wanting = new Set(
    asks ? segments.map(segment => wantsMessage(segments, segment) && segment.inference?.node.id) : [],
  )
  const pipe = (index: number) => ({
    carried: carried[index] ?? noContents,
    segment: groupOf[index] ?? noNodes,
  })

  return (
    <SortableContext items={ids}>
      <ol className={styles.stack} data-sorting={dragged !== null || undefined}>
        {nodes.map((node, index) => (
          <Row
            key={node.id}
            {...pipe(index)}
            {...rows.get(node.id)}
            pipelineId={pipeline.id}
            index={index}
            count={nodes.length}
            node={node}
            name={names.get(node.id) ?? node.type}
            problems={problems.get(node.id) ?? none}
            wantsMessage={wanting.has(node.id)}
            replyFrom={showsReply(node) ? replySource(segments, node.id) : null}
          />
        ))}
        {rows.has(NEW_CARD_ID) && <NewCard {...rows.get(NEW_CARD_ID)} />}
        <End
          pipelineId={pipeline.id}
          count={nodes.length}
          order={shown.length}
          {...pipe(nodes.length)}
          below={undefined}
        />
      </ol>
    </SortableContext>
  )
})

interface Place {
  /** Position in the order that is shown. */
  order?: number
  across?: 1 | 2 | 3 | undefined
  sideways?: boolean
}

type RowProps = Omit<ComponentProps<typeof Pipe>, 'below' | 'sideways'> &
  Omit<ComponentProps<typeof Card>, 'across'> &
  Place

/** A card with the pipe above it. While it is dragged, its place is a gap. */
const Row = memo(function Row({ carried, segment, order, across, sideways, ...card }: RowProps) {
  useLanguage()
  const { node, name, pipelineId, index, count } = card
  const { ref, style, isDragging, handle } = useCardDrag(
    { kind: 'card', nodeId: node.id, pipelineId, index, count, label: name },
    isLocked(node),
  )
  return (
    <li
      ref={ref}
      className={classNames(layout.stack, layout.wholeRow, styles.seat)}
      style={{ order, ...style }}
      data-across={across}
      data-gap={isDragging || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <Pipe {...{ carried, segment, sideways }} below={node.id} />
      <HandleContext value={handle}>
        <Card {...card} across={across ?? 1} />
      </HandleContext>
    </li>
  )
})

/** The gap for a card of the palette. */
function NewCard({ order, across, sideways }: Place) {
  return (
    <li
      className={classNames(layout.stack, layout.wholeRow, styles.seat, styles.blank)}
      style={{ order }}
      data-across={across}
      data-gap
      aria-hidden
    >
      <Pipe carried={noContents} segment={noNodes} below={undefined} sideways={sideways} />
    </li>
  )
}

/** The end of the stack, where cards can be dropped too. */
function End({
  pipelineId,
  count,
  order,
  ...pipe
}: ComponentProps<typeof Pipe> & { pipelineId: string; count: number; order: number }) {
  const { setNodeRef } = useDroppable({ id: END_ID, data: { pipelineId, index: count, count } })
  return (
    <li
      ref={setNodeRef}
      className={classNames(layout.stack, layout.wholeRow, styles.seat, styles.end)}
      style={{ order }}
    >
      <Pipe {...pipe} />
    </li>
  )
}
