import { useState } from 'react'
import * as v from 'valibot'
import layout from '../../components/layout.module.css'
import { Rich } from '../../components/Rich'
import { SelectField } from '../../components/SelectField'
import { activeMessages, t } from '../../language/active'
import { msg } from '../../language/message'
import type { NodeConfig } from '../../model/document'
import type { JsonSchema, JsonValue } from '../../model/json'
import { storedObject } from '../../model/stored-json'
import { FormFields } from '../kit/FormFields'
import { fieldsOfConfig } from '../kit/form-fields'
import { JsonField } from '../kit/JsonField'
import { nameProblem, setting } from '../kit/setting'
import { fieldsOfSchema, hiddenFields, schemaOfFields } from './answer-fields'

interface AnswerFormProps {
  /** A JSON Schema, or the text of an unfinished one; undefined for a text answer. */
  value: JsonValue | undefined
  onChange(value: JsonValue | undefined): void
  locked: boolean
}

type Form = 'words' | 'fields' | 'schema'

const FORMS = [
  { value: 'words', label: msg('Words') },
  { value: 'fields', label: msg('Fields that you name') },
  { value: 'schema', label: msg('JSON of a schema') },
] as const

const AnswerField = v.object({
  name: setting(v.string(), {
    label: msg('Field'),
    verbatim: true,
    placeholder: 'title',
    problem: nameProblem,
    row: 'field',
  }),
  type: setting(v.picklist(['text', 'number', 'yes-no', 'list']), {
    label: msg('Kind'),
    choices: { text: msg('Text'), number: msg('Number'), 'yes-no': msg('Yes or no'), list: msg('List of texts') },
    row: 'field',
  }),
  meaning: setting(v.string(), { label: msg('Meaning'), placeholder: msg('What the model should put here') }),
})

/** The fields of an answer, which are stored as a JSON Schema. */
const answerFields = fieldsOfConfig({
  configSchema: v.looseObject({
    fields: setting(v.any(), {
      label: msg('Fields that you name'),
      items: {
        title: number => msg('Field {number}', { number }),
        remove: number => msg('Remove field {number}', { number }),
        add: msg('Add a field'),
        fresh: () => ({ name: '', type: 'text', meaning: '' }),
        stored: {
          item: AnswerField,
          read: schema => fieldsOfSchema(schema) ?? [],
          write: fields => schemaOfFields(fields as unknown as v.InferOutput<typeof AnswerField>[]),
        },
      },
    }),
  }),
})

/** The form of the answer: text, a few fields, or JSON of any schema. */
export function AnswerForm({ label, value, onChange, locked }: AnswerFormProps & { label: string }) {
  const [chosen, setChosen] = useState<Form>()
  const form = formOf(value, chosen)
  const choose = (next: Form) => {
    setChosen(next)
    if (next === 'words') onChange(undefined)
    else if (next === 'fields' && !fieldsOfSchema(value)) onChange(schemaOfFields([]))
    else if (next === 'schema' && value === undefined) onChange(schemaOfFields([]))
  }
  return (
    <>
      <SelectField
        label={label}
        value={form}
        options={FORMS}
        onChange={choose}
        locked={locked}
        help={form === 'words' ? undefined : t('An answer that does not fit is sent back once.')}
      />
      {form === 'fields' && (
        <FormFields
          fields={answerFields}
          value={{ fields: value } as NodeConfig}
          onChange={({ fields }) => onChange(fields)}
          isLocked={() => locked}
        />
      )}
      {form === 'schema' && (
        <JsonField
          label={t('Schema of the answer')}
          value={value}
          // An empty string keeps the form: undefined would switch back to text.
          onChange={text => onChange(text ?? '')}
          error={schemaProblem(value)}
          locked={locked}
          placeholder='{ "type": "object", "properties": { "title": { "type": "string" } } }'
        />
      )}
      <HiddenFields schema={storedObject(value) ?? {}} />
    </>
  )
}

/** Fields whose names are reserved for usage. */
function HiddenFields({ schema }: { schema: JsonSchema }) {
  const hidden = hiddenFields(schema)
  if (hidden.length === 0) return null
  return (
    <p role="note" className={layout.hint}>
      <Rich
        text={msg(
          '{count, plural, one {{names} is a name that every answer already has, for what it took, and it keeps its own.} other {{names} are names that every answer already has, for what it took, and they keep theirs.}} What the model puts there is in <code>output.data.{name}</code>. Another name is easier to read.',
          {
            count: hidden.length,
            names: activeMessages().list(hidden.map(name => `“${name}”`)),
            name: hidden[0] ?? '',
          },
        )}
        tags={{ code: path => <code>{path}</code> }}
      />
    </p>
  )
}

/** The editor of the schema: among those that can represent it, the one that the person chose. */
function formOf(value: JsonValue | undefined, chosen: Form | undefined): Form {
  if (value === undefined) return 'words'
  return fieldsOfSchema(value) && chosen !== 'schema' ? 'fields' : 'schema'
}

/** The problem of JSON that is no schema; invalid JSON is reported by its field. */
function schemaProblem(value: JsonValue | undefined): string | undefined {
  return storedObject(value) === null
    ? t('A schema begins like this: {example}.', { example: '{ "type": "object", "properties": { … } }' })
    : undefined
}
