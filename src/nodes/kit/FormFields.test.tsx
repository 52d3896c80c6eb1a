import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { NodeConfig } from '../../model/document'
import { type JsonObject, type JsonSchema, withoutUndefined } from '../../model/json'
import { FormFields } from './FormFields'
import { fieldsOfSchema } from './form-fields'

const schema: JsonSchema = {
  type: 'object',
  properties: {
    task: { type: 'string', description: 'What to do' },
    count: { type: 'integer', minimum: 1, maximum: 5 },
    rate: { type: 'number' },
    urgent: { type: 'boolean' },
    polite: { type: 'boolean' },
    tone: { type: 'string', enum: ['warm', 'plain'] },
    fixed: { const: 7 },
    tags: { type: 'array', items: { type: 'string' } },
    rooms: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, beds: { type: 'integer' } },
        required: ['name', 'beds'],
      },
    },
    address: {
      type: 'object',
      title: 'Where',
      properties: { street: { type: 'string' }, zip: { type: ['string', 'null'] } },
      required: ['street'],
    },
    anything: {},
    open: { type: 'object' },
    either: { oneOf: [{ type: 'string' }, { type: 'number' }] },
  },
  required: ['task', 'count', 'polite', 'fixed', 'address', 'rooms'],
}

let value: JsonObject

function Form({ begin = {} }: { begin?: JsonObject }) {
  const [filled, setFilled] = useState<JsonObject>(begin)
  value = filled
  return (
    <FormFields
      fields={fieldsOfSchema(schema)}
      value={filled as NodeConfig}
      onChange={patch => setFilled(withoutUndefined({ ...filled, ...patch }) as JsonObject)}
    />
  )
}

test('there is a field for every kind of value, and what is filled in is the JSON of the call', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.type(screen.getByLabelText('task'), 'Go')
  await user.type(screen.getByLabelText('count'), '3')
  await user.type(screen.getByLabelText('rate (optional)'), '0.5')
  await user.selectOptions(screen.getByLabelText('urgent (optional)'), 'no')
  await user.click(screen.getByLabelText('polite'))
  await user.selectOptions(screen.getByLabelText('tone (optional)'), 'plain')
  await user.selectOptions(screen.getByLabelText('fixed'), '7')
  const tags = screen.getByRole('group', { name: 'tags (optional)' })
  await user.click(within(tags).getByRole('button', { name: 'Add an entry' }))
  await user.type(within(tags).getByLabelText('tags 1'), 'blue')
  await user.click(within(tags).getByRole('button', { name: 'Add an entry' }))
  await user.click(within(tags).getByRole('button', { name: 'Remove entry 2' }))
  const rooms = screen.getByRole('group', { name: 'rooms' })
  await user.click(within(rooms).getByRole('button', { name: 'Add an entry' }))
  await user.type(within(rooms).getByLabelText('name'), 'Heron')
  await user.type(within(rooms).getByLabelText('beds'), '2')
  const address = screen.getByRole('group', { name: 'Where' })
  await user.type(within(address).getByLabelText('street'), 'Elm Road')
  await user.type(within(address).getByLabelText('zip (optional)'), 'null')
  await user.type(screen.getByLabelText('anything (optional)'), '{{"a": [[1]}')
  await user.type(screen.getByLabelText('open (optional)'), '{{"b": 2}')
  await user.type(screen.getByLabelText('either (optional)'), '12')
  expect(value).toEqual({
    task: 'Go',
    count: 3,
    rate: 0.5,
    urgent: false,
    polite: true,
    tone: 'plain',
    fixed: 7,
    tags: ['blue'],
    rooms: [{ name: 'Heron', beds: 2 }],
    address: { street: 'Elm Road', zip: null },
    anything: { a: [1] },
    open: { b: 2 },
    either: 12,
  })
})

test('what does not fit stays in its box with a sentence, and what is optional can be left out again', async () => {
  const user = userEvent.setup()
  render(<Form begin={{ count: 2, tone: 'warm', rate: 1 }} />)
  await user.clear(screen.getByLabelText('count'))
  await user.type(screen.getByLabelText('count'), '9')
  expect(screen.getByLabelText('count').getAttribute('aria-invalid')).toBe('true')
  await user.selectOptions(screen.getByLabelText('tone (optional)'), 'left out')
  await user.clear(screen.getByLabelText('rate (optional)'))
  await user.type(screen.getByLabelText('anything (optional)'), '{{oops')
  expect(screen.getByText(/^Line 1, column/)).toBeTruthy()
  expect(value).toEqual({})
})
