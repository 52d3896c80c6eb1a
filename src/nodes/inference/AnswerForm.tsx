import { useState } from 'react'
import { nameProblem, useDraftList } from '../../components/draft-list'
import { FieldRow } from '../../components/Field'
import { ItemList } from '../../components/ItemList'
import layout from '../../components/layout.module.css'
import { Rich } from '../../components/Rich'
import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import { activeMessages, localize, t } from '../../language/active'
import { msg } from '../../language/message'
import type { JsonSchema, JsonValue } from '../../model/json'
import { storedObject } from '../../model/stored-json'
import { JsonField } from '../kit/JsonField'
import { type AnswerField, fieldsOfSchema, hiddenFields, schemaOfFields } from './answer-fields'

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
        options={FORMS.map(({ value, label }) => ({ value, label: localize(label) }))}
        onChange={choose}
        locked={locked}
        help={form === 'words' ? undefined : t('An answer that does not fit is sent back once.')}
      />
      {form === 'fields' && <FieldList value={value} onChange={onChange} locked={locked} />}
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

const TYPES = [
  { value: 'text', label: msg('Text') },
  { value: 'number', label: msg('Number') },
  { value: 'yes-no', label: msg('Yes or no') },
  { value: 'list', label: msg('List of texts') },
] as const

function FieldList({ value, onChange, locked }: AnswerFormProps) {
  const { items, withItems } = useDraftList<AnswerField, JsonValue | undefined>(
    value,
    stored => fieldsOfSchema(stored) ?? [],
    (fields): JsonSchema => schemaOfFields(fields),
  )
  return (
    <ItemList<AnswerField>
      title={number => t('Field {number}', { number })}
      remove={number => t('Remove field {number}', { number })}
      add={t('Add a field')}
      items={items}
      onChange={fields => onChange(withItems(fields))}
      fresh={{ name: '', type: 'text', meaning: '' }}
      locked={locked}
    >
      {(field, change) => (
        <>
          <FieldRow>
            <TextField
              label={t('Field')}
              verbatim
              value={field.name}
              onChange={name => change({ name: name ?? '' })}
              error={nameProblem(field.name, items)}
              placeholder="title"
              locked={locked}
            />
            <SelectField
              label={t('Kind')}
              value={field.type}
              options={TYPES.map(({ value, label }) => ({ value, label: localize(label) }))}
              onChange={type => change({ type })}
              locked={locked}
            />
          </FieldRow>
          <TextField
            label={t('Meaning')}
            value={field.meaning}
            onChange={meaning => change({ meaning: meaning ?? '' })}
            placeholder={t('What the model should put here')}
            locked={locked}
          />
        </>
      )}
    </ItemList>
  )
}
