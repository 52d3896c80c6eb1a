import { Trash2 } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { FieldRow, Fields } from '../../../components/Field'
import layout from '../../../components/layout.module.css'
import { TextField } from '../../../components/TextField'
import { t } from '../../../language/active'
import { msg } from '../../../language/message'
import { withoutUndefined } from '../../../model/json'
import { DEFAULT_LIMITS } from '../../../model/limits'
import { faceProblem } from '../../../model/tool-face'
import { FormFields } from '../../../nodes/kit/FormFields'
import { fieldsOfConfig } from '../../../nodes/kit/form-fields'
import { reasoningModel } from '../../../nodes/kit/model-fields'
import { renamePipeline } from '../../../store/document/edits-flow'
import { removeTool } from '../../../store/document/edits-tool'
import { dependentsOf, dependentsSentence } from '../../../toolkit/dependents'
import { slugOf } from '../../../toolkit/face'
import { useApp } from '../../page/app-context'
import { useScreen } from '../../page/screen'
import { useViewServices } from '../../page/view-services'
import { Problem } from '../../parts/Problem'
import { Answers } from './Answers'
import { Description } from './Description'
import { InputFields } from './InputFields'
import { OutputFields } from './OutputFields'
import { Section } from './Section'
import { StatusField } from './StatusField'
import type { FaceProps } from './use-tool'

/** The face of a pipeline: all that callers see. */
export function FaceTab(props: FaceProps) {
  const { pipeline } = props
  const { editor } = useApp()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when a field in it was left.
    <div className={classNames(layout.stack5, layout.packed)} onBlur={() => editor.endCoalescing()}>
      <Problem words={faceProblem(pipeline) ?? undefined} />
      <Identity {...props} />
      <InputFields {...props} />
      <OutputFields {...props} />
      <Description {...props} />
      <Answers {...props} />
      <Reasoning {...props} />
      <CallLimits />
      <Remove {...props} />
    </div>
  )
}

function Identity({ pipeline, face, onChange }: FaceProps) {
  const { editor } = useApp()
  const { id, name } = pipeline
  const rename = (typed = '') =>
    editor.edit(draft => renamePipeline(draft, id, typed), { label: msg('Renamed a pipeline'), coalesce: `name ${id}` })
  const isSlug = (text: string) => /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(text)
  const own = typeof pipeline.tool?.slug === 'string' ? pipeline.tool.slug : undefined
  return (
    <Section title={t('Its name')}>
      <Fields>
        <FieldRow>
          <TextField label={t('Tool name')} value={name} onChange={rename} />
          <TextField
            label={t('Name in calls')}
            value={own}
            placeholder={slugOf({ ...pipeline, tool: {} })}
            onChange={slug => onChange({ slug })}
            {...(own !== undefined && !isSlug(own) && { error: t('Small letters, digits and - only, like crm-tool.') })}
          />
        </FieldRow>
        <StatusField pipeline={pipeline} face={face} onChange={onChange} />
      </Fields>
    </Section>
  )
}

/** What ends a call of the tool: the limits of its document. */
function CallLimits() {
  const { editor } = useApp()
  const limits = useStore(editor, state => state.draft.document.settings?.limits)
  const { maxCostUsd, maxDurationSeconds, maxRequests, maxSteps } = {
    ...DEFAULT_LIMITS,
    maxSteps: undefined,
    ...limits,
  }
  return (
    <Section title={t('Limits of a call')} hint={t('They are those of the whole document.')}>
      <p>
        {t(
          '{cost} US dollars, {seconds, plural, one {# second} other {# seconds}}, {requests, plural, one {# request} other {# requests}}.',
          { cost: maxCostUsd, seconds: maxDurationSeconds, requests: maxRequests },
        )}{' '}
        {maxSteps !== undefined && t('{steps, plural, one {# step} other {# steps}}.', { steps: maxSteps })}
      </p>
    </Section>
  )
}

function Reasoning({ pipeline, face, onChange }: FaceProps) {
  const services = useViewServices()
  return (
    <Section title={t('Model for the reasoning of its steps')} hint={t('A step can choose another one.')}>
      <Fields>
        <FormFields
          fields={fieldsOfConfig({ configSchema: reasoningModel })}
          value={{ model: '', ...face.reasoning }}
          onChange={patch => onChange({ reasoning: withoutUndefined({ model: '', ...face.reasoning, ...patch }) })}
          card={{ nodeId: pipeline.id, config: {}, services }}
        />
      </Fields>
    </Section>
  )
}

function Remove({ pipeline }: FaceProps) {
  const { editor, nodeTypes } = useApp()
  const screen = useScreen()
  const document = useStore(editor, state => state.draft.document)
  const used = dependentsSentence(dependentsOf(document, pipeline.id, nodeTypes))
  return (
    <Section title={t('Stop being a tool')}>
      <p className={layout.hint}>
        {used
          ? t('{used} They can still call it, with one question in words. The pipeline itself stays.', { used })
          : t('Nothing in this document calls it. The pipeline itself stays.')}
      </p>
      <div>
        <Button
          look="danger"
          icon={Trash2}
          onClick={() => {
            editor.endCoalescing()
            editor.edit(draft => removeTool(draft, pipeline.id), { label: msg('Stopped being a tool') })
            screen.announce(t('It is no longer a tool.'))
          }}
        >
          {t('Stop being a tool')}
        </Button>
      </div>
    </Section>
  )
}
