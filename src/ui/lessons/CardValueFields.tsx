import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import { localize, t } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'
import { lessonLimits } from '../../lessons/lesson'
import { colorNames, plainColors } from '../../lessons/plain-colors'
import type { Node } from '../../model/document'
import type { NodeTypes } from '../../model/node-type'
import { useApp } from '../app/app-context'
import { type CardValue, cardValuesOf } from './card-values'
import type { CheckForm, ValueTest } from './check-forms'

type ValueForm = Extract<CheckForm, { form: 'value' }>

interface CardValueFieldsProps {
  nodes: readonly Node[]
  names: ReadonlyMap<string, string>
  form: ValueForm
  onChange(form: CheckForm): void
}

const testLabels: Readonly<Record<ValueTest, MessageDescriptor>> = {
  near: msg({ message: 'is a kind of', note: 'A color: “is a kind of red”.' }),
  above: msg('is more than'),
  below: msg('is less than'),
  has: msg('has the words'),
}

/** A value that a card shows: which card, which value, and what it is compared with. */
export function CardValueFields({ nodes, names, form, onChange }: CardValueFieldsProps) {
  const { nodeTypes } = useApp()
  const showing = nodes.filter(node => cardValuesOf(node, nodeTypes).length > 0)
  const node = nodes.find(({ id }) => id === form.card)
  const fields = node ? cardValuesOf(node, nodeTypes) : []
  const field = fields.find(({ value }) => value === form.field)
  return (
    <>
      <SelectField
        label={t('Card')}
        value={form.card}
        options={showing.map(({ id }) => ({ value: id, label: names.get(id) ?? id }))}
        onChange={id => {
          const chosen = nodes.find(each => each.id === id)
          if (chosen) onChange(formOf(chosen, cardValuesOf(chosen, nodeTypes)[0]))
        }}
      />
      {fields.length > 1 && (
        <SelectField
          label={t('Value')}
          value={form.field}
          options={fields}
          onChange={chosen =>
            node &&
            onChange(
              formOf(
                node,
                fields.find(({ value }) => value === chosen),
              ),
            )
          }
        />
      )}
      <SelectField
        label={t('How')}
        value={form.test}
        options={(field?.tests ?? [form.test]).map(test => ({ value: test, label: localize(testLabels[test]) }))}
        onChange={test => onChange({ ...form, test })}
      />
      {form.test === 'near' ? (
        <SelectField
          label={t('Color')}
          value={form.value}
          options={plainColors.map(color => ({ value: color as string, label: localize(colorNames[color]) }))}
          onChange={value => onChange({ ...form, value })}
        />
      ) : (
        <TextField
          label={form.test === 'has' ? t('Words') : t('Number')}
          maxLength={lessonLimits.words}
          value={form.value}
          onChange={value => onChange({ ...form, value: value ?? '' })}
        />
      )}
    </>
  )
}

/** The first value that can be checked. */
export function blankValue(nodes: readonly Node[], nodeTypes: NodeTypes): CheckForm {
  // A result is what lessons ask for most.
  const node =
    nodes.find(each => nodeTypes.get(each.type)?.tool && cardValuesOf(each, nodeTypes).length > 0) ??
    nodes.find(each => cardValuesOf(each, nodeTypes).length > 0)
  return node
    ? formOf(node, cardValuesOf(node, nodeTypes)[0])
    : { form: 'value', card: '', field: '', test: 'has', value: '' }
}

function formOf({ id }: Node, field: CardValue | undefined): ValueForm {
  const test = field?.tests[0] ?? 'has'
  const value = test === 'near' ? 'red' : test === 'has' ? '' : '50'
  return { form: 'value', card: id, field: field?.value ?? '', test, value }
}
