import { expect, test } from 'vitest'
import { collect, quickModel, request } from '../../../tests/support/demo/converse'

const target = (id: string, title: string, prompt: string) =>
  `ID: ${id}\nType: pipeline\nTitle: ${title}\nSystem Prompt: "${prompt}"\n---`

const prompt = (targets: string[], rule = '') =>
  [
    'You stand at a fork.',
    ...targets,
    rule && `Routing Request: ${rule}`,
    'Answer with the ID of that place alone: one line. For example: 2acd9007',
  ].join('\n\n')

const places = [
  target('2acd9007', 'Sales', 'Help customers with pricing and buying.'),
  target('3bde0118', 'Workshop', 'Mend what is broken.'),
]
const shop = [target('A', 'Sales', 'Prices, offers and orders.'), target('B', 'Support', '')]
const moods = [target('A', 'Sunny desk', ''), target('B', 'Rainy desk', ''), target('C', 'Third desk', '')]

test.each([
  [prompt(places), 'How much does a bicycle cost?', '2acd9007'],
  [prompt(places), 'My wheel is broken', '3bde0118'],
  [prompt(places, 'Only bills to Sales. The rest to Workshop.'), 'What is the price of a new one?', '3bde0118'],
  [prompt(places, 'Only bills to Sales. The rest to Workshop.'), 'How can I pay my bill?', '2acd9007'],
  [prompt(places, 'Go to Sales for everything.'), 'My wheel is broken', '2acd9007'],
  [
    prompt(moods, 'Send happy messages to Sunny desk. Send sad ones to Rainy desk. Anything else goes to Third desk.'),
    'My hamster died',
    'B',
  ],
  [
    prompt(moods, 'Send happy messages to Sunny desk. Send sad ones to Rainy desk. Anything else goes to Third desk.'),
    'xyzzy',
    'C',
  ],
  [prompt(shop), 'my order came with 2 left shoes', 'B'],
  [prompt(shop), 'my package came broken and i want my money back', 'B'],
  [prompt(shop), 'meine Schuhe sind in der falschen Größe gekommen', 'B'],
  [prompt(shop), 'me llegó el paquete roto', 'B'],
  [prompt(shop), 'il manque une chaussure', 'B'],
  [prompt(shop), 'ما وصلت الطلبية', 'B'],
  [prompt(places), '¿Qué precio tiene una bicicleta?', '2acd9007'],
  [prompt(places), 'Mein Rad ist kaputt', '3bde0118'],
])('%#: “%s”: %s', async (system, said, id) => {
  const { text, calls } = await collect(quickModel([0.9]), request({ said, system, temperature: 1 }))
  expect(text).toBe(id)
  expect(calls).toEqual([])
})

test('a prompt that lists ids but asks for none is no router', async () => {
  expect((await collect(quickModel(), request({ said: 'hello', system: 'ID: 7\nBe kind.' }))).text).not.toBe('7')
})
