import { Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import rowStyles from '../../components/rows.module.css'
import { formatCost, formatDuration } from '../../components/text'
import { useLoaded } from '../../components/use-loaded'
import { localize, t } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'
import type { ToolFace } from '../../model/tool-face'
import { removePipeline } from '../../store/document/edits-flow'
import { removeTool } from '../../store/document/edits-tool'
import type { ToolKind } from '../../toolkit/kinds'
import { useApp } from '../page/app-context'
import { editedWhen } from '../page/edited-when'
import type { ToolTabId } from '../page/overlay'
import { useScreen } from '../page/screen'
import { StatusMark } from '../parts/executions/StatusMark'
import { executedIn } from '../parts/executions/use-executions'
import type { ListedTool } from './use-tools'

export const toolKindLabels: Record<ToolKind, MessageDescriptor> = {
  pipeline: msg('Steps'),
  agentic: msg('A model decides'),
  composite: msg('Chooses a way'),
  simple: msg('One call'),
}

export const toolStatusLabels: Record<ToolFace['status'], MessageDescriptor> = {
  draft: msg('Draft'),
  active: msg('Active'),
  disabled: msg('Disabled'),
}

const MOST_RUNS = 5

/** One tool: summary, users, last run and actions. */
export function ToolRow({ tool }: { tool: ListedTool }) {
  const { pipeline, face, toolName, kind, document, isOpen } = tool
  const [unfolded, setUnfolded] = useState(false)
  return (
    <li className={rowStyles.row}>
      <details onToggle={event => setUnfolded(event.currentTarget.open)}>
        <summary className={classNames(rowStyles.line, rowStyles.unfolds)}>
          <span className={rowStyles.words}>
            <b>{pipeline.name || pipeline.id}</b> <code className={layout.hint}>{toolName}</code>
          </span>
          <span className={layout.chip}>{localize(toolKindLabels[kind])}</span>
          <span className={classNames(layout.chip, layout.status)} data-status={face.status}>
            {localize(toolStatusLabels[face.status])}
          </span>
          <span className={layout.hint}>
            {isOpen ? t('in the open document') : t('in “{name}”', { name: document.name || t('Untitled') })}
          </span>
        </summary>
        {unfolded && <Inside tool={tool} />}
      </details>
    </li>
  )
}

function Inside({ tool }: { tool: ListedTool }) {
  const { pipeline, face, used, document, isOpen } = tool
  const { library, editor } = useApp()
  const screen = useScreen()
  const [asks, setAsks] = useState(false)
  const name = pipeline.name || pipeline.id

  const withOpen = async (then: () => void) => {
    if (isOpen || (await library.open(document.id))) then()
  }
  const show = (tab: ToolTabId) =>
    withOpen(() => screen.setState({ pipelineId: pipeline.id, overlay: { name: 'tool', tab } }))
  const remove = () =>
    withOpen(() => {
      const isOnly = document.pipelines.length === 1
      editor.endCoalescing()
      editor.edit(draft => (isOnly ? removeTool(draft, pipeline.id) : removePipeline(draft, pipeline.id)), {
        label: msg('Deleted the tool {name}', { name }),
      })
      setAsks(false)
    })
  return (
    <div className={classNames(layout.stack3, rowStyles.inside)}>
      {face.description && <p className={layout.semibold}>{face.description.split('\n')[0]}</p>}
      <p>{used ?? t('Nothing in its document uses it.')}</p>
      <LastRuns tool={tool} />
      {asks ? (
        <div className={layout.cluster2}>
          <p>
            {used && `${t('What uses it will fail without it.')} `}
            {document.pipelines.length === 1
              ? t('The pipeline stays, but not as a tool. Undo brings it back.')
              : t('Its pipeline goes with it. Undo brings it back.')}
          </p>
          <Button look="danger" icon={Trash2} onClick={remove}>
            {t('Delete it')}
          </Button>
          <Button onClick={() => setAsks(false)}>{t('Keep it')}</Button>
        </div>
      ) : (
        <div className={layout.cluster2}>
          <Button icon={Play} aria-label={t('Try {name}', { name })} onClick={() => show('try')}>
            {t('Try it')}
          </Button>
          <Button icon={Pencil} aria-label={t('Edit {name}', { name })} onClick={() => show('face')}>
            {t('Edit')}
          </Button>
          <Button icon={Trash2} look="quiet" aria-label={t('Delete {name}', { name })} onClick={() => setAsks(true)}>
            {t('Delete…')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Status of the tool in the newest saved runs of its document. */
function LastRuns({ tool: { document, pipeline } }: { tool: ListedTool }) {
  const { archive, nodeTypes } = useApp()
  const found = useLoaded(() => archive.runs(document.id, MOST_RUNS), [archive, document.id])
  if (found === undefined) return null
  const runs = (found ?? [])
    .flatMap(({ events }) => executedIn(events, nodeTypes).executions)
    .filter(({ pipelineId }) => pipelineId === pipeline.id)
    .slice(0, MOST_RUNS)
  if (runs.length === 0) return <p className={layout.hint}>{t('It has not run yet, or its runs were not saved.')}</p>
  return (
    <ul className={layout.stack2} aria-label={t('Last runs')}>
      {runs.map(({ id, status, startedAt, durationMs, totalCostUsd }) => (
        <li key={id} className={layout.cluster3}>
          <StatusMark status={status} />
          <span className={layout.hint}>
            {editedWhen(startedAt)} · {formatDuration(durationMs)} · {formatCost(totalCostUsd)}
          </span>
        </li>
      ))}
    </ul>
  )
}
