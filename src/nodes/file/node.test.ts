import { describe, expect, it } from 'vitest'
import { ofType, run, stack, testHost, turns } from '../../../tests/support/engine'

const chosen = { file: { name: 'letter.txt', mediaType: 'text/plain', text: 'Dear bear' } }
const files = { read: async (path: string) => `text of ${path}`, write: async () => {} }
const document = stack(['file', { path: 'letter.txt' }, 'letter'], ['inference'])
const messagesOf = (requests: ReturnType<typeof turns>['requests']) => requests[0]?.messages

describe('a file', () => {
  it('is said to the model below, once a person chose one', async () => {
    const model = turns({ text: 'Fine.' })
    const events = await run(document, testHost(model.languageModel), { inputs: { letter: chosen } })
    expect(messagesOf(model.requests)).toEqual([{ role: 'user', content: [{ type: 'text', text: 'Dear bear' }] }])
    expect(ofType(events, 'node-end')[0]?.output).toBe('Dear bear')
  })

  it('is a picture to the model, where a person chose one', async () => {
    const image = { mediaType: 'image/png', data: 'AAAA' }
    const model = turns({ text: 'A dot.' })
    const events = await run(document, testHost(model.languageModel), { inputs: { letter: { image } } })
    expect(messagesOf(model.requests)).toEqual([{ role: 'user', content: [{ type: 'image', ...image }] }])
    expect(ofType(events, 'node-end')[0]).toMatchObject({ status: 'done', output: null })
  })

  it('keeps a table as it is, comma by comma', async () => {
    const text = 'planet,moons\nEarth,1\n"Mars, the red",2\n'
    const model = turns({ text: 'Three.' })
    const file = { name: 'moons.csv', mediaType: 'text/csv', text }
    await run(document, testHost(model.languageModel), { inputs: { letter: { file } } })
    expect(messagesOf(model.requests)).toEqual([{ role: 'user', content: [{ type: 'text', text }] }])
  })

  it('is read from its path where there are paths; a chosen one goes first', async () => {
    const model = turns({ text: 'Fine.' }, { text: 'Fine.' })
    const host = testHost(model.languageModel, { files })
    await run(document, host)
    await run(document, host, { inputs: { letter: chosen } })
    const texts = model.requests.map(({ messages }) => messages[0]?.content)
    expect(texts).toEqual([[{ type: 'text', text: 'text of letter.txt' }], [{ type: 'text', text: 'Dear bear' }]])
  })

  it('fails by name when it was not chosen', async () => {
    const events = await run(document, testHost(turns().languageModel))
    expect(ofType(events, 'node-error')[0]?.message).toContain('letter.txt')
  })

  it('says nothing without a path and a choice', async () => {
    const events = await run(
      stack(['file'], ['inference']),
      testHost(turns({ text: 'Fine.' }).languageModel, { files }),
    )
    expect(ofType(events, 'node-end')[0]).toMatchObject({ status: 'done', output: null })
  })
})
