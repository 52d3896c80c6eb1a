import { CheckField } from '../kit/CheckField'
import { FieldRow, Fields } from '../kit/Field'
import { JsonField } from '../kit/JsonField'
import { ModelField } from '../kit/ModelField'
import { NumberField } from '../kit/NumberField'
import { SelectField } from '../kit/SelectField'
import { TextAreaField } from '../kit/TextAreaField'
import { TextField } from '../kit/TextField'
import type { EditorProps, ViewServices } from '../view'
import { type Reasoning, readOutputSchema, type ToolChoice, type ToolStepConfig } from './settings'

const NONE = 'none'

/** The settings of a step. */
export function Editor(props: EditorProps<ToolStepConfig>) {
  const { config, onChange, isLocked, services } = props
  const { tool, reasoning } = config
  return (
    <Fields>
      <FieldRow>
        <TextField
          label="Name"
          value={config.name}
          onChange={name => onChange({ name })}
          locked={isLocked('name')}
          help="Templates call it by this name."
        />
        <SelectField
          label="Tool"
          value={keyOf(tool)}
          options={optionsOf(tool, services.tools ?? [])}
          onChange={key => onChange({ tool: toolOf(key, services.tools ?? []) })}
          locked={isLocked('tool')}
        />
      </FieldRow>
      {tool.kind !== NONE && (
        <JsonField
          label="Input"
          value={config.inputMapping}
          onChange={inputMapping => onChange({ inputMapping })}
          locked={isLocked('inputMapping')}
          placeholder={'{ "query": "{{input.task}}" }'}
          help="JSON: what the tool is given. A text may be a template, such as {{steps.search.output.results}}."
        />
      )}
      <CheckField
        label="Let a model make sense of it"
        checked={reasoning.enabled}
        onChange={enabled => onChange({ reasoning: { ...reasoning, enabled } })}
        locked={isLocked('reasoning')}
      />
      {reasoning.enabled && <ReasoningFields {...props} />}
    </Fields>
  )
}

function ReasoningFields({ config, onChange, isLocked, services }: EditorProps<ToolStepConfig>) {
  const { reasoning } = config
  const locked = isLocked('reasoning')
  const change = (patch: { [Field in keyof Reasoning]?: Reasoning[Field] | undefined }) => {
    const kept = Object.entries({ ...reasoning, ...patch }).filter(([, value]) => value !== undefined)
    onChange({ reasoning: Object.fromEntries(kept) as Reasoning })
  }
  return (
    <>
      <TextAreaField
        label="Task"
        value={reasoning.prompt}
        onChange={prompt => change({ prompt })}
        locked={locked}
        placeholder="Find the records that matter for {{input.task}}, and say why."
        help="The model reads what the tool gave, and answers with JSON."
      />
      <ModelField value={reasoning.model} onChange={model => change({ model })} locked={locked} services={services} />
      <FieldRow>
        <NumberField
          label="Temperature"
          value={reasoning.temperature}
          onChange={temperature => change({ temperature })}
          locked={locked}
          min={0}
          max={2}
          step={0.1}
          placeholder="0.2"
        />
        <NumberField
          label="Max tokens"
          value={reasoning.maxTokens}
          onChange={maxTokens => change({ maxTokens })}
          locked={locked}
          min={1}
          whole
          placeholder="2000"
        />
      </FieldRow>
      <JsonField
        label="Form of the answer"
        value={reasoning.outputSchema}
        onChange={outputSchema => change({ outputSchema })}
        locked={locked}
        placeholder={'{ "type": "object", "properties": { "ids": { "type": "array" } } }'}
        error={readOutputSchema(reasoning.outputSchema).problem}
        help="A JSON Schema. An answer that does not fit goes back once with what is wrong."
      />
    </>
  )
}

type Tools = NonNullable<ViewServices['tools']>

function keyOf({ kind, id }: { kind: ToolChoice['kind']; id: string }): string {
  return kind === NONE ? NONE : `${kind}:${id}`
}

function optionsOf(chosen: ToolChoice, tools: Tools): { value: string; label: string }[] {
  const known = tools.map(tool => ({ value: keyOf(tool), label: tool.title }))
  const isKnown = chosen.kind === NONE || known.some(({ value }) => value === keyOf(chosen))
  const gone = isKnown
    ? []
    : [{ value: keyOf(chosen), label: `${chosen.name || chosen.id || 'None chosen'} (not there)` }]
  return [{ value: NONE, label: 'No tool' }, ...known, ...gone]
}

function toolOf(key: string, tools: Tools): ToolChoice {
  const tool = tools.find(each => keyOf(each) === key)
  return tool ? { kind: tool.kind, id: tool.id, name: tool.title } : { kind: NONE, id: '' }
}
