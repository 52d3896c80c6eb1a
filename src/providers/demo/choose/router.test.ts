import { expect, test } from 'vitest'
import { collect, quickModel, request } from '../../../../tests/support/demo/converse'

const target = (id: string, title: string, prompt: string) =>
  `ID: ${id}\nType: agent\nTitle: ${title}\nSystem Prompt: "${prompt}"\n---`

const prompt = (targets: string[], rule = '') =>
  [
    'You are a routing agent. You MUST choose exactly ONE destination from the IDs below.',
    ...targets,
    rule && `Routing Request: ${rule}`,
    'Return ONLY the destination id, with no explanation.\nExample: "2acd9007"',
  ].join('\n\n')

const desk = prompt(
  [
    target('2acd9007', 'Sales Agent', 'Help customers with pricing, product recommendations and purchasing decisions.'),
    target('3bde0118', 'Support Agent', 'Help customers troubleshoot issues and resolve technical problems.'),
  ],
  'Route to Sales Agent if the message is about pricing or purchasing. Otherwise route to Support Agent.',
)
const moods = prompt(
  [target('A', 'Sunny desk', ''), target('B', 'Rainy desk', ''), target('C', 'Third desk', '')],
  'Send happy messages to Sunny desk. Send sad messages to Rainy desk. Anything else goes to Third desk.',
)

test.each([
  [desk, 'How much does the Pro plan cost?', '2acd9007'],
  [desk, 'I want to buy two of them', '2acd9007'],
  [desk, 'The app crashes when I log in', '3bde0118'],
  [desk, 'hmm', '3bde0118'],
  [moods, 'I won a prize, I am so glad!', 'A'],
  [moods, 'My grandfather died', 'B'],
  [moods, 'xyzzy', 'C'],
])('%#: %s', async (system, said, id) => {
  const { text, calls } = await collect(quickModel([0.9]), request({ said, system, temperature: 1 }))
  expect(text).toBe(id)
  expect(calls).toEqual([])
})

test('a prompt that lists ids but asks for none is no router', async () => {
  expect((await collect(quickModel(), request({ said: 'hello', system: 'ID: 7\nBe kind.' }))).text).not.toBe('7')
})
