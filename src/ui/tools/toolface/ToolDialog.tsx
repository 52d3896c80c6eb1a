import { Wrench } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { LabeledSelect } from '../../../components/LabeledSelect'
import layout from '../../../components/layout.module.css'
import { Tabs } from '../../../components/Tabs'
import { t } from '../../../language/active'
import { msg } from '../../../language/message'
import { makeTool } from '../../../store/document/edits-tool'
import { useApp } from '../../page/app-context'
import type { OverlayProps, ToolTabId } from '../../page/overlay'
import { useScreen } from '../../page/screen'
import { ExecutionList } from '../../parts/executions/ExecutionList'
import { everyStep } from '../../parts/executions/step-rows'
import { Exports } from '../Exports'
import { FaceTab } from './FaceTab'
import styles from './Tool.module.css'
import { TryTab } from './TryTab'
import { useTool } from './use-tool'

const tabs = () => [
  { id: 'face', label: t('Face') },
  { id: 'try', label: t('Try it') },
  { id: 'runs', label: t('Executions') },
  { id: 'export', label: t('Export') },
]

/** A pipeline as a tool: its face, a test call, past calls, and definitions for other agents. */
export default function ToolDialog({ overlay }: OverlayProps<'tool'>) {
  const { editor } = useApp()
  const screen = useScreen()
  const { pipeline, face, onChange } = useTool()
  const pipelines = useStore(editor, state => state.draft.document.pipelines)
  const [tab, setTab] = useState(overlay.tab ?? 'face')
  if (!pipeline) return null
  return (
    <div className={classNames(layout.stack4, layout.packed, styles.tool)}>
      {pipelines.length > 1 && (
        <LabeledSelect
          label={t('Pipeline')}
          value={pipeline.id}
          options={pipelines.map(({ id, name, tool }) => ({
            value: id,
            label: tool ? name || id : t('{pipeline} (no tool yet)', { pipeline: name || id }),
          }))}
          onChange={pipelineId => screen.setState({ pipelineId })}
        />
      )}
      {!face && tab === 'try' ? (
        <TryTab key={pipeline.id} pipeline={pipeline} />
      ) : face ? (
        <Tabs tabs={tabs()} chosen={tab} onChoose={id => setTab(id as ToolTabId)} label={t('Tool')}>
          {tab === 'face' && <FaceTab key={pipeline.id} pipeline={pipeline} face={face} onChange={onChange} />}
          {tab === 'try' && <TryTab key={pipeline.id} pipeline={pipeline} />}
          {tab === 'runs' && <ExecutionList filter={{ ...everyStep, pipelineId: pipeline.id }} />}
          {tab === 'export' && <Exports pipelineId={pipeline.id} />}
        </Tabs>
      ) : (
        <div className={layout.stack4}>
          <p>
            {t(
              'Turn “{pipeline}” into a tool that other models and programs can use. They give it an input and get one answer.',
              { pipeline: pipeline.name || pipeline.id },
            )}
          </p>
          <Button
            look="strong"
            icon={Wrench}
            className={layout.atStart}
            onClick={() => {
              editor.endCoalescing()
              editor.edit(draft => makeTool(draft, pipeline.id), { label: msg('Made it a tool') })
            }}
          >
            {t('Make it a tool')}
          </Button>
        </div>
      )}
    </div>
  )
}
