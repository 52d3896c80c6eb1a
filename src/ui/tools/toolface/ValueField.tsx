import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../components/Button'
import { CheckField } from '../../../components/CheckField'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { NumberField } from '../../../components/NumberField'
import { SelectField } from '../../../components/SelectField'
import { TextAreaField } from '../../../components/TextAreaField'
import { useItemIds } from '../../../components/use-item-ids'
import { t } from '../../../language/active'
import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../../model/json'
import { readStoredJson } from '../../../model/stored-json'
import { JsonField } from '../../../nodes/kit/JsonField'
import lists from '../lists.module.css'
import styles from './Tool.module.css'

interface ValueFieldProps {
  label: string
  schema: JsonSchema
  value: JsonValue | undefined
  /** Called with undefined to omit the value. */
  onChange(value: JsonValue | undefined): void
  required: boolean
}

const LEFT_OUT = ''

/** A field for a value of any JSON Schema: nested fields for objects and lists, JSON for what has no form. */
export function ValueField({ label, schema, value, onChange, required }: ValueFieldProps) {
  const name = typeof schema.title === 'string' ? schema.title : label
  const title = required ? name : t('{field} (optional)', { field: name })
  const help = typeof schema.description === 'string' ? schema.description : undefined
  const field = { label: title, ...(help !== undefined && { help }) }
  const choices = schema.const !== undefined ? [schema.const] : schema.enum
  if (Array.isArray(choices)) {
    return <Choice {...field} choices={choices} value={value} onChange={onChange} required={required} />
  }
  switch (typeOf(schema)) {
    case 'string':
      return (
        <TextAreaField
          {...field}
          value={typeof value === 'string' ? value : ''}
          onChange={typed => onChange(typed === '' && !required ? undefined : typed)}
          rows={1}
          {...(exampleOf(schema) && { placeholder: exampleOf(schema) as string })}
        />
      )
    case 'number':
    case 'integer':
      return (
        <NumberField
          {...field}
          value={typeof value === 'number' ? value : undefined}
          onChange={onChange}
          whole={schema.type === 'integer'}
          {...(typeof schema.minimum === 'number' && { min: schema.minimum })}
          {...(typeof schema.maximum === 'number' && { max: schema.maximum })}
        />
      )
    case 'boolean':
      return required ? (
        <CheckField {...field} checked={value === true} onChange={onChange} />
      ) : (
        <Choice {...field} choices={[true, false]} value={value} onChange={onChange} required={false} />
      )
    case 'array':
      return <ListOf {...field} name={name} schema={schema} value={value} onChange={onChange} />
    case 'object':
      return <Parts {...field} schema={schema} value={value} onChange={onChange} />
    default:
      return <AnyJson {...field} value={value} onChange={onChange} />
  }
}

/** The single type of a schema; null where it has several or none. */
function typeOf({ type, properties, items }: JsonSchema): string | null {
  if (type === 'object') return isJsonObject(properties) && Object.keys(properties).length > 0 ? 'object' : null
  if (type === 'array') return items === undefined || isJsonObject(items) ? 'array' : null
  return typeof type === 'string' ? type : null
}

function exampleOf({ examples }: JsonSchema): string | undefined {
  const [first] = Array.isArray(examples) ? examples : []
  return typeof first === 'string' ? first : undefined
}

type PartProps = Pick<ValueFieldProps, 'label' | 'value' | 'onChange'> & { help?: string }

function Choice({
  choices,
  value,
  onChange,
  required,
  ...field
}: PartProps & { choices: readonly JsonValue[]; required: boolean }) {
  const options = choices.map(choice => ({ value: JSON.stringify(choice), label: wordFor(choice) }))
  const isChosen = value !== undefined && options.some(option => option.value === JSON.stringify(value))
  const none = { value: LEFT_OUT, label: required ? t('Choose one…') : t('left out') }
  return (
    <SelectField
      {...field}
      value={isChosen ? JSON.stringify(value) : LEFT_OUT}
      options={required && isChosen ? options : [none, ...options]}
      onChange={chosen => onChange(chosen === LEFT_OUT ? undefined : JSON.parse(chosen))}
    />
  )
}

function wordFor(choice: JsonValue): string {
  if (typeof choice === 'boolean') return choice ? t('yes') : t('no')
  return typeof choice === 'string' ? choice : JSON.stringify(choice)
}

function ListOf({ schema, name, label, value, onChange }: PartProps & { schema: JsonSchema; name: string }) {
  const items = Array.isArray(value) ? value : []
  const one = isJsonObject(schema.items) ? schema.items : { type: 'string' }
  const { ids, removeAt } = useItemIds(items.length)
  return (
    <fieldset className={classNames(layout.stack3, layout.box, styles.nested)}>
      <legend>{label}</legend>
      {typeof schema.description === 'string' && <p className={lists.soft}>{schema.description}</p>}
      {items.map((item, index) => (
        <div key={ids[index]} className={styles.entry}>
          <ValueField
            label={t('{field} {number, number}', { field: name, number: index + 1 })}
            schema={one}
            value={item}
            onChange={changed => onChange(items.with(index, changed ?? emptyOf(one)))}
            required
          />
          <IconButton
            icon={X}
            label={t('Remove entry {number, number}', { number: index + 1 })}
            onClick={() => {
              removeAt(index)
              onChange(items.toSpliced(index, 1))
            }}
          />
        </div>
      ))}
      <div>
        <Button icon={Plus} onClick={() => onChange([...items, emptyOf(one)])}>
          {t('Add an entry')}
        </Button>
      </div>
    </fieldset>
  )
}

function Parts({ schema, label, value, onChange }: PartProps & { schema: JsonSchema }) {
  return (
    <fieldset className={classNames(layout.stack3, layout.box, styles.nested)}>
      <legend>{label}</legend>
      {typeof schema.description === 'string' && <p className={lists.soft}>{schema.description}</p>}
      <ValueFields schema={schema} value={isJsonObject(value) ? value : {}} onChange={onChange} />
    </fieldset>
  )
}

/** The fields of an object, one per property. */
export function ValueFields({
  schema,
  value,
  onChange,
}: {
  schema: JsonSchema
  value: JsonObject
  onChange(value: JsonObject): void
}) {
  const properties = Object.entries(isJsonObject(schema.properties) ? schema.properties : {})
  const required = Array.isArray(schema.required) ? schema.required : []
  return properties.map(([name, property]) => (
    <ValueField
      key={name}
      label={name}
      schema={isJsonObject(property) ? property : {}}
      value={value[name]}
      required={required.includes(name)}
      onChange={changed => {
        const { [name]: _, ...others } = value
        onChange(changed === undefined ? others : { ...value, [name]: changed })
      }}
    />
  ))
}

/** JSON as text; invalid text remains a draft. */
function AnyJson({ value, onChange, ...field }: PartProps) {
  const written = value === undefined ? '' : JSON.stringify(value, null, 2)
  const [draft, setDraft] = useState({ text: written, of: written })
  const text = draft.of === written ? draft.text : written
  return (
    <JsonField
      {...field}
      value={text}
      rows={2}
      onChange={(typed = '') => {
        const read = readStoredJson(typed)
        const fits = read.problem === undefined
        const next = fits ? read.value : value
        setDraft({ text: typed, of: next === undefined ? '' : JSON.stringify(next, null, 2) })
        if (fits) onChange(next)
      }}
    />
  )
}

/** Initial value of a new list entry. */
function emptyOf({ type, default: usual }: JsonSchema): JsonValue {
  if (usual !== undefined) return usual
  const empties: Record<string, JsonValue> = {
    number: 0,
    integer: 0,
    boolean: false,
    array: [],
    object: {},
    null: null,
  }
  return empties[String(type)] ?? ''
}
