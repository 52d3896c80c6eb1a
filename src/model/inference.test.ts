import { expect, test } from 'vitest'
import { mayHaveTool, serverToolName } from './inference'

const url = 'https://tools.example:8443/mcp'

test.each([
  [{ url }, 'add', 'tools_example_8443_add'],
  [{ url, label: 'My tools' }, 'add up', 'My_tools_add_up'],
  [{ url, label: '' }, '心', 'tools_example_8443_tool'],
  [{ url: '' }, 'add', 'server_add'],
])('of %j, a model gets %j as %j', (server, name, toolName) => {
  expect(serverToolName(server, name)).toBe(toolName)
})

test('a server may have any tool that begins with its name, and where tools are chosen, those and their twins', () => {
  const server = { url, label: 'note' }
  expect(['note_add', 'notes_add', 'add'].map(name => mayHaveTool(server, name))).toEqual([true, false, false])
  const long = 'x'.repeat(80)
  const chosen = { ...server, enabledTools: ['add', long] }
  const names = ['note_add', 'note_add_2', 'note_sub', `note_${long}`.slice(0, 64), `note_${long}`]
  expect(names.map(name => mayHaveTool(chosen, name))).toEqual([true, true, false, true, false])
})
