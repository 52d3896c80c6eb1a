import { type ComponentProps, memo, useMemo } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../components/class-names'
import { useLanguage } from '../../components/use-language'
import type { Problem } from '../../engine/checks/problems'
import type { Pipeline } from '../../engine/model/document'
import { neighborsOf } from '../../engine/model/neighbors'
import { replySource, segmentsOf, wantsMessage } from '../../engine/model/segments'
import { useApp } from '../app/app-context'
import { Card } from './Card'
import { Pipe } from './Pipe'
import { type PipeContent, pipeContents } from './pipe-contents'
import { stackRows } from './rows'
import styles from './Stack.module.css'

interface StackProps {
  pipeline: Pipeline
  names: ReadonlyMap<string, string>
  problems: ReadonlyMap<string, readonly Problem[]>
}

const none: readonly Problem[] = []
const noNodes: readonly string[] = []
const noContents: readonly PipeContent[] = []

/** A pipeline as a stack of cards with pipes between them. */
export const Stack = memo(function Stack({ pipeline, names, problems }: StackProps) {
  useLanguage()
  const { editor, nodeTypes } = useApp()
  const { nodes } = pipeline
  const places = useMemo(() => stackRows(nodes, nodeTypes), [nodes, nodeTypes])
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
    pipelineId: pipeline.id,
    index,
    count: nodes.length,
    carried: carried[index] ?? noContents,
    segment: groupOf[index] ?? noNodes,
  })

  return (
    <ol className={styles.stack}>
      {nodes.map((node, index) => (
        <Row
          key={node.id}
          {...pipe(index)}
          node={node}
          name={names.get(node.id) ?? node.type}
          across={places[index]?.across}
          sideways={!places[index]?.first}
          problems={problems.get(node.id) ?? none}
          wantsMessage={wanting.has(node.id)}
          replyFrom={nodeTypes.get(node.type)?.showsReply ? replySource(segments, node.id) : null}
        />
      ))}
      <li className={classNames(styles.seat, styles.end)}>
        <Pipe {...pipe(nodes.length)} below={undefined} />
      </li>
    </ol>
  )
})

type RowProps = Omit<ComponentProps<typeof Pipe>, 'below'> &
  Omit<ComponentProps<typeof Card>, 'across'> & { across: number | undefined }

/** A card with the pipe above it. */
const Row = memo(function Row({ carried, segment, sideways, across, ...card }: RowProps) {
  useLanguage()
  const { node, pipelineId, index, count } = card
  return (
    <li className={styles.seat} data-across={across} aria-setsize={count} aria-posinset={index + 1}>
      <Pipe {...{ pipelineId, index, count, carried, segment, sideways }} below={node.id} />
      <Card {...card} across={across ?? 1} />
    </li>
  )
})
