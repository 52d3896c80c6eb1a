import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ofType, run, stack, testHost, turns } from '../../../tests/support/engine'
import { testRows } from '../../../tests/support/test-rows'
import { encodeLinkWithRun, openLink } from '../../documents/links/link'
import { parseRecording, recordingAsJson } from '../../documents/recordings/recording'
import type { RunInputs } from '../../model/document'
import type { RunEvent } from '../../model/events'
import { nodeTypes } from '../registry'
import { TEXTS } from './built-in-texts'
import nextWord, { NextWordOutput } from './node'
import { trainingDataOf } from './training-data'

const farm = 'The dog barked. The dog slept. The cat slept. The hen slept well.'
const own = { learnFrom: 'own', text: farm, order: 5, temperature: 0 } as const
const host = () => testHost(turns().languageModel)
const written = async (document: Parameters<typeof run>[0], inputs: RunInputs = {}) => {
  const events = await run(document, host(), { inputs })
  const end = ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'it')
  return end?.status === 'done' ? v.parse(NextWordOutput, end.output) : ofType(events, 'node-error')[0]?.message
}

describe('a run of the next word', () => {
  it('continues from its box, with what else could have come at each piece', async () => {
    expect(await written(stack(['next_word', own, 'it']), { it: 'The cat' })).toEqual({
      text: 'The cat slept. The hen slept well.',
      begin: 'The cat',
      cut: ['The', ' cat'],
      pieces: expect.arrayContaining([{ text: ' hen', chance: 1, others: [] }]),
      copied: [{ from: 0, to: 34, source: 'Your text' }],
      origins: expect.arrayContaining(['Your text', null]),
      unread: [],
      atEnd: true,
      learnedFrom: ['Your text'],
    })
    const warm = await written(stack(['next_word', { ...own, order: 2, temperature: 1, most: 1 }, 'it']), { it: 'The' })
    const all = (warm as NextWordOutput).pieces.flatMap(({ text, chance, others }) => [{ text, chance }, ...others])
    expect(all.sort((a, b) => b.chance - a.chance)).toEqual([
      { text: ' dog', chance: 0.5 },
      { text: expect.stringMatching(/ (cat|hen)/), chance: 0.25 },
      { text: expect.stringMatching(/ (cat|hen)/), chance: 0.25 },
    ])
  })

  it('continues from the text above where its box is empty', async () => {
    const document = stack(['user_input', { defaultValue: 'The hen' }], ['next_word', own, 'it'])
    expect(await written(document)).toMatchObject({ begin: 'The hen', text: 'The hen slept well.' })
  })

  it('learns from the texts of cards above, files and knowledge alike', async () => {
    const document = stack(
      ['file', {}, 'file'],
      [
        'knowledge',
        { text: 'A pasted text about whales.', documents: [{ name: 'sea.txt', text: 'The sea is deep.' }] },
      ],
      ['next_word', { learnFrom: 'above', temperature: 0 }, 'it'],
      ['knowledge', { text: 'Below.' }],
    )
    const inputs = { file: { file: { name: 'farm.txt', mediaType: 'text/plain', text: farm } }, it: 'The sea' }
    expect(await written(document, inputs)).toMatchObject({
      text: 'The sea is deep.',
      learnedFrom: ['farm.txt', 'Pasted text', 'sea.txt'],
    })
  })

  it.each([
    [{ learnFrom: 'above' }, 'nothing to learn from'],
    [{ learnFrom: 'own', text: 'Too short.' }, 'too little'],
    [{ learnFrom: 'own', text: '\0\u0001\u0002' }, 'plain text'],
  ])('says what to do where there is nothing to learn: %j', async (config, sentence) => {
    expect(await written(stack(['next_word', config, 'it']))).toContain(sentence)
  })

  testRows(TEXTS)('can learn from each text of the page', async learnFrom => {
    const { sources } = await trainingDataOf({ learnFrom, text: '', unit: 'words' }, [])
    const size = new TextEncoder().encode(sources.map(({ text }) => text).join('\n')).length
    expect(size).toBeGreaterThan(7_000)
    expect(size).toBeLessThan(30_000)
    expect(sources.every(({ name, text }) => name !== '' && text.length > 100)).toBe(true)
    expect(await written(stack(['next_word', { learnFrom, most: 5 }, 'it']))).toMatchObject({ pieces: { length: 5 } })
  })
})

describe('the model “Trained here”', () => {
  const asked = { model: 'trained/here', temperature: 0, tokenChances: true }
  const inputs = { ask: 'The hen' }

  it('answers an inference with the counts of the card, and tells how sure it was of each piece', async () => {
    const events = await run(stack(['next_word', { ...own, order: 2, most: 1 }], ['inference', asked, 'ask']), host(), {
      inputs,
    })
    expect(ofType(events, 'request')[0]).toMatchObject({ provider: 'trained', modelLabel: 'Trained here' })
    expect(ofType(events, 'response')[0]?.text).toMatch(/^slept\. The dog barked/)
    const deltas = ofType(events, 'text-delta')
    // The chances are as counted, whatever the temperature; the empty text is the end.
    expect(deltas[2]?.tokens).toEqual([
      { text: ' The', logprob: Math.log(0.75), others: [{ text: '', logprob: Math.log(0.25) }] },
    ])
    expect(deltas[3]?.tokens).toEqual([
      {
        text: ' dog',
        logprob: Math.log(0.5),
        others: [
          { text: expect.stringMatching(/^ (cat|hen)$/), logprob: Math.log(0.25) },
          { text: expect.stringMatching(/^ (cat|hen)$/), logprob: Math.log(0.25) },
        ],
      },
    ])
    expect(ofType(events, 'node-end').map(({ status }) => status)).toContain('done')
    const kept = parseRecording(
      JSON.parse(JSON.stringify(recordingAsJson({ id: 'r', documentId: 'doc', documentName: 'Test', events }))),
    )
    expect(kept).toMatchObject({ recording: { events } })
  })

  it('is exported in a link with its run, and comes back with its text, its settings and every chance', async () => {
    const document = stack(['next_word', { ...own, order: 2, most: 3 }, 'it'], ['inference', asked, 'ask'])
    const draft = { document, inputs: { ...inputs, it: 'The dog' } }
    const events = await run(document, host(), { inputs: draft.inputs })
    expect(ofType(events, 'text-delta').some(({ tokens }) => tokens)).toBe(true)
    const recording = { id: 'r', documentId: document.id, documentName: document.name, events }
    const read = await openLink(await encodeLinkWithRun({ draft, recording }, { nodeTypes }), { nodeTypes })
    const chances = (all: readonly RunEvent[]) => ofType(all, 'text-delta').map(({ tokens }) => tokens)
    if ('problem' in read || !read.recording) throw new Error('lost on the way')
    expect(read.draft).toMatchObject({ inputs: draft.inputs })
    expect(chances(read.recording.events)).toEqual(chances(events))
  })

  it('gives no chances where they are not asked for', async () => {
    const config = { ...asked, tokenChances: false }
    const events = await run(stack(['next_word', own], ['inference', config, 'ask']), host(), { inputs })
    expect(ofType(events, 'text-delta').filter(({ tokens }) => tokens)).toEqual([])
    expect(ofType(events, 'request')[0]?.request).not.toHaveProperty('logprobs')
  })

  it('continues from a beginning that a person chose, and the answer is both', async () => {
    const document = stack(['next_word', { ...own, order: 2 }], ['inference', asked, 'ask'])
    const before = await run(document, host(), { inputs })
    const tokens = [{ text: 'barked', logprob: Math.log(0.25), others: [] }]
    const events = await run(document, host(), {
      inputs,
      earlier: { fromNodeId: 'ask', events: before, answerStart: { text: 'barked', tokens } },
    })
    expect(ofType(events, 'request')[0]?.request).toMatchObject({ answerStart: 'barked' })
    expect(ofType(events, 'text-delta')[0]).toMatchObject({ text: 'barked', tokens })
    expect(ofType(events, 'response')[0]?.text).toMatch(/^barked\. The dog/)
  })

  it('knows nothing of instructions: of all that it is sent it sees the last words', async () => {
    const instructed = { ...asked, systemPrompt: 'Always say hello in French.' }
    const answers = await Promise.all(
      [asked, instructed].map(async config => {
        const events = await run(stack(['next_word', own], ['inference', config, 'ask']), host(), { inputs })
        return ofType(events, 'response')[0]?.text
      }),
    )
    expect(answers).toEqual(['slept well.', 'slept well.'])
  })

  it('draws again with the dice of the host, in each run', async () => {
    const config = { ...asked, temperature: 2 }
    const say = async (random: number) => {
      const events = await run(
        stack(['next_word', { most: 1 }], ['inference', config, 'ask']),
        testHost(turns().languageModel, { random: () => random }),
        { inputs: { ask: 'Once upon a' } },
      )
      return ofType(events, 'response')[0]?.text
    }
    expect(await say(0.25)).toBe(await say(0.25))
    expect(new Set(await Promise.all([0.1, 0.3, 0.5, 0.7].map(say))).size).toBeGreaterThan(1)
  })

  it('is missed where no card is one', async () => {
    const events = await run(stack(['inference', asked]), host())
    expect(ofType(events, 'node-error')[0]).toMatchObject({
      code: 'no_such_model',
      message: expect.stringContaining('“Next word” card'),
    })
  })
})

it('has a schema that gives every setting its default', () => {
  expect(v.parse(nextWord.configSchema, {})).toMatchObject({ learnFrom: 'fairy-tales', order: 3, temperature: 1 })
})
