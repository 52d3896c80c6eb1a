import { CircleCheck, CircleX, Play, Square } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { CopyButton } from '../../../components/CopyButton'
import { classNames } from '../../../components/class-names'
import { Disclosure } from '../../../components/Disclosure'
import { Fields } from '../../../components/Field'
import layout from '../../../components/layout.module.css'
import { printJson } from '../../../components/print-json'
import type { Invocation } from '../../../engine/run/invocation'
import { pipelineTool } from '../../../engine/tools/pipeline-tool'
import { sampleInput } from '../../../engine/tools/sample-input'
import { localize, t } from '../../../language/active'
import type { Node, NodeConfig, Pipeline } from '../../../model/document'
import { isJsonObject, type JsonObject, type JsonValue, withoutUndefined } from '../../../model/json'
import type { NodeTypes } from '../../../model/node-type'
import { slugsByNode } from '../../../model/slugs'
import { stepCalls } from '../../../model/step-tools'
import { readStoredJson } from '../../../model/stored-json'
import { FormFields } from '../../../nodes/kit/FormFields'
import { fieldsOfSchema } from '../../../nodes/kit/form-fields'
import { JsonField } from '../../../nodes/kit/JsonField'
import { readReferenceData } from '../../../toolkit/reference-data'
import type { PipelineResponse } from '../../../toolkit/response'
import { useApp } from '../../page/app-context'
import { useScreen } from '../../page/screen'
import { ExecutionDetail } from '../../parts/executions/ExecutionDetail'
import { useShownExecutions } from '../../parts/executions/use-executions'
import { CodeBox } from '../CodeBox'
import { EarlierInputs } from './EarlierInputs'
import styles from './Tool.module.css'

/** Form state of a test call. */
interface Filled {
  input: JsonObject
  /** JSON, by the slug of the step. */
  overrides: Record<string, string>
  /** JSON. */
  context: string
}

/** Kept in memory, so that the dialog can be closed to look at the cards. */
const filledForms = new WeakMap<object, Map<string, Filled>>()

/** Calls the tool as another agent would, and shows the response. */
export function TryTab({ pipeline }: { pipeline: Pipeline }) {
  const app = useApp()
  const { runner, nodeTypes } = app
  const live = useStore(runner, state => state.live)
  const { filled, change } = useFilled(pipeline)
  const schema = pipelineTool(pipeline, nodeTypes).inputSchema
  const read = readFilled(filled)
  const call = () => {
    if ('problem' in read) return
    runner.start({ invocation: { ...read.invocation, pipelineId: pipeline.id, isTrial: true } })
  }
  return (
    <div className={classNames(layout.columns, styles.tryIt)}>
      <form
        className={classNames(layout.stack4, layout.packed)}
        aria-label={t('Try it')}
        onSubmit={event => {
          event.preventDefault()
          if (!live) call()
        }}
      >
        <Fields>
          <FormFields
            fields={fieldsOfSchema(schema)}
            value={filled.input as NodeConfig}
            onChange={patch => change({ input: withoutUndefined({ ...filled.input, ...patch }) as JsonObject })}
          />
        </Fields>
        <EarlierInputs pipeline={pipeline} onChoose={input => change({ input })} />
        <StepInputs pipeline={pipeline} filled={filled} onChange={change} />
        <Disclosure
          title={t('Names that the caller knows')}
          count={filled.context.trim() ? 1 : 0}
          help={t('Names among the inputs of steps then become ids: “#general” becomes “C01”.')}
        >
          <JsonField
            label={t('Context')}
            value={filled.context}
            onChange={(context = '') => change({ context })}
            rows={3}
            placeholder={'{ "channels": [{ "id": "C01", "name": "general" }] }'}
            {...('problem' in read && read.field === 'context' && { error: read.problem })}
          />
        </Disclosure>
        <div className={layout.cluster2}>
          <Button look="strong" icon={Play} type="submit" disabled={live || 'problem' in read}>
            {t('Call it')}
          </Button>
          {live && (
            <Button icon={Square} onClick={() => runner.stop()}>
              {t('Cancel')}
            </Button>
          )}
        </div>
      </form>
      <Outcome pipeline={pipeline} />
    </div>
  )
}

/** Overrides of the inputs of steps. */
function StepInputs({
  pipeline,
  filled,
  onChange,
}: {
  pipeline: Pipeline
  filled: Filled
  onChange(patch: Partial<Filled>): void
}) {
  const { editor, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const slugs = slugsByNode(document)
  const callers = new Set(stepCalls(document, nodeTypes).map(({ node }) => node.id))
  const steps = pipeline.nodes.filter(node => callers.has(node.id) || ownInput(node, nodeTypes) !== undefined)
  if (steps.length === 0) return null
  const count = Object.values(filled.overrides).filter(text => text.trim() !== '').length
  return (
    <Disclosure
      title={t('Input of single steps')}
      count={count}
      help={t('What you write here replaces the step’s own input.')}
    >
      {steps.map(node => {
        const { id, config } = node
        const slug = slugs.get(id) ?? id
        const own = printJson(ownInput(node, nodeTypes) ?? {})
        const text = filled.overrides[slug] ?? ''
        const read = readObject(text)
        return (
          <JsonField
            key={id}
            label={config.name || slug}
            value={text}
            onChange={(typed = '') => onChange({ overrides: { ...filled.overrides, [slug]: typed } })}
            rows={Math.min(8, own.split('\n').length + 1)}
            placeholder={own}
            {...('problem' in read && { error: read.problem })}
          />
        )
      })}
    </Disclosure>
  )
}

/** The configured input of a step, used without an override. */
function ownInput({ type, config }: Node, nodeTypes: NodeTypes): JsonValue | undefined {
  const [field] = nodeTypes.get(type)?.templates?.json ?? []
  const read = readStoredJson(field === undefined ? undefined : config[field])
  return read.problem === undefined ? read.value : undefined
}

/** Status and response of the latest call of this pipeline. */
function Outcome({ pipeline }: { pipeline: Pipeline }) {
  const screen = useScreen()
  const { executions, events, response } = useShownExecutions()
  const { runner } = useApp()
  const question = useStore(runner, state => state.run.question)
  const execution = executions.find(({ pipelineId, parentCallId }) => pipelineId === pipeline.id && !parentCallId)
  if (!execution) {
    return <p className={layout.hint}>{t('The answer shows here, as the caller gets it.')}</p>
  }
  return (
    <div className={classNames(layout.stack4, layout.packed)}>
      {question && (
        <p className={classNames(layout.cluster2, layout.semibold)}>
          {t('It waits for you on a card.')}{' '}
          <Button onClick={() => screen.reveal(question.askNodeId)}>{t('Show the card')}</Button>
        </p>
      )}
      {execution.status !== 'running' && response && <ResponseView response={response} />}
      <ExecutionDetail execution={execution} events={events} />
    </div>
  )
}

function useFilled(pipeline: Pipeline) {
  const app = useApp()
  const documentId = useStore(app.editor, state => state.draft.document.id)
  const all = filledForms.get(app) ?? new Map<string, Filled>()
  filledForms.set(app, all)
  const key = `${documentId} ${pipeline.id}`
  const [filled, setFilled] = useState(
    () => all.get(key) ?? { input: sampleInput(pipeline), overrides: {}, context: '' },
  )
  const change = (patch: Partial<Filled>) => {
    const next = { ...filled, ...patch }
    all.set(key, next)
    setFilled(next)
  }
  return { filled, change }
}

type Read =
  | { invocation: Pick<Invocation, 'input' | 'overrides' | 'context'> & { input: JsonObject } }
  | { problem: string; field: 'context' | 'overrides' }

function readFilled({ input, overrides, context }: Filled): Read {
  const known = readStoredJson(context)
  if (known.problem !== undefined) return { problem: localize(known.problem), field: 'context' }
  const references = readReferenceData(known.value)
  if ('problem' in references) return { problem: localize(references.problem), field: 'context' }
  const own: Record<string, JsonObject> = {}
  for (const [slug, text] of Object.entries(overrides)) {
    const read = readObject(text)
    if ('problem' in read) return { problem: read.problem, field: 'overrides' }
    if (read.object) own[slug] = read.object
  }
  return { invocation: { input, overrides: own, context: references.data } }
}

function readObject(text: string): { object: JsonObject | null } | { problem: string } {
  const read = readStoredJson(text)
  if (read.problem !== undefined) return { problem: localize(read.problem) }
  if (read.value === undefined) return { object: null }
  return isJsonObject(read.value)
    ? { object: read.value }
    : { problem: t('The input of a step is an object: {example}.', { example: '{ … }' }) }
}

/** A response as a caller receives it: text and JSON. */
function ResponseView({ response }: { response: PipelineResponse }) {
  const printed = JSON.stringify(response as unknown as JsonValue, null, 2)
  const advice = response.success ? response.nextSteps : response.remediation
  return (
    <section className={classNames(layout.stack3, layout.packed, styles.section)} aria-label={t('Answer')}>
      <p className={classNames(layout.row2, layout.bold, response.success ? layout.ok : layout.danger)}>
        {response.success ? <CircleCheck size={18} aria-hidden /> : <CircleX size={18} aria-hidden />}
        {response.success ? t('It worked') : t('It failed: {code}', { code: response.error.code })}
      </p>
      <p className={classNames(layout.rounded, layout.padded, layout.deep, layout.preWrap, layout.breakWords)}>
        {response.message}
        {response.message.includes(advice) ? '' : `\n\n${advice}`}
      </p>
      <details>
        <summary>{t('The whole answer, as JSON')}</summary>
        <CodeBox label={t('Response')} text={printed} />
      </details>
      <div className={layout.cluster2}>
        <CopyButton label={t('Copy the answer')} text={() => printed} />
      </div>
    </section>
  )
}
