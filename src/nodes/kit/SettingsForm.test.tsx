import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { editNode } from '../../../tests/support/edit-node'
import { Sketch } from '../../components/Sketch'
import type { NodeType } from '../../model/node-type'
import type { FieldControlProps, NodeView } from '../view'
import { configSchema } from './config'
import { setting } from './setting'

const view: NodeView = { Icon: () => <Sketch /> }

function typeOf(fields: v.ObjectEntries, more: Partial<NodeType> = {}): NodeType {
  return {
    type: 'thing',
    name: 'Thing',
    family: 'data',
    summary: 'A thing.',
    configSchema: configSchema(fields) as NodeType['configSchema'],
    ...more,
  }
}

describe('a form from a schema', () => {
  it('has the control, the range and the default that follow from the schema', async () => {
    const type = typeOf({
      count: setting(v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5)), 3), { label: 'Count' }),
      loud: setting(v.optional(v.boolean(), false), { label: 'Loud' }),
      secret: v.optional(v.string(), 'in no form'),
    })
    const { seen } = editNode(type, view, {})
    const count = screen.getByRole('spinbutton', { name: 'Count' })
    await userEvent.clear(count)
    await userEvent.type(count, '9')
    expect(count.getAttribute('aria-invalid')).toBe('true')
    expect(seen.config).toEqual({})
    await userEvent.clear(count)
    await userEvent.type(count, '4')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Loud' }))
    expect(seen.config).toEqual({ count: 4, loud: true })
    expect(screen.queryByText(/secret/i)).toBeNull()
  })

  it('removes a choice, a text and a list that are emptied', async () => {
    const type = typeOf({
      kind: setting(v.optional(v.picklist(['a', 'b'])), {
        label: 'Kind',
        none: 'Any',
        choices: { a: 'One', b: 'Two' },
      }),
      text: setting(v.optional(v.string()), { label: 'Text', control: 'lines' }),
      kept: setting(v.optional(v.string(), 'with a default'), { label: 'Kept', control: 'lines' }),
      list: setting(v.optional(v.array(v.string()), []), { label: 'List' }),
    })
    const { seen } = editNode(type, view, { kind: 'b', text: 'x', kept: 'y', list: ['z'] })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Any')
    for (const name of ['Text', 'Kept', 'List']) await userEvent.clear(screen.getByRole('textbox', { name }))
    // An emptied text differs from the default, so it is stored.
    expect(seen.config).toEqual({ kept: '' })
  })

  it('stores a percentage as a share, and a choice of numbers as a number', async () => {
    const type = typeOf({
      rate: setting(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.5), {
        label: 'Rate',
        unit: 'percent',
      }),
      order: setting(v.optional(v.number(), 0), { label: 'Order', choices: { 0: 'none', 2: 'two' } }),
      heads: setting(v.optional(v.picklist([1, 2, 4]), 4), { label: 'Heads' }),
    })
    const { seen } = editNode(type, view, {})
    const rate = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Rate' })
    expect([rate.value, rate.max]).toEqual(['50', '100'])
    await userEvent.clear(rate)
    await userEvent.type(rate, '25')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'two')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Heads' }), '2')
    expect(seen.config).toEqual({ rate: 0.25, order: 2, heads: 2 })
  })

  it('shows a field where its condition holds, and the problem of its value', async () => {
    const type = typeOf({
      more: setting(v.optional(v.boolean(), false), { label: 'More' }),
      host: setting(v.optional(v.string(), 'nowhere'), {
        label: 'Host',
        when: ({ more }) => more === true,
        problem: value => (value === 'nowhere' ? 'That is no host.' : null),
      }),
    })
    editNode(type, view, {})
    expect(screen.queryByRole('textbox', { name: 'Host' })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'More' }))
    const host = screen.getByRole('textbox', { name: 'Host' })
    expect(host.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(host, '.example')
    expect(screen.queryByText('That is no host.')).toBeNull()
  })

  it('begins with the name of a tool, and takes controls of the view', async () => {
    const tool = () => ({
      name: () => 'thing',
      description: '',
      inputSchema: {},
      outputType: 'thing',
      run: () => never(),
    })
    const type = typeOf({ parts: setting(v.optional(v.array(v.string()), []), { label: 'Parts' }) }, { tool })
    const Parts = ({ label, value, onChange }: FieldControlProps<string[]>) => (
      <button type="button" onClick={() => onChange([...value, 'one'])}>
        {label}: {value.length}
      </button>
    )
    const { seen } = editNode(type, { ...view, controls: { parts: Parts } }, {})
    await userEvent.click(screen.getByRole('button', { name: 'Parts: 0' }))
    const name = screen.getByRole('textbox', { name: 'Name' })
    // Keyboards of phones capitalize words, and a name is part of a tool's name.
    expect(name.getAttribute('autocapitalize')).toBe('none')
    await userEvent.type(name, 'n')
    expect(seen.config).toEqual({ parts: ['one'], name: 'n' })
  })
})

function never(): never {
  throw new Error('It is not run.')
}
