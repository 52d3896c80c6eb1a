import { Braces, Copy, Spline, Trash2, Wrench } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { leaveByEnter } from '../../../components/keys'
import layout from '../../../components/layout.module.css'
import type { Problem } from '../../../engine/checks/problems'
import { t } from '../../../language/active'
import type { Pipeline } from '../../../model/document'
import { findNode } from '../../../store/document/draft'
import { useApp } from '../../page/app-context'
import { removePipelines } from '../../page/edits/ask-removal'
import { useFlowActions } from '../../page/edits/flow-actions'
import { useScreen } from '../../page/screen'
import { CardProblems } from '../../parts/CardProblems'
import styles from './Flow.module.css'
import { IncomingEdges } from './PipelineEdges'
import { PipelineTabs } from './PipelineTabs'

/** Selects the pipeline in which the run waits: for input on a card, or for the next step. */
function useFollow(): void {
  const { editor, runner } = useApp()
  const actions = useFlowActions()
  const asked = useStore(runner, state => state.run.question?.askId)
  const paused = useStore(runner, state => state.paused?.nodeId)
  useEffect(() => {
    const nodeId = (asked !== undefined && runner.getState().run.question?.askNodeId) || paused
    const seat = nodeId ? findNode(editor.getState().draft.document, nodeId) : undefined
    if (seat) actions.choose(seat.pipeline.id)
  }, [asked, paused, actions, editor, runner])
}

interface PipelineHeadProps {
  pipeline: Pipeline
  /** Problems of the pipeline that no card can show. */
  problems: readonly Problem[] | undefined
}

/** The header above the stack of a flow: name, actions and incoming edges of the pipeline. */
export function PipelineHead({ pipeline, problems }: PipelineHeadProps) {
  const { editor, nodeTypes } = useApp()
  const screen = useScreen()
  const actions = useFlowActions()
  const pipelines = useStore(editor, state => state.draft.document.pipelines)
  const { id, name } = pipeline
  const remove = () =>
    removePipelines(
      { document: editor.getState().draft.document, nodeTypes, screen },
      [pipeline],
      name || id,
      actions.remove,
    )
  useFollow()

  return (
    <div className={styles.top}>
      <PipelineTabs pipelines={pipelines} chosen={pipeline} />
      <div className={classNames(layout.row1, styles.head)}>
        <input
          type="text"
          className={classNames(layout.large, layout.bold, styles.name)}
          aria-label={t('Name of this pipeline')}
          value={name}
          placeholder={id}
          spellCheck={false}
          autoComplete="off"
          maxLength={120}
          onChange={event => actions.rename(id, event.target.value)}
          onBlur={() => editor.endCoalescing()}
          onKeyDown={leaveByEnter}
        />
        <Button look="quiet" icon={Spline} onClick={() => screen.show({ name: 'edges', pipelineId: id })}>
          <span className={layout.wordsOnWide}>{t('Connect to…')}</span>
        </Button>
        <IconButton
          icon={Wrench}
          label={pipeline.tool ? t('Tool face') : t('Make it a tool')}
          onClick={() => screen.show({ name: 'tool', tab: 'face' })}
        />
        <IconButton icon={Braces} label={t('Variables')} onClick={() => screen.show('variables')} />
        <IconButton icon={Copy} label={t('Duplicate pipeline')} onClick={() => actions.duplicate(id)} />
        <IconButton icon={Trash2} label={t('Remove pipeline')} onClick={remove} />
      </div>
      <IncomingEdges pipeline={pipeline} />
      {problems && <CardProblems problems={problems} />}
    </div>
  )
}
