import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { editNode } from '../../../tests/support/edit-node'
import type { JsonObject } from '../../model/json'
import type { ViewServices } from '../view'
import toolStep from './node'
import view from './view'

const tools: ViewServices['tools'] = [
  {
    kind: 'pipeline',
    id: 'p2',
    title: 'Weather',
    group: 'Pipeline',
    inputSchema: { type: 'object', properties: { city: { type: 'string' } } },
  },
]

function edit(initial: JsonObject, more: Partial<ViewServices> = {}) {
  const { seen } = editNode(toolStep, view, initial, { tools, ...more })
  const tool = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tool' })
  return { seen, tool, user: userEvent.setup() }
}

it('calls a tool of the document with an input whose names it knows, and has a name for templates', async () => {
  const { seen, tool, user } = edit({})
  expect(screen.queryByRole('textbox', { name: 'Input' })).toBeNull()
  await user.selectOptions(tool, 'Weather (Pipeline)')
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Input' })
  expect(input.placeholder).toBe('{ "city": "{{input.city}}" }')
  expect(screen.getByText(/It takes: city\./)).toBeTruthy()
  await user.type(input, '{{"city": ')
  expect(screen.getByText(/^Line 1, column/)).toBeTruthy()
  await user.type(input, '"Bath"}')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'sky')
  expect(seen.config).toEqual({
    tool: { kind: 'pipeline', id: 'p2', name: 'Weather' },
    inputMapping: '{"city": "Bath"}',
    name: 'sky',
  })
  await user.selectOptions(tool, 'No tool')
  expect(seen.config.tool).toEqual({ kind: 'none', id: '' })
})

it('keeps a tool that is gone in its list', () => {
  const { tool } = edit({ tool: { kind: 'node', id: 'gone', name: 'Old one' } })
  expect(tool.selectedOptions[0]?.textContent).toBe('Old one (not there)')
})

it('runs code of its own', async () => {
  const { seen, tool, user } = edit({})
  await user.selectOptions(tool, 'Your own code')
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'return 1')
  expect(seen.config.tool).toEqual({ kind: 'code', id: '', code: 'return 1' })
})

it('calls a tool of a server, which tells its tools', async () => {
  const listServerTools = async () => [{ name: 'add', description: '', inputSchema: {} }]
  const { seen, tool, user } = edit({}, { listServerTools })
  await user.selectOptions(tool, 'A tool of an MCP server')
  const address = screen.getByRole('textbox', { name: 'Address of the server' })
  await user.type(address, 'desk')
  expect(screen.getByText(/not a full web address/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'List its tools' })).toBeNull()
  await user.clear(address)
  await user.type(address, 'https://desk.example/mcp')
  await user.click(screen.getByRole('button', { name: 'List its tools' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Its tool' }), 'add')
  expect(seen.config.tool).toEqual({ kind: 'mcp', id: 'add', name: 'add', url: 'https://desk.example/mcp' })
})

it('lets a model make sense of what came, with settings of its own, and leaves out what is emptied', async () => {
  const { seen, user } = edit({})
  expect(screen.queryByRole('textbox', { name: 'Task' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Let a model make sense of it' }))
  await user.type(screen.getByRole('textbox', { name: 'Task' }), 'Choose one.')
  await user.type(screen.getByRole('spinbutton', { name: 'Temperature' }), '0.5')
  const most = screen.getByRole('spinbutton', { name: 'Max tokens' })
  await user.type(most, '50')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Model' }), 'Another model…')
  await user.type(screen.getByRole('textbox', { name: 'Id of the model' }), 'a/b')
  const form = screen.getByRole('textbox', { name: 'Form of the answer' })
  await user.type(form, '7')
  expect(screen.getByText(/A schema begins like this/)).toBeTruthy()
  expect(seen.config.reasoning).toMatchObject({
    enabled: true,
    prompt: 'Choose one.',
    model: 'a/b',
    temperature: 0.5,
    maxTokens: 50,
    outputSchema: '7',
  })
  await user.clear(form)
  await user.clear(most)
  expect(Object.keys(seen.config.reasoning as JsonObject)).not.toContain('maxTokens')
  expect(Object.keys(seen.config.reasoning as JsonObject)).not.toContain('outputSchema')
})

it('offers what the tool gave to the templates of its task', async () => {
  const { user } = edit({ reasoning: { enabled: true } })
  await user.type(screen.getByRole('textbox', { name: 'Task' }), 'Read {{{{')
  expect(await screen.findByRole('option', { name: /step_output/, hidden: true })).toBeTruthy()
})
