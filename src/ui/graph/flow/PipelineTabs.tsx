import { Plus, Workflow } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { readingKey } from '../../../components/reading-direction'
import { Select } from '../../../components/Select'
import { t } from '../../../language/active'
import type { Pipeline } from '../../../model/document'
import { useFlowActions } from '../../page/edits/flow-actions'
import { usePipelineTarget } from '../../page/edits/use-card-drag'
import { STACK_ID, useScreen } from '../../page/screen'
import styles from './Flow.module.css'
import { PipelineMark, usePipelineRun } from './PipelineMark'

/** With more pipelines, a select replaces the tabs. */
const mostTabs = 8

const tabId = (pipelineId: string) => `tab-${pipelineId}`

/** The pipelines of a flow, one of which is selected. */
export function PipelineTabs({ pipelines, chosen }: { pipelines: readonly Pipeline[]; chosen: Pipeline }) {
  const actions = useFlowActions()
  const screen = useScreen()
  const onKeyDown = (event: KeyboardEvent) => {
    const now = pipelines.indexOf(chosen)
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: pipelines.length - 1 }[readingKey(event.key)]
    const pipeline = next === undefined ? undefined : pipelines[(next + pipelines.length) % pipelines.length]
    if (!pipeline) return
    event.preventDefault()
    actions.choose(pipeline.id)
    document.getElementById(tabId(pipeline.id))?.focus()
  }
  return (
    <div className={classNames(layout.row1, styles.tabs)}>
      {pipelines.length > mostTabs ? (
        <Select aria-label={t('Pipelines')} value={chosen.id} onChange={event => actions.choose(event.target.value)}>
          {pipelines.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || id}
            </option>
          ))}
        </Select>
      ) : (
        <div
          role="tablist"
          aria-label={t('Pipelines')}
          className={classNames(layout.grow, styles.tablist)}
          onKeyDown={onKeyDown}
        >
          {pipelines.map(pipeline => (
            <Tab key={pipeline.id} pipeline={pipeline} isChosen={pipeline === chosen} />
          ))}
        </div>
      )}
      <IconButton icon={Plus} label={t('Add pipeline')} onClick={() => actions.add()} />
      <IconButton
        icon={Workflow}
        label={t('Graph')}
        className={styles.onPhone}
        onClick={() => screen.setState({ graph: true })}
      />
    </div>
  )
}

/** One pipeline. A card that is dropped on it moves there. */
function Tab({ pipeline: { id, name }, isChosen }: { pipeline: Pipeline; isChosen: boolean }) {
  const actions = useFlowActions()
  const run = usePipelineRun(id)
  const { ref, isOpen, isOver } = usePipelineTarget(id, name || id, 'tab')
  return (
    <button
      ref={ref}
      type="button"
      role="tab"
      id={tabId(id)}
      aria-selected={isChosen}
      aria-controls={STACK_ID}
      tabIndex={isChosen ? 0 : -1}
      data-status={run.status}
      data-open={isOpen || undefined}
      data-over={isOver || undefined}
      onClick={() => actions.choose(id)}
    >
      <bdi className={styles.tabName}>{name || id}</bdi>
      <PipelineMark {...run} />
    </button>
  )
}
