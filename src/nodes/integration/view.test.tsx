import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { editNode } from '../../../tests/support/edit-node'
import { run, stack, testHost, turns } from '../../../tests/support/engine'
import { shownResult, showRun } from '../../../tests/support/show-output'
import type { JsonObject } from '../../model/json'
import { foldEvents } from '../../store/run/fold-run'
import { emptyRun } from '../../store/run/run-state'
import integration from './node'
import view from './view'

function edit(initial: JsonObject) {
  return { ...editNode(integration, view, initial), user: userEvent.setup() }
}

describe('the settings', () => {
  it('lay out data that is kept as a value, and say where typed data goes wrong', async () => {
    const { seen, user } = edit({ data: { free: true } })
    const box = screen.getByRole('textbox', { name: 'Data' })
    expect(box).toHaveProperty('value', '{\n  "free": true\n}')
    await user.clear(box)
    expect(seen.config).toEqual({})
    await user.type(box, '{{"a": 1{Enter} "b"}')
    expect(screen.getByText('Line 2, column 2: a comma or a closing bracket is missing before this.')).toBeTruthy()
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(seen.config).toEqual({ data: '{"a": 1\n "b"}' })
  })

  it('have the fields of the kind that is chosen', async () => {
    const { seen, user } = edit({})
    const kind = screen.getByRole('combobox', { name: 'Where from' })
    await user.selectOptions(kind, 'GraphQL')
    expect(screen.getByRole('textbox', { name: 'Query' })).toBeTruthy()
    await user.selectOptions(kind, 'A web address (REST)')
    expect(screen.queryByRole('textbox', { name: 'Query' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Body' })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'POST')
    expect(screen.getByRole('textbox', { name: 'Body' })).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Headers' }), 'Accept: text/plain{Enter}X-A: 1:2')
    expect(seen.config).toEqual({ kind: 'rest', method: 'POST', headers: { Accept: 'text/plain', 'X-A': '1:2' } })
  })
})

describe('the answer', () => {
  async function shown(config: JsonObject) {
    const events = await run(stack(['integration', config]), testHost(turns().languageModel))
    const node = foldEvents(emptyRun, events).nodes.n1
    if (!node) throw new Error('It did not run.')
    showRun(integration, view, node, config)
    return shownResult().textContent
  }

  it('is summed up, with the data below', async () => {
    expect(await shown({ data: { room: 12 } })).toMatch(/room: 12.*"room": 12.*mock_db · \d+ ms/s)
  })

  it('of a failure says its code', async () => {
    expect(await shown({ failure: 'always', errorCode: 'DOWN' })).toMatch(/gave an error.*DOWN/s)
  })

  it('shows the request while the person is asked', () => {
    const request = { method: 'GET' as const, url: 'https://api.example.com/menu', headers: {} }
    const question = { askId: 'a', question: { kind: 'consent' as const, reason: 'no-list' as const, request } }
    showRun(integration, view, { status: 'waiting', results: [], question }, { kind: 'rest', url: request.url })
    expect(screen.getByText('api.example.com')).toBeTruthy()
    expect(screen.getByText('Waiting for your OK')).toBeTruthy()
  })
})
