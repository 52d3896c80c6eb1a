import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { editNode } from '../../../tests/support/edit-node'
import { shownResult, showRun } from '../../../tests/support/show-output'
import type { JsonObject } from '../../model/json'
import type { ViewServices } from '../view'
import router from './node'
import view from './view'

const targets = [
  { id: 'p1', title: 'Sales' },
  { id: 'p2', title: 'Support' },
]

function edit(initial: JsonObject, services: Partial<ViewServices> = { targets }) {
  return { ...editNode(router, view, initial, services), user: userEvent.setup() }
}

it('builds rules from what the pipelines are called', async () => {
  const { seen, user } = edit({})
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who decides' }), 'Rules, without a model')
  await user.click(screen.getByRole('button', { name: 'Add a rule' }))
  const rule = within(screen.getByRole('group', { name: 'Rule 1' }))
  await user.type(rule.getByRole('textbox', { name: 'If' }), '{{{{input.query}}')
  expect(rule.queryByRole('textbox', { name: 'Value' })).toBeNull()
  await user.selectOptions(rule.getByRole('combobox', { name: 'Test' }), 'contains')
  await user.type(rule.getByRole('textbox', { name: 'Value' }), 'price')
  await user.selectOptions(rule.getByRole('combobox', { name: 'Go to' }), 'Sales')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Otherwise go to' }), 'Support')
  expect(seen.config).toEqual({
    mode: 'rules',
    rules: [{ expression: '{{input.query}}', op: 'contains', value: 'price', target: 'p1' }],
    otherwise: 'p2',
  })
  await user.click(screen.getByRole('button', { name: 'Remove rule 1' }))
  expect(seen.config).toMatchObject({ rules: [] })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a rule' }))
})

it('keeps a target that it is not joined to, and says so', () => {
  edit({ mode: 'rules', otherwise: 'gone' })
  expect(screen.getByRole('combobox', { name: 'Otherwise go to' })).toHaveProperty('value', 'gone')
  expect(screen.getByRole('option', { name: 'gone (not connected)' })).toBeTruthy()
})

it('takes an id where the pipelines are unknown', async () => {
  const { seen, user } = edit({ mode: 'rules' }, {})
  await user.type(screen.getByRole('textbox', { name: 'Otherwise go to' }), 'p2')
  expect(seen.config).toEqual({ mode: 'rules', otherwise: 'p2' })
})

it('shows the way, why, and what it took', () => {
  const place = { at: 0, pipelineId: 'p', nodeId: 'node' }
  const selectedPath = { blockId: 'p1', blockType: 'pipeline', blockTitle: 'Sales' }
  const output = { model: 'claude', tokens: { prompt: 1420, completion: 8, total: 1428 }, cost: { total: 0.0044 } }
  showRun(router, view, {
    status: 'done',
    results: [],
    route: { ...place, type: 'route', selectedRoute: 'p1', selectedPath, reason: 'p1' },
    output,
  })
  for (const part of ['Sales', 'The model named it: p1', 'claude · 1,428 tokens: read 1,420, wrote 8 · $0.0044']) {
    expect(shownResult().textContent).toContain(part)
  }
})
