import { expect, test } from 'vitest'
import { collect, colorTool, quickModel, request } from '../../../tests/support/demo/converse'

/** What the demo notes before it answers. */
async function notesOf(asked: Parameters<typeof request>[0]): Promise<string> {
  const { events } = await collect(quickModel(), request(asked))
  return events.map(event => (event.type === 'reasoning-delta' ? event.text : '')).join('')
}

test('the demo notes what its lists have of a text, and what they have not', async () => {
  expect(await notesOf({ said: 'I am so happy, my lemon is a zorbulax' })).toBe(
    'My list of feelings has “happy”. My list of things has “lemon”. On no list of mine: “zorbulax”.',
  )
})

test('the notes are no part of the answer, and come before it', async () => {
  const { events, text } = await collect(quickModel(), request({ said: 'a lemon' }))
  const kinds = events.map(({ type }) => type)
  expect(kinds.indexOf('reasoning-delta')).toBeLessThan(kinds.indexOf('text-delta'))
  expect(text).not.toContain('My list of things has')
})

test('a text that may be about harm has no notes', async () => {
  expect(await notesOf({ said: 'I want to kill myself', tools: [colorTool()] })).toBe('')
})

test('of a router the notes say which target was chosen, and why', async () => {
  const system =
    'ID: a\nTitle: Shop\n---\n\nID: b\nTitle: Desk\n---\n\nRouting Request: Prices to Shop. The rest to Desk.\n\nAnswer with the ID alone.'
  expect(await notesOf({ said: 'What is the price of a lemon?', system })).toMatch(/Shop fits best\.$/)
  expect(await notesOf({ said: 'xyzzy', system })).toMatch(/everything else goes: Desk\.$/)
  expect(await notesOf({ said: 'I want to kill myself', system })).toMatch(/^No target .* Desk\.$/)
})
