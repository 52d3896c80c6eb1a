import type { ComponentType } from 'react'
import * as v from 'valibot'
import { CheckField } from '../../components/CheckField'
import { type FieldProps, FieldRow, Fields } from '../../components/Field'
import { ListField } from '../../components/ListField'
import { NumberField } from '../../components/NumberField'
import { SelectField } from '../../components/SelectField'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import { localize, t } from '../../language/active'
import type { LocalizedText } from '../../language/message'
import type { JsonObject, JsonValue } from '../../model/json'
import type { NodeType } from '../../model/node-type'
import { printStoredJson } from '../../model/stored-json'
import type { EditorProps, FieldControlProps, NodeView, ViewServices } from '../view'
import { boundFields } from './bound-fields'
import { JsonField } from './JsonField'
import { ModelField } from './ModelField'
import { PrefilledFields } from './PrefilledFields'
import type { Setting } from './setting'
import { Templates } from './Templates'

export interface SettingsFormProps extends EditorProps {
  type: NodeType
  view: Pick<NodeView, 'controls'>
}

/** Whether the form of a type has any field. */
export function hasSettingsForm(type: NodeType): boolean {
  return type.tool !== undefined || settingsOf(type.configSchema).length > 0
}

/** A form of the settings in the schema of a node's config: its own fields first, then those that all tools have. */
export function SettingsForm({ type, view: { controls = {} }, ...props }: SettingsFormProps) {
  const fields = settingsOf(type.configSchema).filter(({ setting }) => setting.when?.(props.config) ?? true)
  const isNamed = fields.some(({ setting }) => setting.control === 'naming')
  return (
    <Fields>
      {rowsOf(fields).map(row => {
        const shown = row.map(each => (
          <SettingField key={each.field} {...each} type={type} Control={controls[each.field]} editor={props} />
        ))
        return row[0]?.setting.row === undefined ? shown : <FieldRow key={row[0].field}>{shown}</FieldRow>
      })}
      {type.tool && !isNamed && <NameFields {...props} />}
    </Fields>
  )
}

interface EditedField {
  field: string
  setting: Setting
  shape: Shape
}

/** The fields of a config's schema that have a setting. */
function settingsOf(schema: NodeType['configSchema']): EditedField[] {
  const entries = 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : {}
  return Object.entries(entries).flatMap(([field, entry]) => {
    const { setting } = v.getMetadata(entry) as { setting?: Setting }
    return setting ? [{ field, setting, shape: shapeOf(entry) }] : []
  })
}

function rowsOf(fields: EditedField[]): EditedField[][] {
  const rows: EditedField[][] = []
  for (const each of fields) {
    const row = rows.at(-1)
    const isSame = each.setting.row !== undefined && row?.[0]?.setting.row === each.setting.row
    if (row && isSame) row.push(each)
    else rows.push([each])
  }
  return rows
}

/** What a form needs to know of a field's schema. */
interface Shape {
  type: string
  options: readonly string[]
  hasDefault: boolean
  min?: number
  max?: number
  whole: boolean
}

/** A part of a schema of Valibot, of any kind. */
interface SchemaPart {
  type: string
  wrapped?: SchemaPart
  default?: unknown
  options?: readonly string[]
  pipe?: readonly SchemaPart[]
  requirement?: unknown
}

function shapeOf(entry: SchemaPart): Shape {
  const inner = entry.wrapped ?? entry
  const numberOf = (rule: string) => inner.pipe?.find(({ type }) => type === rule)?.requirement as number | undefined
  const [min, max] = [numberOf('min_value'), numberOf('max_value')]
  return {
    type: inner.type,
    options: inner.options ?? [],
    hasDefault: entry.default !== undefined,
    whole: inner.pipe?.some(({ type }) => type === 'integer') ?? false,
    min,
    max,
  }
}

interface SettingFieldProps extends EditedField {
  type: NodeType
  /** The control of the view, if it has one for the field. */
  Control: ComponentType<FieldControlProps> | undefined
  editor: EditorProps
}

function SettingField({ field, setting, shape, type, Control, editor }: SettingFieldProps) {
  const { nodeId, config, services } = editor
  if (setting.control === 'naming') return <NameFields {...editor} />
  const bound = { label: localize(setting.label), ...boundFields(editor)(field) }
  const control = Control ? (
    <Control nodeId={nodeId} config={config} services={services} {...bound} />
  ) : (
    <SettingControl setting={setting} shape={shape} services={services} {...bound} />
  )
  const takesTemplates = Object.values(type.templates ?? {}).some(
    fields => Array.isArray(fields) && fields.includes(field),
  )
  if (!takesTemplates) return control
  return <Templates names={() => services.readable?.(nodeId) ?? []}>{control}</Templates>
}

interface SettingControlProps extends Pick<FieldControlProps, 'label' | 'value' | 'onChange' | 'locked' | 'services'> {
  setting: Setting
  shape: Shape
}

/** The control that follows from a field's setting and schema. */
function SettingControl({ setting, shape, value, onChange, services, ...common }: SettingControlProps) {
  const { control, rows } = setting
  const [help, placeholder] = [setting.help, setting.placeholder].map(words =>
    words === undefined ? words : localize(words),
  )
  const field = { ...common, help }
  const error = problemOf(setting, value)
  if (control === 'model') {
    return <ModelField value={String(value)} onChange={onChange} services={services} {...common} />
  }
  if (control === 'json') {
    return (
      <JsonField {...field} value={value} onChange={onChange} rows={rows} placeholder={placeholder} error={error} />
    )
  }
  if (control === 'lines' || control === 'code') {
    return (
      <TextAreaField
        {...field}
        code={control === 'code'}
        rows={rows}
        placeholder={placeholder}
        value={printStoredJson(value)}
        onChange={text => onChange(text === '' && !shape.hasDefault ? undefined : text)}
      />
    )
  }
  if (setting.lines || shape.type === 'array') {
    const { print, read } = setting.lines ?? plainLines
    return (
      <ListField
        {...field}
        items={print(value)}
        onChange={lines => onChange(lines.length > 0 ? read(lines) : undefined)}
        problem={line => problemOf(setting, line) ?? null}
        placeholder={placeholder}
      />
    )
  }
  if (shape.type === 'boolean') return <CheckField {...field} checked={value === true} onChange={onChange} />
  if (setting.choices || shape.options.length > 0)
    return <ChoiceField {...{ setting, shape, value, onChange }} {...field} />
  if (shape.type === 'number') return <AmountField {...{ setting, shape, value, onChange }} {...field} />
  return (
    <TextField
      {...field}
      value={value as string | undefined}
      onChange={onChange}
      placeholder={placeholder}
      error={error}
    />
  )
}

function problemOf({ problem }: Setting, value: JsonValue | undefined): string | undefined {
  const words = problem?.(value)
  return words ? localize(words) : undefined
}

/** A list of texts is its lines. */
const plainLines = {
  print: (value: unknown) => value as string[],
  read: (lines: string[]) => lines as JsonValue,
}

type Edited = Pick<SettingControlProps, 'setting' | 'shape' | 'value' | 'onChange'> & FieldProps

/** A select of the values that the schema permits. */
function ChoiceField({ setting, shape, value, onChange, ...field }: Edited) {
  const { choices, none } = setting
  const labels = choices ?? Object.fromEntries(shape.options.map(option => [option, option]))
  const options = Object.entries<LocalizedText>(labels).map(([value, label]) => ({ value, label: localize(label) }))
  const choose = (chosen: string) => {
    if (chosen === '') onChange(undefined)
    else onChange(shape.type === 'number' ? Number(chosen) : chosen)
  }
  return (
    <SelectField
      {...field}
      value={String(value ?? '')}
      options={none === undefined ? options : [{ value: '', label: localize(none) }, ...options]}
      onChange={choose}
    />
  )
}

/** A number in the range of its schema, or of its setting where that is narrower. */
function AmountField({ setting, shape, value, onChange, ...field }: Edited) {
  const { min = shape.min, max = shape.max, whole = shape.whole, step, unit } = setting
  const placeholder = setting.placeholder === undefined ? undefined : localize(setting.placeholder)
  const share = unit === 'percent' ? 100 : 1
  return (
    <NumberField
      {...field}
      value={typeof value === 'number' && share !== 1 ? Math.round(value * share) : (value as number | undefined)}
      onChange={amount => onChange(amount === undefined ? undefined : amount / share)}
      min={min && min * share}
      max={max && max * share}
      whole={whole}
      step={step}
      placeholder={placeholder}
    />
  )
}

interface NameFieldsProps {
  config: { name?: string; label?: string; prefilled?: JsonValue }
  onChange(patch: { name?: string; label?: string; prefilled?: JsonObject }): void
  isLocked(field: string): boolean
  services: Pick<ViewServices, 'forDevelopers'>
}

/**
 * Common fields of nodes with a tool: the name that becomes part of the tool's name, the caption, and prefilled
 * arguments.
 */
export function NameFields({ config, onChange, isLocked, services }: NameFieldsProps) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <>
      <FieldRow>
        <TextField
          label={t('Name')}
          verbatim
          {...bind('name')}
          help={t('Part of the tool’s name, so the model sees it.')}
        />
        <TextField
          label={t('Label')}
          {...bind('label')}
          help={t('A title above the result. The model does not see it.')}
        />
      </FieldRow>
      {(services.forDevelopers || config.prefilled !== undefined) && <PrefilledFields {...bind('prefilled')} />}
    </>
  )
}
