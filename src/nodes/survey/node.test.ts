import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { testRows } from '../../../tests/support/test-rows'
import { schemaProblems } from '../../engine/tools/arguments'
import type { UserAnswer, UserQuestion } from '../../model/events'
import type { JsonValue } from '../../model/json'
import type { ToolContext } from '../../model/node-type'
import survey from './node'

const tool = survey.tool?.(v.parse(survey.configSchema, {}))
if (!tool) throw new Error('A survey has a tool.')

const options = [
  { id: 'tea', label: 'Tea' },
  { id: 'coffee', label: 'Coffee' },
]
const args = { question: 'What would you like?', options, explanation: 'To be polite' }

function contextAnswering(answer: UserAnswer) {
  const asked: UserQuestion[] = []
  const context: ToolContext = {
    signal: new AbortController().signal,
    async ask(question) {
      asked.push(question)
      return answer
    },
    send: () => Promise.reject(new Error('A survey sends nothing.')),
    log() {},
    inBrowser: true,
  }
  return { context, asked }
}

describe('survey', () => {
  testRows<[string, JsonValue, boolean]>([
    ['fitting', args, true],
    ['one option', { ...args, options: options.slice(1) }, false],
    [
      'seven options',
      { ...args, options: Array.from({ length: 7 }, (_, n) => ({ id: `${n}`, label: `${n}` })) },
      false,
    ],
    ['no question', { options }, false],
    ['an option without a label', { question: 'Which?', options: [{ id: 'a' }, { id: 'b', label: 'B' }] }, false],
  ])('its schema says so', async (_name, given, fits) => {
    expect((await schemaProblems(tool.inputSchema, given)).length === 0).toBe(fits)
  })

  it('wants ids that differ, and labels that can be read', () => {
    expect(tool.check?.(args)).toEqual([])
    expect(tool.check?.({ ...args, options: [options[0]!, { id: 'tea', label: 'Green tea' }] })).toEqual([
      expect.objectContaining({ values: { options: 'options', id: 'tea' } }),
    ])
    expect(tool.check?.({ ...args, options: [options[0]!, { id: 'none', label: ' ' }] })).toHaveLength(1)
  })

  it('asks the person, and tells the model what they chose', async () => {
    const { context, asked } = contextAnswering({ selectedIds: ['coffee', 'not-an-option'] })
    const outcome = await tool.run(args, context)
    expect(asked).toEqual([{ kind: 'survey', question: args.question, options, allowMultiple: false }])
    expect(outcome.data).toEqual({ ...args, selectedIds: ['coffee'] })
    expect(JSON.parse(String(outcome.content))).toEqual({ question: args.question, chosen: [options[1]] })
    expect(outcome.isError).toBeFalsy()
  })

  it('passes on that more than one may be chosen', async () => {
    const { context, asked } = contextAnswering({ selectedIds: ['tea', 'coffee'] })
    const outcome = await tool.run({ ...args, allowMultiple: true }, context)
    expect(asked[0]).toMatchObject({ allowMultiple: true })
    expect(outcome.data).toMatchObject({ selectedIds: ['tea', 'coffee'] })
  })

  it('is an error without a person to answer', async () => {
    const { context } = contextAnswering({ unavailable: 'this runs in a terminal.' })
    const outcome = await tool.run(args, context)
    expect(inEnglish(outcome)).toMatchObject({
      isError: true,
      content: expect.stringContaining('this runs in a terminal.'),
    })
  })
})
