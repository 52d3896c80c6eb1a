import { describe, expect, test } from 'vitest'
import { flowProblems } from '../src/engine/checks/flow-problems'
import { findProblems, type Problem } from '../src/engine/checks/problems'
import { templateProblems } from '../src/engine/checks/template-problems'
import { unusedTools } from '../src/engine/checks/unused-tools'
import type { Document, Edge, NodeConfig } from '../src/engine/model/document'
import { say } from '../src/language/active'
import { nodeTypes } from '../src/nodes/registry'
import { stack } from './support/engine'
import { flow, type Stack } from './support/flows'

/** All that a page says about a document. */
function problemsOf(document: Document): Problem[] {
  const known = findProblems(document, {}, nodeTypes)
  return [
    ...known,
    ...flowProblems(document, nodeTypes, known),
    ...unusedTools(document, nodeTypes),
    ...templateProblems(document, nodeTypes),
  ]
}

/** A problem as "place severity: message [fix]". */
function said(problem: Problem): string {
  const { severity = 'warning', message, fix } = problem
  const place = problem.nodeId === null ? problem.pipelineId : problem.nodeId
  return `${place} ${severity}: ${say(message)}${fix ? ` [${say(fix.label)}]` : ''}`
}

const asked: NodeConfig = { defaultValue: 'How much is it?' }
const model: Stack = [['inference', { message: 'x' }]]
const rule = (target: string) => ({ expression: '{{steps.user-input.output}}', op: 'contains', value: 'much', target })
const router = (rules: object[], otherwise?: string): Stack => [
  ['user_input', asked],
  ['router', { mode: 'rules', rules, ...(otherwise !== undefined && { otherwise }) } as never],
]
const faced = (document: Document, tool: object): Document => ({
  ...document,
  pipelines: document.pipelines.map(pipeline => (pipeline.id === 'b' ? { ...pipeline, tool } : pipeline) as never),
})
const chain = (count: number, kind: Edge['kind']) => {
  const names = Array.from({ length: count }, (_, index) => `p${index}`)
  return flow(
    Object.fromEntries(names.map(name => [name, model])),
    names.slice(1).map((name, index) => [names[index] ?? '', kind, name]),
  )
}
const colors = (...names: string[]): [string, NodeConfig][] => names.map(name => ['color_display', { name }])
const closed = (target: string, source: string) =>
  `${target} warning: No run comes to “${target}”: the way from “${source}” is closed.`
const removed = 'Remove the connection'
const gone = `a warning: A connection leads to or from a pipeline that is not there any more. [${removed}]`

const cases: [string, Document, string[]][] = [
  [
    'a router without a way',
    stack(['user_input', asked], ['router']),
    ['n2 warning: This router has nowhere to go yet. Connect its pipeline to the ones that it can choose from.'],
  ],
  [
    'two routers',
    flow({ a: [['user_input', asked], ['router'], ['router']], b: model }, [['a', 'next', 'b']]),
    [
      'a-2 warning: There is another router below this one, and only the last one chooses the way. [Remove this router]',
    ],
  ],
  [
    'a router that is not the last',
    flow({ a: [['user_input', asked], ['router'], ...model], b: model }, [['a', 'next', 'b']]),
    [
      'a-2 warning: The cards below this router run before the run goes on, whichever way it chose. It belongs at the end. [Move it to the end]',
    ],
  ],
  [
    'a rule without a way, and rules that choose the same one twice',
    flow({ a: router([rule('b'), rule('c'), rule('c')]), b: model, c: model, d: model }, [
      ['a', 'next', 'b'],
      ['a', 'next', 'd'],
    ]),
    ['a-2 warning: A rule leads to “c”, but this pipeline does not go on there. Connect them, or change the rule.'],
  ],
  [
    'a way that no rule takes',
    flow({ a: router([rule('b')], 'b'), b: model, c: model }, [
      ['a', 'next', 'b'],
      ['a', 'next', 'c'],
    ]),
    [`a-2 warning: No rule leads to “c”, so no run goes there. [${removed}]`, closed('c', 'a')],
  ],
  [
    'a tool of a pipeline without a model',
    flow({ a: [['note']], b: model }, [['a', 'tool', 'b']]),
    [`a warning: “a” has no model that could call “b”. [${removed}]`, closed('b', 'a')],
  ],
  [
    'a tool without cards',
    flow({ a: model, b: [] }, [['a', 'tool', 'b']]),
    [`a warning: “b” has no cards yet, so a call of it gives nothing back. [${removed}]`, closed('b', 'a')],
  ],
  [
    'a tool that is a draft',
    faced(flow({ a: model, b: model }, [['a', 'tool', 'b']]), { status: 'draft' }),
    [
      'a warning: “b” is a draft, so no model can call it. [Make “b” active]',
      closed('b', 'a'),
      'b hint: The tool “b” is a draft, so no one else can call it. [Make “b” active]',
    ],
  ],
  [
    'a tool that is switched off',
    faced(flow({ a: model, b: model }, [['a', 'tool', 'b']]), { status: 'disabled' }),
    [
      'a warning: “b” is switched off, so no model can call it. [Make “b” active]',
      closed('b', 'a'),
      'b hint: The tool “b” is switched off, so no one else can call it. [Make “b” active]',
    ],
  ],
  [
    'a tool that lists of tools leave out',
    flow({ a: [['inference', { message: 'x', enabledTools: [] }]], b: model }, [['a', 'tool', 'b']]),
    [`a warning: No model of “a” may use consult_b: their lists of tools leave it out. [${removed}]`, closed('b', 'a')],
  ],
  [
    'a pipeline that is only called, and leads on',
    flow({ a: model, b: model, c: model }, [
      ['a', 'tool', 'b'],
      ['b', 'next', 'c'],
    ]),
    [`b warning: “b” only answers its callers, so it does not go on to “c”. [${removed}]`, closed('c', 'b')],
  ],
  [
    'connections to and from removed pipelines',
    flow({ a: model }, [
      ['a', 'next', 'gone'],
      ['gone', 'next', 'a'],
      ['x', 'next', 'y'],
    ]),
    [gone, gone, gone],
  ],
  [
    'a circle',
    flow({ a: model, b: model }, [
      ['a', 'next', 'b'],
      ['b', 'next', 'a'],
    ]),
    [
      `b error: This way goes in a circle: a → b → a. A run would never end. [${removed}]`,
      'a warning: No run comes to “a”: no run comes to “b” either.',
      'b warning: No run comes to “b”: no run comes to “a” either.',
    ],
  ],
  ['calls that are as deep as they may be', chain(9, 'tool'), []],
  [
    'calls that are too deep',
    chain(10, 'tool'),
    ['p0 warning: From “p0”, pipelines call each other more than 8 deep. The calls beyond that fail.'],
  ],
  [
    'a way to nothing',
    flow({ a: model, b: [] }, [['a', 'next', 'b']]),
    [`b warning: “b” has no cards yet, so the way there ends in nothing. [${removed}]`],
  ],
  ['an empty pipeline beside others', flow({ a: model, b: [] }, []), ['b hint: “b” has no cards yet.']],
  ['an empty pipeline alone', flow({ b: [] }, []), []],
  [
    'a connection that is there twice',
    flow({ a: model, b: model }, [
      ['a', 'next', 'b'],
      ['a', 'next', 'b'],
    ]),
    [`a hint: “a” and “b” are connected twice in the same way. [${removed}]`],
  ],
  [
    'a display below the last model',
    stack(['inference', { message: 'x' }], ['color_display']),
    ['n2 warning: “Color” is below the last model, so no model sees it. [Move it above the model]'],
  ],
  [
    'a display without a model',
    stack(['color_display']),
    ['n1 warning: There is no model in this pipeline, so nothing happens here. [Add a model at the end]'],
  ],
  [
    'three displays of one name',
    stack(...colors('mood', 'mood', 'mood'), ['inference', { message: 'x' }]),
    [
      'n2 warning: Another card has the same tool name, so this tool is called display_mood_color_2. [Name it “mood second”]',
      'n3 warning: Another card has the same tool name, so this tool is called display_mood_color_3. [Name it “mood third”]',
    ],
  ],
  [
    'a prompt that names a tool among many',
    stack(
      ...colors(...Array.from({ length: 22 }, (_, index) => `c${index}`)),
      ['system_prompt', { prompt: 'Call display_sun_icon.' }],
      ['inference', { message: 'x' }],
    ),
    [
      `n23 warning: This text names the tool display_sun_icon, but no card above the model below makes it. The tools there: ${Array.from({ length: 20 }, (_, index) => `display_c${index}_color`).join(', ')} and 2 more.`,
    ],
  ],
  [
    'a display that the list of tools leaves out',
    stack(['color_display'], ['inference', { message: 'x', enabledTools: [] }]),
    [
      'n1 hint: No model may use display_color: the list of tools of the model below leaves it out. [Let the model use it]',
    ],
  ],
]

describe('what a page says', () => {
  test.each(cases)('of %s', (_, document, sentences) => {
    expect(problemsOf(document).map(said)).toEqual(sentences)
  })

  test.each(cases)('of %s is gone when it is fixed', (_, document) => {
    for (const problem of problemsOf(document)) {
      if (!problem.fix) continue
      const fixed = problem.fix.apply(document)
      const count = (of: Document) => problemsOf(of).filter(each => said(each) === said(problem)).length
      expect(count(fixed)).toBe(count(document) - 1)
    }
  })

  test.each([
    ['{{nope}}', 'hint: {{nope}} does not begin with input, steps or vars, and is left as it is.'],
    [
      '{{inputt.x}}',
      'hint: {{inputt.x}} does not begin with input, steps or vars, and is left as it is. [Write {{input.x}} instead]',
    ],
    [
      '{{user-input}}',
      'hint: {{user-input}} does not begin with input, steps or vars, and is left as it is. [Write {{steps.user-input.output}} instead]',
    ],
    ['{{a b}}', 'hint: {{a b}} cannot be read, and is left as it is.'],
    ['{{input.x}}', 'warning: {{input.x}} is empty: no one calls “Main”, so it gets no input.'],
    [
      '{{vars.colr}}',
      'warning: {{vars.colr}}: the list of variables has no “colr”. It has: color, size. [Write {{vars.color}} instead]',
    ],
    [
      '{{vars.zzz}}',
      'warning: {{vars.zzz}}: the list of variables has no “zzz”. It has: color, size. [Add the variable “zzz”]',
    ],
    ['{{steps.nope.output}}', 'error: {{steps.nope.output}} names the step “nope”, and there is none of that name.'],
    [
      '{{steps.n1.output}}',
      'error: {{steps.n1.output}} names the step “n1”, and there is none of that name. [Write {{steps.user-input.output}} instead]',
    ],
    [
      '{{steps.inference.output}}',
      'error: {{steps.inference.output}} names the step “inference”, which has not run by then.',
    ],
    ['{{steps.user-input.output}} {{vars.color}}', undefined],
  ])('of the template %s', (prompt, sentence) => {
    const document = {
      ...stack(['user_input', asked], ['system_prompt', { prompt }], ['inference']),
      variables: { color: 'red', size: 3 },
    }
    const problems = problemsOf(document)
    expect(problems.map(said)).toEqual(sentence === undefined ? [] : [`n2 ${sentence}`])
    for (const { fix } of problems)
      if (fix) expect(problemsOf(fix.apply(document)).filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
