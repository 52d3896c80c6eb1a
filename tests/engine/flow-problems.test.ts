import { describe, expect, it } from 'vitest'
import { findProblems, type Problem } from '../../src/engine/checks/problems'
import type { Document } from '../../src/model/document'
import { nodeTypes } from '../../src/nodes/registry'
import { stack } from '../support/engine'
import { flow } from '../support/flows'
import { inEnglish } from '../support/in-english'
import { testRows } from '../support/test-rows'

const problemsOf = (document: Document) => inEnglish(findProblems(document, {}, nodeTypes))
const mended = (document: Document, [problem]: readonly Problem[]) => problem!.fix!.apply(document)
const asked = { defaultValue: 'How much is it?' }
const rule = (target: string) => ({ expression: '{{steps.user-input.output}}', op: 'contains', value: 'much', target })

describe('a router', () => {
  it('that has nowhere to go says so', () => {
    const [problem, ...rest] = problemsOf(stack(['user_input', asked], ['router']))
    expect(rest).toEqual([])
    expect(problem).toMatchObject({ nodeId: 'n2', message: expect.stringContaining('nowhere to go') })
  })

  it('that is not the last goes to the end', () => {
    const document = flow({ front: [['user_input', asked], ['router'], ['inference']], back: [['inference']] }, [
      ['front', 'next', 'back'],
    ])
    const problems = problemsOf(document)
    expect(problems).toMatchObject([{ nodeId: 'front-2', message: expect.stringContaining('belongs at the end') }])
    const after = mended(document, problems)
    expect(after.pipelines[0]?.nodes.map(({ id }) => id)).toEqual(['front-1', 'front-3', 'front-2'])
    expect(problemsOf(after)).toEqual([])
  })

  it('may have a note below it, which does nothing', () => {
    const document = flow({ front: [['user_input', asked], ['router'], ['note']], back: [['inference']] }, [
      ['front', 'next', 'back'],
    ])
    expect(problemsOf(document)).toEqual([])
  })

  it('with rules says which way none of them takes, and which leads where there is no edge', () => {
    const document = (rules: object[], otherwise?: string) =>
      flow(
        {
          front: [
            ['user_input', asked],
            ['router', { mode: 'rules', rules, ...(otherwise && { otherwise }) } as never],
          ],
          sales: [['inference']],
          support: [['inference']],
          far: [['inference']],
        },
        [
          ['front', 'next', 'sales'],
          ['front', 'next', 'support'],
        ],
      )
    // The last edge is taken when no rule matches.
    expect(problemsOf(document([rule('sales')]))).toEqual([])
    const unused = document([rule('sales')], 'sales')
    expect(problemsOf(unused)).toMatchObject([{ nodeId: 'front-2', message: expect.stringMatching(/No.*“support”/) }])
    expect(problemsOf(mended(unused, problemsOf(unused)))).toEqual([])
    expect(problemsOf(document([rule('sales'), rule('far')]))).toMatchObject([
      { nodeId: 'front-2', message: expect.stringMatching(/“far”.*does not go on there/) },
    ])
  })
})

describe('a tool edge', () => {
  const joined = (front: Parameters<typeof flow>[0][string], back: Parameters<typeof flow>[0][string]) =>
    flow({ front, back }, [['front', 'tool', 'back']])

  it.each<[string, Document, RegExp]>([
    [
      'from a pipeline without a model',
      joined([['integration', { data: 1 }]], [['inference']]),
      /“front” has no model/,
    ],
    ['to an empty pipeline', joined([['inference']], []), /“back” has no cards yet/],
    ['that no model may use', joined([['inference', { enabledTools: [] }]], [['inference']]), /consult_back/],
  ])('%s says so above the stack, and is taken away', (_what, document, message) => {
    const problems = problemsOf(document)
    expect(problems).toMatchObject([{ nodeId: null, pipelineId: 'front', message: expect.stringMatching(message) }])
    expect(mended(document, problems).edges).toEqual([])
  })

  it('to a tool that is a draft says so', () => {
    const document = joined([['inference']], [['inference']])
    const pipelines = document.pipelines.map(each => ({
      ...each,
      tool: { status: each.id === 'back' ? 'draft' : 'active' },
    }))
    expect(problemsOf({ ...document, pipelines } as Document)).toMatchObject([
      { nodeId: null, message: expect.stringContaining('a draft') },
    ])
  })

  it('that models can use is none of them', () => {
    expect(problemsOf(joined([['inference']], [['integration', { data: 1 }]]))).toEqual([])
    expect(problemsOf(joined([['inference', { enabledTools: ['consult_back'] }]], [['inference']]))).toEqual([])
  })
})

it('an edge that leads on from a pipeline which is only called says so, and goes', () => {
  const document = flow({ front: [['inference']], desk: [['inference']], after: [['inference']] }, [
    ['front', 'tool', 'desk'],
    ['desk', 'next', 'after'],
  ])
  const problems = problemsOf(document)
  expect(problems).toMatchObject([
    { nodeId: null, pipelineId: 'desk', message: expect.stringMatching(/“desk” only answers.*“after”/) },
  ])
  expect(problemsOf(mended(document, problems))).toEqual([])
  // It may be both: called, and a target of `next`.
  expect(
    problemsOf({ ...document, edges: [...document.edges, { id: 'x', source: 'front', target: 'desk', kind: 'next' }] }),
  ).toEqual([])
})

it('an edge to a pipeline that is gone says so, and goes', () => {
  const document = flow({ front: [['inference']] }, [['front', 'next', 'gone']])
  const problems = problemsOf(document)
  expect(problems).toMatchObject([{ nodeId: null, pipelineId: 'front' }])
  expect(problemsOf(mended(document, problems))).toEqual([])
})

describe('a prompt that names a tool', () => {
  const prompt = (text: string) => problemsOf(stack(['system_prompt', { prompt: text }], ['inference']))

  it.each([
    'Look it up in knowledge_base, and fill display_name and ask_price.',
    'Do not generate_report; trigger_event comes later. display_colored is no tool, and my_display_color neither.',
  ])('is not warned of words that only look a little like one: “%s”', text => {
    expect(prompt(text)).toEqual([])
  })

  testRows([
    'display_color',
    'display_mood_color',
    'display_color_2',
    'generate_mood_pixel_art',
    'ask_survey_question',
    'ask_mood_survey',
    'trigger_mood_webhook',
    'knowledge_search',
    'consult_Room_list',
  ])('is warned of a tool that no card makes', name => {
    expect(prompt(`Please use ${name}.`)).toMatchObject([{ nodeId: 'n1', message: expect.stringContaining(name) }])
  })
})
