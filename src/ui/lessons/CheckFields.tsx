import { useMemo } from 'react'
import * as v from 'valibot'
import { NumberField } from '../../components/NumberField'
import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import type { Lesson } from '../../content/lessons'
import { localize, t } from '../../language/active'
import { describeCheck } from '../../lessons/describe-check'
import { fieldName } from '../../lessons/field-name'
import { lessonLimits } from '../../lessons/lesson'
import type { Node } from '../../model/document'
import type { NodeTypes } from '../../model/node-type'
import { allNodes } from '../../store/document/draft'
import { useApp } from '../app/app-context'
import { useCardNames } from '../stack/use-card-names'
import { blankValue, CardValueFields } from './CardValueFields'
import { type CheckForm, type FormName, formLabels } from './check-forms'

interface CheckFieldsProps {
  lesson: Lesson
  form: CheckForm
  onChange(form: CheckForm): void
}

/** One check, as a form in the shape of a sentence. */
export function CheckFields({ lesson, form, onChange }: CheckFieldsProps) {
  const { nodeTypes } = useApp()
  const nodes = useMemo(() => allNodes(lesson.document), [lesson.document])
  const names = useCardNames(nodes)
  if (form.form === 'other')
    return (
      <p>{localize(describeCheck(form.check, { document: lesson.document, typeOf: type => nodeTypes.get(type) }))}</p>
    )

  const cards = nodes.map(({ id }) => ({ value: id, label: names.get(id) ?? id }))
  const types = [...nodeTypes.values()].map(({ type, name }) => ({ value: type, label: localize(name) }))
  const tools = [...nodeTypes.values()]
    .filter(({ tool }) => tool)
    .map(({ type, name }) => ({ value: type, label: localize(name) }))
  const fieldsOf = (card: string) => {
    const node = nodes.find(({ id }) => id === card)
    return node ? fieldsOfCard(node, nodeTypes) : []
  }
  const [first = '', second = ''] = cards.map(({ value }) => value)
  const choose = (name: FormName) =>
    onChange(
      name === 'value'
        ? blankValue(nodes, nodeTypes)
        : blank(name, { nodes, first, second, tool: tools[0]?.value ?? '', fieldsOf }),
    )
  const card = (label: string, value: string, put: (id: string) => CheckForm) => (
    <SelectField label={label} value={value} options={cards} onChange={id => onChange(put(id))} />
  )
  return (
    <>
      <SelectField
        label={t('What')}
        value={form.form as keyof typeof formLabels}
        options={Object.entries(formLabels).map(([value, label]) => ({
          value: value as keyof typeof formLabels,
          label: localize(label),
        }))}
        onChange={choose}
      />
      {form.form === 'run' && (
        <NumberField
          label={t('How often')}
          value={form.times}
          onChange={times => onChange({ form: 'run', times: times ?? 1 })}
          min={1}
          max={100}
          whole
        />
      )}
      {(form.form === 'changed' || form.form === 'text') && (
        <>
          {card(t('Card'), form.card, id => ({ ...form, card: id, field: fieldsOf(id)[0]?.value ?? '' }))}
          <SelectField
            label={t('Field')}
            value={form.field}
            options={fieldsOf(form.card)}
            onChange={field => onChange({ ...form, field })}
          />
        </>
      )}
      {(form.form === 'text' || form.form === 'told' || form.form === 'said') && (
        <TextField
          label={t('Words')}
          maxLength={lessonLimits.words}
          value={form.text}
          onChange={text => onChange({ ...form, text: text ?? '' })}
        />
      )}
      {form.form === 'add' && (
        <SelectField
          label={t('Kind of card')}
          value={form.type}
          options={types}
          onChange={type => onChange({ ...form, type })}
        />
      )}
      {form.form === 'tool' && (
        <SelectField
          label={t('Kind of card')}
          value={form.type}
          options={tools}
          onChange={type => onChange({ ...form, type })}
        />
      )}
      {form.form === 'value' && <CardValueFields nodes={nodes} names={names} form={form} onChange={onChange} />}
      {form.form === 'remove' && card(t('Card'), form.card, id => ({ ...form, card: id }))}
      {form.form === 'order' && (
        <>
          {card(t('Card'), form.card, id => ({ ...form, card: id }))}
          {card(t('above'), form.below, id => ({ ...form, below: id }))}
        </>
      )}
    </>
  )
}

interface Choices {
  nodes: readonly Node[]
  first: string
  second: string
  tool: string
  fieldsOf(card: string): { value: string }[]
}

/** The default check of a kind, one that can be met where the document permits it. */
function blank(name: FormName, { first, second, tool, nodes, fieldsOf }: Choices): CheckForm {
  const says = nodes.find(({ id }) => fieldsOf(id)[0]?.value === 'input')
  const card = says?.id ?? nodes.find(({ id }) => fieldsOf(id).length > 0)?.id ?? first
  const field = fieldsOf(card)[0]?.value ?? ''
  switch (name) {
    case 'changed':
      return { form: 'changed', card, field }
    case 'text':
      return { form: 'text', card, field, text: '' }
    case 'add':
      return { form: 'add', type: tool }
    case 'tool':
      return { form: 'tool', type: tool }
    case 'remove':
      return { form: 'remove', card: first }
    case 'order':
      return { form: 'order', card: second, below: first }
    case 'told':
      return { form: 'told', text: '' }
    case 'said':
      return { form: 'said', text: '' }
    default:
      return { form: 'run', times: 1 }
  }
}

/** Editable fields of a card, as paths for checks with labels. */
function fieldsOfCard({ type, config }: Node, nodeTypes: NodeTypes): { value: string; label: string }[] {
  const nodeType = nodeTypes.get(type)
  if (!nodeType) return []
  const parsed = v.safeParse(nodeType.configSchema, config)
  const settings = Object.entries({ name: '', ...(parsed.success ? parsed.output : config) })
    .filter(([name, value]) => name !== 'label' && ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name]) => ({ value: `config.${name}`, label: localize(fieldName(name, nodeType)) }))
  const own = nodeType.input ? [{ value: 'input', label: t('What they say') }] : []
  const named = nodeType.tool ? settings : settings.filter(({ value }) => value !== 'config.name')
  return [...own, ...named]
}
