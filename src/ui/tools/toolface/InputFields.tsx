import { useState } from 'react'
import { CheckField } from '../../../components/CheckField'
import { Disclosure } from '../../../components/Disclosure'
import { useDraftList } from '../../../components/draft-list'
import { FieldRow } from '../../../components/Field'
import { ItemList } from '../../../components/ItemList'
import { ListField } from '../../../components/ListField'
import { SelectField } from '../../../components/SelectField'
import { TextField } from '../../../components/TextField'
import { localize, t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import { isJsonObject, type JsonSchema, type JsonValue } from '../../../model/json'
import { readStoredJson } from '../../../model/stored-json'
import { JsonField } from '../../../nodes/kit/JsonField'
import { nameProblem } from '../../../nodes/kit/setting'
import { INPUT_TYPES, type InputField, inputFields, withInputFields } from '../../../toolkit/input-fields'
import { printVariable, readVariable } from '../../page/cards/variable-text'
import { Section } from './Section'
import styles from './Tool.module.css'
import type { FaceProps } from './use-tool'

const QUESTION: JsonSchema = { type: 'object', properties: {} }

const TYPE_WORDS: Record<InputField['type'], MessageDescriptor> = {
  string: msg('text'),
  number: msg('number'),
  integer: msg('whole number'),
  boolean: msg('yes or no'),
  array: msg('list'),
  object: msg('object'),
}

const fresh: InputField = { name: '', type: 'string', required: true, description: '', rest: {} }

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
        <Rows schema={schema} onChange={inputSchema => onChange({ inputSchema })} />
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

function Rows({ schema, onChange }: SchemaProps) {
  const { items, withItems } = useDraftList(
    schema,
    kept => inputFields(kept) ?? [],
    fields => withInputFields(schema, fields),
  )
  return (
    <ItemList<InputField>
      title={number => t('Argument {number}', { number })}
      remove={number => t('Remove argument {number}', { number })}
      add={t('Add an argument')}
      items={items}
      onChange={fields => onChange(withItems(fields))}
      fresh={fresh}
      locked={false}
    >
      {(field, change) => (
        <>
          <FieldRow>
            <TextField
              label={t('Name')}
              value={field.name}
              onChange={(name = '') => change({ name })}
              error={localize(nameProblem(field.name, { items }) ?? '') || undefined}
            />
            <SelectField
              label={t('Type')}
              value={field.type}
              options={INPUT_TYPES.map(type => ({ value: type, label: localize(TYPE_WORDS[type]) }))}
              onChange={type => change({ type })}
            />
            <CheckField label={t('Required')} checked={field.required} onChange={required => change({ required })} />
          </FieldRow>
          <TextField
            label={t('What it means')}
            value={field.description}
            onChange={(description = '') => change({ description })}
          />
          <Disclosure title={t('Default, choices and limits')} count={countOf(field)}>
            <div className={styles.more}>
              <TextField
                label={t('If left out')}
                value={field.default === undefined ? '' : printVariable(field.default)}
                onChange={typed =>
                  change(typed === undefined ? { default: undefined as never } : { default: read(typed, field) })
                }
                help={t('The value it gets then.')}
              />
              <ListField
                label={t('Choices')}
                items={(field.choices ?? []).map(printVariable)}
                onChange={lines => change({ choices: lines.map(line => read(line, field)) })}
                help={t('One per line. Nothing else is accepted.')}
              />
              <RestField field={field} onChange={rest => change({ rest })} />
            </div>
          </Disclosure>
        </>
      )}
    </ItemList>
  )
}

/** Rarely used parts of a schema: limits, formats, items of lists and objects. */
function RestField({
  field: { rest, type },
  onChange,
}: {
  field: InputField
  onChange(rest: InputField['rest']): void
}) {
  const written = Object.keys(rest).length === 0 ? '' : JSON.stringify(rest, null, 2)
  const [draft, setDraft] = useState({ text: written, of: written })
  const text = draft.of === written ? draft.text : written
  const placeholder =
    type === 'array'
      ? '{ "items": { "type": "string" } }'
      : type === 'object'
        ? '{ "properties": { "street": { "type": "string" } } }'
        : '{ "minLength": 2, "examples": ["Acme"] }'
  return (
    <JsonField
      label={t('More, as JSON Schema')}
      value={text}
      rows={2}
      placeholder={placeholder}
      onChange={(typed = '') => {
        const read = readStoredJson(typed)
        const value = read.problem === undefined ? (read.value ?? {}) : null
        const next = isJsonObject(value) ? value : rest
        setDraft({ text: typed, of: Object.keys(next).length === 0 ? '' : JSON.stringify(next, null, 2) })
        if (isJsonObject(value)) onChange(value)
      }}
    />
  )
}

/** Text is unchanged; for other types the input is parsed as JSON. */
function read(typed: string, { type }: InputField): JsonValue {
  return type === 'string' ? typed : readVariable(typed)
}

function countOf({ choices = [], default: usual, rest }: InputField): number {
  return choices.length + (usual === undefined ? 0 : 1) + Object.keys(rest).length
}
