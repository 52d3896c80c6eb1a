import { useState } from 'react'
import * as v from 'valibot'
import { CheckField } from '../../../components/CheckField'
import { localize, t } from '../../../language/active'
import { msg } from '../../../language/message'
import { isJsonObject, type JsonObject, type JsonSchema, withoutUndefined } from '../../../model/json'
import { readStoredJson } from '../../../model/stored-json'
import { FormControl } from '../../../nodes/kit/FormFields'
import { type FormField, fieldsOfConfig } from '../../../nodes/kit/form-fields'
import { JsonField } from '../../../nodes/kit/JsonField'
import { nameProblem, setting } from '../../../nodes/kit/setting'
import { INPUT_TYPES, type InputField, inputFields, withInputFields } from '../../../toolkit/input-fields'
import { printVariable, readVariable } from '../../page/cards/variable-text'
import { Section } from './Section'
import type { FaceProps } from './use-tool'

const QUESTION: JsonSchema = { type: 'object', properties: {} }

/** One argument as it is edited: its values are texts, in JSON where its type is not text. */
const Argument = v.looseObject({
  name: setting(v.optional(v.string(), ''), { label: msg('Name'), problem: nameProblem, row: 'argument' }),
  type: setting(v.picklist(INPUT_TYPES), {
    label: msg('Type'),
    row: 'argument',
    choices: {
      string: msg('text'),
      number: msg('number'),
      integer: msg('whole number'),
      boolean: msg('yes or no'),
      array: msg('list'),
      object: msg('object'),
    },
  }),
  required: setting(v.boolean(), { label: msg('Required'), row: 'argument' }),
  description: setting(v.optional(v.string(), ''), { label: msg('What it means') }),
  more: setting(
    v.object({
      default: v.optional(v.string()),
      choices: v.optional(v.array(v.string())),
      rest: v.optional(v.record(v.string(), v.any())),
    }),
    {
      label: msg('Default, choices and limits'),
      isFolded: true,
      fields: {
        default: { label: msg('If left out'), help: msg('The value it gets then.') },
        choices: { label: msg('Choices'), help: msg('One per line. Nothing else is accepted.') },
        rest: { label: msg('More, as JSON Schema') },
      },
    },
  ),
})
type Argument = v.InferOutput<typeof Argument>

/** The input of a tool: its arguments one by one, or their JSON Schema as text. */
export function InputFields({ face, onChange }: FaceProps) {
  const schema = face.inputSchema ?? QUESTION
  const readable = inputFields(schema)
  const [asText, setAsText] = useState(readable === null)
  return (
    <Section
      title={t('What it takes')}
      hint={t('Its steps use these as {template}. If empty, it takes one question in words.', {
        template: '{{input.name}}',
      })}
    >
      <CheckField
        label={t('As JSON Schema')}
        checked={asText || readable === null}
        locked={readable === null}
        onChange={setAsText}
      />
      {asText || readable === null ? (
        <SchemaText schema={schema} onChange={inputSchema => onChange({ inputSchema })} />
      ) : (
        <FormControl field={argumentList(schema)} value={schema} onChange={inputSchema => onChange({ inputSchema })} />
      )}
    </Section>
  )
}

interface SchemaProps {
  schema: JsonSchema
  onChange(schema: JsonSchema): void
}

/** Text that is not yet an object schema remains a draft and is not saved. */
function SchemaText({ schema, onChange }: SchemaProps) {
  const written = JSON.stringify(schema, null, 2)
  const [draft, setDraft] = useState({ text: written, of: written })
  const text = draft.of === written ? draft.text : written
  const problemIn = (typed: string) => {
    const read = readStoredJson(typed)
    if (read.problem !== undefined) return localize(read.problem)
    return isJsonObject(read.value) && read.value.type === 'object'
      ? undefined
      : t('A schema of arguments begins like this: {example}.', {
          example: '{ "type": "object", "properties": { … } }',
        })
  }
  const type = (typed = '') => {
    const read = readStoredJson(typed)
    const fits = problemIn(typed) === undefined && read.problem === undefined
    const next = fits ? (read.value as JsonSchema) : schema
    setDraft({ text: typed, of: JSON.stringify(next, null, 2) })
    if (fits) onChange(next)
  }
  const problem = problemIn(text)
  return (
    <JsonField label={t('JSON Schema')} value={text} onChange={type} rows={10} {...(problem && { error: problem })} />
  )
}

/** The arguments of a schema as a list; what the schema says beside them stays. */
const argumentList = (schema: JsonSchema): FormField => ({
  name: 'arguments',
  setting: {
    label: '',
    items: {
      title: number => msg('Argument {number}', { number }),
      remove: number => msg('Remove argument {number}', { number }),
      add: msg('Add an argument'),
      fresh: () => ({ name: '', type: 'string', required: true, description: '', more: {} }) as never,
      stored: {
        item: Argument,
        read: stored => (inputFields(stored as JsonSchema) ?? []).map(argumentOf),
        write: items => withInputFields(schema, (items as Argument[]).map(inputOf)),
      },
    },
  },
  shape: { type: 'list', isOptional: false, fields: fieldsOfConfig({ configSchema: Argument }) },
})

function argumentOf({ default: usual, choices, rest, ...field }: InputField): JsonObject {
  const more = withoutUndefined({
    default: usual === undefined ? undefined : printVariable(usual),
    choices: choices?.map(printVariable),
    rest: Object.keys(rest).length > 0 ? rest : undefined,
  })
  return { ...field, more }
}

function inputOf({ name = '', type, required, description = '', more }: Argument): InputField {
  const { default: usual, choices, rest } = more
  const read = (typed: string) => (type === 'string' ? typed : readVariable(typed))
  return {
    ...{ name, type, required, description, rest: isJsonObject(rest) ? rest : {} },
    ...(usual !== undefined && { default: read(usual) }),
    ...(choices && { choices: choices.map(read) }),
  }
}
