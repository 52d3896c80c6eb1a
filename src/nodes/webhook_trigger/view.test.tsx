import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { editNode } from '../../../tests/support/edit-node'
import type { RunEventOf } from '../../model/events'
import type { JsonObject } from '../../model/json'
import type { NodeRun } from '../view'
import webhook, { type WebhookConfig } from './node'
import view from './view'

const { Output } = view
if (!Output) throw new Error('A webhook has a result.')

function edit(initial: JsonObject) {
  const { seen } = editNode(webhook, view, initial)
  return { seen, user: userEvent.setup(), box: screen.getByRole('textbox', { name: 'Allowed hosts' }) }
}

describe('the list of allowed hosts', () => {
  it('takes one host a line', async () => {
    const { seen, user, box } = edit({})
    await user.type(box, 'a.example{Enter}{Enter}b.example:8443{Enter}')
    expect(seen.config).toEqual({ allowedDomains: ['a.example', 'b.example:8443'] })
    expect(box).toHaveProperty('value', 'a.example\n\nb.example:8443\n')
  })

  it('keeps what is no exact host in the box, says why, and does not pass it on', async () => {
    const { seen, user, box } = edit({ allowedDomains: ['a.example'] })
    await user.type(box, '{Enter}*.example.com')
    expect(box).toHaveProperty('value', 'a.example\n*.example.com')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/has a star/)).toBeTruthy()
    expect(seen.config).toEqual({ allowedDomains: ['a.example'] })
  })

  it('says what is wrong with an entry that came with the document', () => {
    edit({ allowedDomains: ['https://a.example/hook'] })
    expect(screen.getByText(/write a\.example/)).toBeTruthy()
  })

  it('emptied, is left out: each call is asked about again', async () => {
    const { seen, user, box } = edit({ allowedDomains: ['a.example'] })
    await user.clear(box)
    expect(seen.config).toEqual({})
  })
})

const call = { url: 'https://hooks.example.com/lamp?on=1', method: 'POST', body: { lamp: 'on' } }

function show(run: Partial<NodeRun>, config: JsonObject = {}) {
  if (!Output) return ''
  const parsed = v.parse(webhook.configSchema, config) as WebhookConfig
  const { container } = render(
    <Output nodeId="n" config={parsed} run={{ status: 'done', results: [], ...run }} onAnswer={() => {}} />,
  )
  return container.textContent
}

function result(data: JsonObject, more: Partial<RunEventOf<'tool-result'>> = {}): RunEventOf<'tool-result'> {
  const place = { at: 0, pipelineId: 'p', nodeId: 'n', round: 1, callId: 'call', durationMs: 1 }
  const tool = { toolName: 'trigger_webhook', toolNodeId: 'n', outputType: 'webhook' }
  return { type: 'tool-result', ...place, ...tool, content: '', data, isError: false, ...more }
}

describe('a call', () => {
  it('shows method, host and payload while the person is asked', () => {
    const request = { ...call, method: 'POST' as const, headers: {}, body: '{"lamp":"on"}' }
    const question = { askId: 'a', question: { kind: 'consent' as const, reason: 'no-list' as const, request } }
    const text = show({ status: 'waiting', question })
    for (const part of ['POST', 'hooks.example.com', '/lamp?on=1', '"lamp": "on"', 'Waiting']) {
      expect(text).toContain(part)
    }
  })

  it('shows status and body after', () => {
    const results = [result({ ...call, response: { status: 503, body: { lamp: 'broken' } } })]
    expect(show({ results })).toMatch(/503 .*"lamp": "broken"/s)
  })

  it('keeps the answer to itself where it should', () => {
    const results = [result({ ...call, response: { status: 503, body: { lamp: 'broken' } } })]
    expect(show({ results }, { showResponse: false })).not.toMatch(/503|broken/)
  })

  it('that was refused says what was wanted, and why it was not sent', () => {
    const results = [result(call, { isError: true, content: 'The person did not allow it.' })]
    const text = show({ results })
    expect(text).toContain('hooks.example.com')
    expect(text).toContain('The person did not allow it.')
  })

  it.each([
    ['not-sent', 'hooks.example.com could not be reached.', 'Not sent.'],
    ['unknown', 'No answer came.', 'It may have arrived.'],
  ])('whose outcome is %s wears no “Sent.”', (outcome, content, words) => {
    const text = show({ results: [result({ ...call, outcome }, { isError: true, content })] })
    expect(text).toContain(words)
    expect(text).toContain(content)
    expect(text).not.toMatch(/(^|[^t] )Sent\./)
  })

  it('with an answer that the browser hides says so', () => {
    expect(show({ results: [result({ ...call, response: { hidden: true } })] })).toContain('cannot be read here')
  })
})
