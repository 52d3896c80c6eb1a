import { expect, it } from 'vitest'
import { ofType, run, stack, testHost, turns } from '../../../tests/support/engine'

it('prints what a model said, after its prefix, and hands it on without', async () => {
  const printed: string[] = []
  const host = testHost(turns({ text: 'Good day.' }).languageModel, { print: text => printed.push(text) })
  const document = stack(
    ['inference'],
    ['text_display'],
    ['console_output', { prefix: 'Answer: ' }],
    ['console_output'],
  )
  const events = await run(document, host, { inputs: { n1: 'Hello' } })
  expect(printed).toEqual(['Answer: Good day.', 'Good day.'])
  expect(ofType(events, 'node-end').at(-1)?.output).toBe('Good day.')
})

it('prints data as JSON', async () => {
  const printed: string[] = []
  const host = testHost(turns().languageModel, { print: text => printed.push(text) })
  await run(stack(['integration', { data: { rooms: 2 } }], ['console_output']), host)
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({ data: { rooms: 2 } })
})

it('prints, in a pipeline that follows another, what came over', async () => {
  const printed: string[] = []
  const host = testHost(turns({ text: 'From the first.' }).languageModel, { print: text => printed.push(text) })
  const first = stack(['inference', {}, 'a'])
  const document = {
    ...first,
    pipelines: [
      ...first.pipelines,
      { id: 'then', name: 'Then', nodes: [{ id: 'b', type: 'console_output', config: {} }] },
    ],
    edges: [{ id: 'e', source: 'main', target: 'then', kind: 'next' as const }],
  }
  await run(document, host, { inputs: { a: 'Hello' } })
  expect(printed).toEqual(['From the first.'])
})
