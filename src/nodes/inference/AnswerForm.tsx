import { useState } from 'react'
import { nameProblem, useDraftList } from '../../components/draft-list'
import { FieldRow } from '../../components/Field'
import { ItemList } from '../../components/ItemList'
import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import { andList } from '../../components/text'
import type { JsonSchema, JsonValue } from '../../engine/model/json'
import { JsonField } from '../kit/JsonField'
import { storedObject } from '../kit/stored-json'
import { type AnswerField, fieldsOfSchema, hiddenFields, schemaOfFields } from './answer-fields'
import styles from './view.module.css'

interface AnswerFormProps {
  /** A JSON Schema, or the text of an unfinished one; undefined for a text answer. */
  value: JsonValue | undefined
  onChange(value: JsonValue | undefined): void
  locked: boolean
}

type Form = 'words' | 'fields' | 'schema'

const FORMS = [
  { value: 'words', label: 'Words' },
  { value: 'fields', label: 'Fields that you name' },
  { value: 'schema', label: 'JSON of a schema' },
] as const

/** The form of the answer: text, a few fields, or JSON of any schema. */
export function AnswerForm({ value, onChange, locked }: AnswerFormProps) {
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
        label="Its answer"
        value={form}
        options={FORMS}
        onChange={choose}
        locked={locked}
        help={form === 'words' ? undefined : 'An answer that does not fit is sent back once.'}
      />
      {form === 'fields' && <FieldList value={value} onChange={onChange} locked={locked} />}
      {form === 'schema' && (
        <JsonField
          label="Schema of the answer"
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
  const all = andList(hidden.map(name => `“${name}”`))
  const [verb, it] = hidden.length > 1 ? ['are names', 'they keep theirs'] : ['is a name', 'it keeps its own']
  return (
    <p role="note" className={styles.aside}>
      {all} {verb} that every answer already has, for what it took, and {it}. What the model puts there is in{' '}
      <code>output.data.{hidden[0]}</code>. Another name is easier to read.
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
    ? 'A schema begins like this: { "type": "object", "properties": { … } }.'
    : undefined
}

const TYPES = [
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'yes-no', label: 'Yes or no' },
  { value: 'list', label: 'List of texts' },
] as const

function FieldList({ value, onChange, locked }: AnswerFormProps) {
  const { items, withItems } = useDraftList<AnswerField, JsonValue | undefined>(
    value,
    stored => fieldsOfSchema(stored) ?? [],
    (fields): JsonSchema => schemaOfFields(fields),
  )
  return (
    <ItemList<AnswerField>
      noun="Field"
      items={items}
      onChange={fields => onChange(withItems(fields))}
      fresh={{ name: '', type: 'text', meaning: '' }}
      locked={locked}
    >
      {(field, change) => (
        <>
          <FieldRow>
            <TextField
              label="Field"
              verbatim
              value={field.name}
              onChange={name => change({ name: name ?? '' })}
              error={nameProblem(field.name, items)}
              placeholder="title"
              locked={locked}
            />
            <SelectField
              label="Kind"
              value={field.type}
              options={TYPES}
              onChange={type => change({ type })}
              locked={locked}
            />
          </FieldRow>
          <TextField
            label="Meaning"
            value={field.meaning}
            onChange={meaning => change({ meaning: meaning ?? '' })}
            placeholder="What the model should put here"
            locked={locked}
          />
        </>
      )}
    </ItemList>
  )
}
