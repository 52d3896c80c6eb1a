import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { JsonObject } from '../../model/json'
import type { NodeType } from '../../model/node-type'
import { configSchema } from './config'
import { SettingsForm } from './SettingsForm'

const withTool: NodeType = {
  type: 'thing',
  name: 'Thing',
  family: 'output',
  summary: 'A thing.',
  configSchema: configSchema({}),
  tool: () => ({
    name: () => 'thing',
    description: '',
    inputSchema: {},
    outputType: 'thing',
    run: () => ({ data: null, content: '' }),
  }),
}

/** The shared fields of a card with state. */
function edit(initial: JsonObject, locked: string[] = []) {
  const seen: { config: JsonObject } = { config: initial }
  function Card() {
    const [config, setConfig] = useState(initial)
    seen.config = config
    return (
      <SettingsForm
        type={withTool}
        view={{}}
        nodeId="n"
        config={config}
        onChange={patch => setConfig(JSON.parse(JSON.stringify({ ...config, ...patch })))}
        isLocked={field => locked.includes(field)}
        services={{ models: [], defaultModelLabel: '', openSettings() {}, forDevelopers: true }}
      />
    )
  }
  render(<Card />)
  return { seen, user: userEvent.setup() }
}

it('fills in arguments by name, and none when all are taken away', async () => {
  const { seen, user } = edit({})
  await user.click(screen.getByText('Filled-in arguments'))
  await user.click(screen.getByRole('button', { name: 'Add an argument' }))
  // One without a name stays in sight, and is not kept.
  await user.type(screen.getByRole('textbox', { name: 'Value' }), 'x{Backspace}')
  expect(seen.config).toEqual({})
  await user.type(screen.getByRole('textbox', { name: 'Argument' }), 'name')
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '{{{{vars.mood}}')
  expect(seen.config).toEqual({ prefilled: { name: '{{vars.mood}}' } })
  await user.click(screen.getByRole('button', { name: 'Remove argument 1' }))
  expect(seen.config).toEqual({})
})

it('shows values of every kind as text', () => {
  edit({ prefilled: { value: 40, list: ['a'] } })
  const values = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Value', hidden: true })
  expect(values.map(({ value }) => value)).toEqual(['40', '["a"]'])
})

it('can be locked', () => {
  edit({ prefilled: { value: 40 } }, ['prefilled'])
  expect(screen.getByRole('textbox', { name: 'Value', hidden: true })).toHaveProperty('disabled', true)
})
