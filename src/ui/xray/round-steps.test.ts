import { describe, expect, it } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import type { Message, ModelRequest } from '../../model/language-model'
import type { InferenceRound } from '../../store/run/run-state'
import { inferenceUse, roundSteps } from './round-steps'

const user: Message = { role: 'user', content: [{ type: 'text', text: 'a storm' }] }
const call = { id: 'c1', name: 'display_mood_color', arguments: { hex: '#334455' } }
const result: Message = { role: 'tool', callId: 'c1', toolName: call.name, content: 'shown' }

function round(number: number, messages: Message[], fields: Partial<InferenceRound> = {}): InferenceRound {
  const request: ModelRequest = { model: 'demo', system: '', messages, tools: [], maxTokens: 1024 }
  return {
    round: number,
    provider: 'demo',
    modelLabel: 'Demo',
    request,
    origins: { system: [], messages: messages.map(() => ({ nodeId: 'llm' })), tools: [] },
    text: '',
    toolCalls: [],
    results: [],
    ...fields,
  }
}

const asked = round(1, [user], {
  text: 'I see gray.',
  toolCalls: [{ call, toolNodeId: 'color' }],
  results: [{ callId: 'c1', content: 'shown' } as InferenceRound['results'][number]],
  ending: 'tool-calls',
})
const reply: Message = { role: 'assistant', content: 'I see gray.', toolCalls: [call] }

describe('roundSteps', () => {
  it('tells the loop as a story, and shows nothing twice', () => {
    const answered = round(2, [structuredClone(user), reply, result], { text: 'Done.', ending: 'complete' })
    const steps = roundSteps([asked, answered], false)
    expect(steps.map(step => step.title)).toEqual(['called display_mood_color', 'answered'])
    expect(steps.map(step => step.resultsSent)).toEqual([0, 1])
    expect(steps.flatMap(step => step.newParts)).toEqual([])
  })

  it('shows what a later request has that no step before it showed', () => {
    const changed: Message = { ...result, content: 'something else' }
    const extra: Message = { role: 'user', content: [{ type: 'text', text: 'hurry' }] }
    const [, second] = roundSteps([asked, round(2, [user, reply, changed, extra])], false)
    expect(second?.newParts.map(part => part.message)).toEqual([changed, extra])
    expect(second?.resultsSent).toBe(0)
  })

  testRows<[Partial<InferenceRound>, boolean, string]>([
    [{}, true, 'is answering…'],
    [{ text: 'I s' }, true, 'is answering…'],
    [{}, false, 'gave no answer'],
    [{ text: 'Hi', ending: 'complete' }, false, 'answered'],
    [{ text: 'Hi', ending: 'token-limit' }, false, 'ran out of tokens'],
    [{ text: 'Hi', ending: 'connection-cut' }, false, 'was cut off'],
    [{ ending: 'refused' }, false, 'refused to answer'],
    [
      { toolCalls: [{ call, toolNodeId: null }], ending: 'connection-cut' },
      false,
      'called display_mood_color and was cut off',
    ],
  ])('says what is under way', (fields, live, title) => {
    expect(roundSteps([round(1, [user], fields)], live)[0]?.title).toBe(title)
  })

  it('takes only the last round for one under way', () => {
    const steps = roundSteps([round(1, [user]), round(2, [user])], true)
    expect(steps.map(step => step.title)).toEqual(['gave no answer', 'is answering…'])
  })
})

describe('inferenceUse', () => {
  it('adds up the rounds', () => {
    const cost = { input: 0.001, output: 0.002, total: 0.003 }
    const use = inferenceUse([
      round(1, [], { usage: { input: 10, output: 2 }, cost }),
      round(2, [], { usage: { input: 20, output: 5, estimated: true }, cost }),
    ])
    expect(use).toEqual({
      answeredBy: 'Demo',
      usage: { input: 30, output: 7, estimated: true },
      cost: 0.006,
    })
  })

  it('knows no sum when one price is unknown, and says for whom the demo answered', () => {
    const free = { input: 0, output: 0, total: 0 }
    const rounds = [
      round(1, [], { cost: free, insteadOf: 'claude-x' }),
      round(2, [], { cost: null }),
      round(3, [], { cost: free }),
    ]
    expect(inferenceUse(rounds)).toMatchObject({ answeredBy: 'Demo, instead of claude-x', cost: null })
    expect(inferenceUse([])).toBeNull()
    expect(inferenceUse([round(1, [])])).toEqual({ answeredBy: 'Demo' })
  })
})
