import { ArrowDown, CornerDownRight, Flag, type LucideIcon, PhoneIncoming, PhoneOutgoing, Split } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Rich } from '../../../components/Rich'
import { pipelineTool } from '../../../engine/tools/pipeline-tool'
import { t } from '../../../language/active'
import { msg } from '../../../language/message'
import type { Document, Edge, Pipeline } from '../../../model/document'
import { isJsonObject } from '../../../model/json'
import { isRouter } from '../../../model/known-types'
import { stepLinesOf } from '../../../toolkit/step-lines'
import { useApp } from '../../page/app-context'
import { useFlowActions } from '../../page/edits/flow-actions'
import { useScreen } from '../../page/screen'
import styles from './Flow.module.css'
import { PipelineMark, usePipelineRun } from './PipelineMark'

/** The other end of an edge. */
interface End {
  pipeline: Pipeline
  label?: string | undefined
}

/** The edges above the stack of a flow: from pipelines before it, and from those whose models and steps call it. */
export function IncomingEdges({ pipeline }: { pipeline: Pipeline }) {
  const { nodeTypes } = useApp()
  const ends = useEnds(pipeline, 'target')
  if (ends.next.length + ends.tool.length + ends.steps.length === 0)
    return <Edges Icon={Flag} words={t('The run begins here.')} ends={[]} isAlone />
  const called = msg(
    { message: 'Called with <code>{input}</code> by', note: 'The names of pipelines follow, as buttons.' },
    { input: formatArguments(pipelineTool(pipeline, nodeTypes).inputSchema) },
  )
  return (
    <>
      <Edges
        Icon={CornerDownRight}
        words={t({ message: 'Comes after', note: 'The names of pipelines follow, as buttons.' })}
        ends={ends.next.map(({ pipeline }) => ({ pipeline }))}
      />
      <Edges
        Icon={PhoneIncoming}
        words={<Rich text={called} tags={{ code: text => <code>{text}</code> }} />}
        ends={ends.tool.map(({ pipeline }) => ({ pipeline }))}
      />
      <Edges
        Icon={PhoneIncoming}
        words={t({ message: 'Called by steps of', note: 'The names of pipelines follow, as buttons.' })}
        ends={ends.steps}
      />
    </>
  )
}

/** The edges below the stack of a flow: where it continues, and what its models and steps call. */
export function OutgoingEdges({ pipeline }: { pipeline: Pipeline }) {
  const screen = useScreen()
  const ends = useEnds(pipeline, 'source')
  const forks = pipeline.nodes.some(isRouter)
  return (
    <div className={classNames(layout.stack2, styles.foot)}>
      {pipeline.nodes.length === 0 && (
        <p className={classNames(layout.row3, layout.soft, layout.roundedLarge, styles.empty)}>
          {t('Nothing in this pipeline yet.')}{' '}
          <Button onClick={() => screen.show('palette')}>{t('Pick a card')}</Button>
        </p>
      )}
      <Edges Icon={PhoneOutgoing} words={t('Its models can call')} ends={ends.tool} />
      <Edges Icon={PhoneOutgoing} words={t('Its steps call')} ends={ends.steps} />
      <Edges
        Icon={forks ? Split : ArrowDown}
        words={forks ? t('The router goes on to one of') : t('Goes on to')}
        ends={ends.next}
      />
    </div>
  )
}

interface EdgesProps {
  Icon: LucideIcon
  words: ReactNode
  ends: readonly End[]
  /** The words say it all. */
  isAlone?: boolean
}

/** Edges of one kind, in one line: links to the pipelines at their other ends. */
function Edges({ Icon, words, ends, isAlone = false }: EdgesProps) {
  if (ends.length === 0 && !isAlone) return null
  return (
    <p className={classNames(layout.cluster2, layout.hint)}>
      <span>
        <Icon size={13} aria-hidden /> {words}
      </span>
      {ends.map(end => (
        <EndLink key={`${end.pipeline.id} ${end.label}`} {...end} />
      ))}
    </p>
  )
}

function EndLink({ pipeline: { id, name }, label }: End) {
  const actions = useFlowActions()
  const run = usePipelineRun(id)
  return (
    <button
      type="button"
      className={classNames(layout.chip, styles.way)}
      data-status={run.status}
      onClick={() => actions.choose(id)}
    >
      {label && <span className={layout.soft}>{t('{label}:', { label })} </span>}
      <bdi>{name || id}</bdi>
      <PipelineMark {...run} />
    </button>
  )
}

/** The other ends of a pipeline's edges. It is at this end of them. */
function useEnds(pipeline: Pipeline, end: 'source' | 'target'): Record<Edge['kind'] | 'steps', End[]> {
  const { editor, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const other = end === 'source' ? 'target' : 'source'
  const endsOf = (lines: readonly Pick<Edge, 'source' | 'target' | 'label'>[]) =>
    lines.flatMap((line): End[] => {
      const found = line[end] === pipeline.id && byId(document, line[other])
      return found ? [{ pipeline: found, label: line.label }] : []
    })
  return {
    next: endsOf(document.edges.filter(({ kind }) => kind === 'next')),
    tool: endsOf(document.edges.filter(({ kind }) => kind === 'tool')),
    steps: endsOf(stepLinesOf(document, nodeTypes)),
  }
}

const byId = ({ pipelines }: Document, pipelineId: string) => pipelines.find(({ id }) => id === pipelineId)

/** "{query}", "{guest, nights}" */
function formatArguments({ properties }: { properties?: unknown }): string {
  return `{${isJsonObject(properties as never) ? Object.keys(properties as object).join(', ') : ''}}`
}
