import { Plus, X } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Button, IconButton } from '../../components/Button'
import { CheckField } from '../../components/CheckField'
import { classNames } from '../../components/class-names'
import { Disclosure } from '../../components/Disclosure'
import { useDraftList } from '../../components/draft-list'
import { Field, type FieldProps, FieldRow } from '../../components/Field'
import { ItemList } from '../../components/ItemList'
import { ListField } from '../../components/ListField'
import layout from '../../components/layout.module.css'
import { NumberField } from '../../components/NumberField'
import { SelectField } from '../../components/SelectField'
import { SliderField } from '../../components/SliderField'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import { useItemIds } from '../../components/use-item-ids'
import { localize, t } from '../../language/active'
import type { NodeConfig } from '../../model/document'
import { isJsonObject, type JsonObject, type JsonValue, withoutUndefined } from '../../model/json'
import { printStoredJson, readStoredJson } from '../../model/stored-json'
import type { FieldControlProps, ViewServices } from '../view'
import styles from './form.module.css'
import type { FormField } from './form-fields'
import { JsonField } from './JsonField'
import { ModelField } from './ModelField'
import type { Neighborhood } from './setting'
import { Templates } from './Templates'

/** The card that a form belongs to. */
export interface FormCard {
  nodeId: string
  config: NodeConfig
  services: ViewServices
  /** Controls of its view, by the path of a field: `metrics`, `mcpServers.enabledTools`. */
  controls?: Readonly<Record<string, ComponentType<FieldControlProps>>> | undefined
  /** Names of the fields whose texts are templates. */
  templates?: readonly string[]
}

interface FormFieldsProps extends Pick<Partial<Neighborhood>, 'items'> {
  fields: readonly FormField[]
  value: NodeConfig
  /** Called with a patch; an undefined value leaves the field out. */
  onChange(patch: Record<string, JsonValue | undefined>): void
  isLocked?(field: string): boolean
  /** Absent for the arguments of a tool. */
  card?: FormCard | undefined
  /** Path of the object that the fields are of. */
  path?: string
}

/** The fields of an object: the settings of a card, the arguments of a tool, an item of a list. */
export function FormFields({ fields, value, onChange, isLocked, card, path = '', items = [] }: FormFieldsProps) {
  const shown = fields.filter(({ setting }) => setting.when?.(value) ?? true)
  return rowsOf(shown).map(row => {
    const controls = row.map(field => (
      <FormControl
        key={field.name}
        field={field}
        value={value[field.name] as JsonValue | undefined}
        onChange={changed => onChange({ [field.name]: changed })}
        locked={isLocked?.(field.name)}
        card={card}
        path={`${path}${field.name}`}
        near={{ object: value, items }}
      />
    ))
    const [first] = row
    return first?.setting.row === undefined ? controls : <FieldRow key={first.name}>{controls}</FieldRow>
  })
}

function rowsOf(fields: readonly FormField[]): FormField[][] {
  const rows: FormField[][] = []
  for (const each of fields) {
    const row = rows.at(-1)
    const isSame = each.setting.row !== undefined && row?.[0]?.setting.row === each.setting.row
    if (row && isSame) row.push(each)
    else rows.push([each])
  }
  return rows
}

interface FormControlProps {
  field: FormField
  value: JsonValue | undefined
  onChange(value: JsonValue | undefined): void
  locked?: boolean | undefined
  card?: FormCard | undefined
  path?: string
  near?: Neighborhood
}

const alone: Neighborhood = { object: {}, items: [] }

/** A field: the control of the view, or the one that follows from its setting and schema. */
export function FormControl(props: FormControlProps) {
  const { field, value, onChange, locked = false, card, path = field.name, near = alone } = props
  const Control = card?.controls?.[path]
  const label = localize(field.setting.label)
  const control =
    card && Control ? (
      <Control {...card} config={card.config} object={near.object} {...{ label, value, onChange, locked }} />
    ) : (
      <SchemaControl {...props} path={path} near={near} />
    )
  if (!card || !(field.setting.names || card.templates?.includes(path))) return control
  const own = field.setting.names?.map(({ name, hint }) => ({ name, hint: localize(hint) })) ?? []
  return <Templates names={() => [...(card.services.readable?.(card.nodeId) ?? []), ...own]}>{control}</Templates>
}

function SchemaControl(props: FormControlProps & { path: string; near: Neighborhood }) {
  const { field, value, onChange, locked, card, path, near } = props
  const { setting, shape } = field
  const { control, rows, term, verbatim } = setting
  const said = typeof setting.help === 'function' ? setting.help(card?.config ?? {}) : setting.help
  const help = said === undefined ? undefined : localize(said)
  const placeholder = setting.placeholder === undefined ? undefined : localize(setting.placeholder)
  const common = { label: localize(setting.label), locked, help, ...(term && { term }) }
  const problem = setting.problem?.(value, near)
  const error = problem ? localize(problem) : undefined
  if (control === 'model' && card) {
    return <ModelField {...card} value={String(value ?? '')} onChange={onChange} locked={locked ?? false} />
  }
  if (control === 'json') {
    return (
      <JsonField {...common} value={value} onChange={onChange} rows={rows} placeholder={placeholder} error={error} />
    )
  }
  if (control === 'lines' || control === 'code') {
    return (
      <TextAreaField
        {...common}
        code={control === 'code'}
        rows={rows}
        placeholder={placeholder}
        value={printStoredJson(value)}
        onChange={text => onChange(text === '' && shape.isOptional ? undefined : text)}
        error={error}
      />
    )
  }
  if (setting.items) return <Items {...props} help={help} />
  if (setting.lines || (shape.type === 'list' && !shape.item)) {
    const { print, read } = setting.lines ?? plainLines
    return (
      <ListField
        {...common}
        items={print(value)}
        onChange={lines => onChange(lines.length > 0 ? (read(lines) as JsonValue) : undefined)}
        problem={line => localize(setting.problem?.(line, near) ?? '') || null}
        placeholder={placeholder}
      />
    )
  }
  if (shape.choices) return <Choice {...common} field={field} value={value} onChange={onChange} />
  if (shape.type === 'yes-no') return <CheckField {...common} checked={value === true} onChange={onChange} />
  if (control === 'color') return <ColorField {...common} value={String(value)} onChange={onChange} />
  if (shape.type === 'number') {
    const share = setting.unit === 'percent' ? 100 : 1
    const { min = shape.min, max = shape.max, whole = shape.whole, step } = setting
    if (control === 'slider') {
      return (
        <SliderField {...common} {...{ min: min ?? 0, max: max ?? 1, step, onChange }} value={Number(value ?? min)} />
      )
    }
    return (
      <NumberField
        {...common}
        value={typeof value !== 'number' ? undefined : share === 1 ? value : Math.round(value * share)}
        onChange={amount => onChange(amount === undefined ? undefined : amount / share)}
        min={min && min * share}
        max={max && max * share}
        whole={whole}
        step={step}
        placeholder={placeholder}
      />
    )
  }
  if (shape.type === 'list') return <Entries {...props} help={help} />
  if (shape.type === 'object' && shape.fields) {
    const parts = (
      <FormFields
        fields={shape.fields}
        value={isJsonObject(value) ? (value as NodeConfig) : {}}
        onChange={patch => onChange(withoutUndefined({ ...(isJsonObject(value) && value), ...patch }) as JsonObject)}
        isLocked={() => locked ?? false}
        card={card}
        path={`${path}.`}
      />
    )
    if (setting.label === '') return parts
    if (!setting.isFolded) return <Group label={common.label} help={help} parts={parts} />
    const count = isJsonObject(value) ? Object.keys(value).length : 0
    return (
      <Disclosure title={common.label} count={count}>
        {parts}
      </Disclosure>
    )
  }
  if (shape.type === 'any' && control !== 'text') return <AnyJson {...common} value={value} onChange={onChange} />
  return (
    <TextField
      {...common}
      value={printStoredJson(value)}
      onChange={onChange}
      verbatim={verbatim}
      maxLength={setting.maxLength}
      placeholder={placeholder}
      error={error}
    />
  )
}

/** A color, with its code. */
function ColorField({ value, onChange, ...field }: FieldProps & { value: string; onChange(value: string): void }) {
  return (
    <Field {...field}>
      {({ className: _, ...control }) => (
        <span className={classNames(layout.row2, styles.color)}>
          <input {...control} type="color" value={value} onChange={event => onChange(event.target.value)} />
          <code>{value}</code>
        </span>
      )}
    </Field>
  )
}

/** A list of texts is its lines. */
const plainLines = {
  print: (value: unknown) => (value ?? []) as string[],
  read: (lines: string[]) => lines as unknown,
}

type PartProps = Pick<FormControlProps, 'field' | 'value' | 'onChange' | 'locked'> & { help: string | undefined }

/** A select of the values that the schema permits. */
function Choice({ field: { setting, shape }, value, onChange, ...common }: PartProps & { label: string }) {
  const choices = shape.choices ?? []
  const chosen = choices.findIndex(choice => JSON.stringify(choice.value) === JSON.stringify(value))
  const options = choices.map(({ label }, index) => ({ value: String(index), label }))
  const none = setting.none ?? (chosen < 0 ? t('Choose one…') : undefined)
  return (
    <SelectField
      {...common}
      value={chosen < 0 ? '' : String(chosen)}
      options={none === undefined ? options : [{ value: '', label: none }, ...options]}
      onChange={index => onChange(index === '' ? undefined : choices[Number(index)]?.value)}
    />
  )
}

/** A list of items with fields. */
function Items({ field, value, onChange, locked = false, card, path, help }: PartProps & FormControlProps) {
  const { label, items: words } = field.setting
  const isOptional = field.shape.isOptional
  const { items, withItems } = useDraftList<JsonObject, JsonValue | undefined>(
    value,
    stored => (words?.stored?.read(stored) ?? (Array.isArray(stored) ? stored : [])) as JsonObject[],
    all => (words?.stored ? words.stored.write(all) : all.length === 0 && isOptional ? undefined : all),
  )
  if (!words) return null
  const list = (
    <ItemList<JsonObject>
      title={number => localize(words.title(number))}
      remove={number => localize(words.remove(number))}
      add={localize(words.add)}
      items={items}
      onChange={changed => onChange(withItems(changed))}
      fresh={words.fresh(items as never) as JsonObject}
      locked={locked}
    >
      {(item, change) => (
        <FormFields
          fields={field.shape.fields ?? []}
          value={item as NodeConfig}
          onChange={patch => change(patch as JsonObject)}
          isLocked={() => locked}
          card={card}
          path={`${path}.`}
          items={items}
        />
      )}
    </ItemList>
  )
  if (!words.isFolded) return list
  return (
    <Disclosure title={localize(label)} count={items.length} {...(help !== undefined && { help })}>
      {list}
    </Disclosure>
  )
}

/** A list of values, each with a field. */
function Entries({ field: { name, shape, setting }, value, onChange, help }: PartProps) {
  const items = Array.isArray(value) ? value : []
  const { ids, removeAt } = useItemIds(items.length)
  const one = shape.item
  if (!one) return null
  const title = localize(one.setting.label)
  const parts = (
    <>
      {items.map((item, index) => (
        <div key={ids[index]} className={classNames(layout.row2, layout.bottom, layout.growFirst)}>
          <FormControl
            field={{
              ...one,
              setting: { ...one.setting, label: t('{field} {number, number}', { field: title, number: index + 1 }) },
            }}
            value={item}
            onChange={changed => onChange(items.with(index, changed ?? shape.fresh ?? ''))}
            path={name}
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
        <Button icon={Plus} onClick={() => onChange([...items, shape.fresh ?? ''])}>
          {t('Add an entry')}
        </Button>
      </div>
    </>
  )
  return <Group label={localize(setting.label)} help={help} parts={parts} />
}

function Group({ label, help, parts }: { label: string; help: string | undefined; parts: ReactNode }) {
  return (
    <fieldset className={classNames(layout.stack3, layout.box, layout.inset)}>
      <legend>{label}</legend>
      {help !== undefined && <p className={layout.hint}>{help}</p>}
      {parts}
    </fieldset>
  )
}

/** JSON as text; invalid text remains a draft. */
function AnyJson({ value, onChange, ...field }: Pick<PartProps, 'value' | 'onChange' | 'locked'> & { label: string }) {
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
