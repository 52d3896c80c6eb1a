import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { callTool, callTools, toolOf } from '../../../tests/support/call-tool'
import type { JsonValue } from '../../model/json'
import knowledge, { KnowledgeResult } from './node'

const handbook = `# Refunds
Send it back within 30 days, and you get your money back.

# Opening hours
We are there from nine to five, but not on Sundays.

# Parking
The car park is behind the house.`
const prices = `room,price\nsingle,80\ndouble,120\nsuite,300`
const config = {
  documents: [
    { name: 'handbook.md', text: handbook },
    { name: 'prices.csv', text: prices },
  ],
  chunkSize: 100,
}

describe('knowledge_search', () => {
  it('tells the model what is in the texts, so that it knows when to look', () => {
    const { description } = toolOf(knowledge, config)
    for (const part of ['handbook.md, prices.csv', 'Refunds, Opening hours, Parking, room,price']) {
      expect(description).toContain(part)
    }
    const long = toolOf(knowledge, { text: '# Head\n\n'.repeat(1000) + 'word '.repeat(1000) }).description
    expect(long.length).toBeLessThan(600)
  })

  it('finds the passage that fits best, with its source and the words', async () => {
    const { data, content, isError } = await callTool(knowledge, { query: 'How do I get a refund?' }, config)
    expect(isError).toBe(false)
    expect(data).toMatchObject({
      query: 'How do I get a refund?',
      results: [{ source: 'handbook.md', chunk: 1, heading: 'Refunds', text: expect.stringContaining('30 days') }],
      words: expect.arrayContaining(['refunds']),
    })
    const result = JSON.parse(String(content))
    expect(Object.keys(result)).toEqual(['results', 'totalResults'])
    expect(result.results).toEqual(v.parse(KnowledgeResult, data).results)
  })

  it('finds rows of a table, with its head', async () => {
    const { data } = await callTool(knowledge, { query: 'suite' }, config)
    expect(data).toMatchObject({ results: [{ source: 'prices.csv', text: expect.stringContaining('room,price') }] })
  })

  it('finds what was pasted, with a letter wrong, in any case and without its accents', async () => {
    const pasted = { text: 'Le château est ouvert en été.' }
    for (const query of ['chateau', 'CHÂTEAU', 'chatau']) {
      const { data } = await callTool(knowledge, { query }, pasted)
      expect(data).toMatchObject({ results: [{ source: 'Pasted text' }], words: ['chateau'] })
    }
  })

  it('gives as many passages as were asked for, the best first, and says how many there are', async () => {
    const text = Array.from({ length: 9 }, (_, at) => `# ${at}\nA fox${' in the wood'.repeat(at)}.`).join('\n\n')
    const [few, many] = await callTools(knowledge, [{ query: 'fox' }, { query: 'fox', topK: 5 }], { text })
    expect(few?.data).toMatchObject({ totalResults: 9 })
    expect(v.parse(KnowledgeResult, few?.data).results).toHaveLength(3)
    const scores = v.parse(KnowledgeResult, many?.data).results.map(({ score }) => score)
    expect(scores).toHaveLength(5)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  it('is not led astray by small words', async () => {
    const text = '# A\nWhat is it that we do and how do we do it?\n\n# B\nThe moon.'
    const { data } = await callTool(knowledge, { query: 'What is the moon?' }, { text, topK: 1 })
    expect(data).toMatchObject({ results: [{ heading: 'B' }], totalResults: 1 })
  })

  it('says so when nothing fits', async () => {
    const { data, content } = await callTool(knowledge, { query: 'giraffe' }, config)
    expect(data).toMatchObject({ results: [], totalResults: 0 })
    expect(content).toContain('Nothing fits')
  })

  it.each<JsonValue>([{ query: ' ' }, { query: 'x', topK: 0 }, { query: 'x', topK: 1.5 }, {}])(
    'refuses %j',
    async args => {
      expect((await callTool(knowledge, args, config)).mistake?.problems).not.toEqual([])
    },
  )
})
