import { describe, expect, test } from 'vitest'
import { flowProblems } from '../src/engine/checks/flow-problems'
import { inputProblems } from '../src/engine/checks/input-problems'
import { findProblems, type Problem } from '../src/engine/checks/problems'
import { templateProblems } from '../src/engine/checks/template-problems'
import { unusedTools } from '../src/engine/checks/unused-tools'
import type { Document, Edge, NodeConfig } from '../src/engine/model/document'
import { localize } from '../src/language/active'
import { nodeTypes } from '../src/nodes/registry'
import { stack } from './support/engine'
import { flow, type Stack } from './support/flows'
import { testStep, testTool, toolDocument } from './support/tools'

/** All that a page says about a document. */
function problemsOf(document: Document): Problem[] {
  const known = findProblems(document, {}, nodeTypes)
  return [
    ...known,
    ...flowProblems(document, nodeTypes, known),
    ...inputProblems(document, nodeTypes),
    ...unusedTools(document, nodeTypes),
    ...templateProblems(document, nodeTypes),
  ]
}

/** A problem as "place severity: message [fix]". */
function said(problem: Problem): string {
  const { severity = 'warning', message, fix } = problem
  const place = problem.nodeId === null ? problem.pipelineId : problem.nodeId
  return `${place} ${severity}: ${localize(message)}${fix ? ` [${localize(fix.label)}]` : ''}`
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
const unnamed = (document: Document, id: string): Document => ({
  ...document,
  pipelines: document.pipelines.map(each => (each.id === id ? { ...each, name: '' } : each)),
})
/** Many pipelines without a model, with a `tool` edge to one. */
const callers = (count: number) => {
  const names = Array.from({ length: count }, (_, index) => `s${index}`)
  const idle: Stack = [['note']]
  return flow(
    { ...Object.fromEntries(names.map(name => [name, idle])), t: model },
    names.map(name => [name, 'tool', 't']),
  )
}
const callersSay = (count: number, names: string) => [
  ...Array.from(
    { length: count },
    (_, index) => `s${index} warning: “s${index}” has no model that could call “t”. [${removed}]`,
  ),
  `t warning: No run comes to “t”: the way from ${names} is closed.`,
]
const colors = (...names: string[]): [string, NodeConfig][] => names.map(name => ['color_display', { name }])
const removed = 'Remove the connection'
const customTool = (name: string) => ({ name, description: 'x', code: 'return 1' })
const closed = (target: string, source: string) =>
  `${target} warning: No run comes to “${target}”: the way from “${source}” is closed.`
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
  ['a text of a person that a card below reads', stack(['user_input', asked], ['integration', { data: 1 }]), []],
  [
    'a prompt below the last model',
    stack(['inference'], ['system_prompt', { prompt: 'Be brief.' }]),
    ['n2 warning: “System prompt” is below the last model, so no model sees it. [Move it above the model]'],
  ],
  [
    'cards that cannot be read',
    stack(['crystal_ball'], ['inference', { maxTokens: 'many' } as never]),
    [
      'n1 error: This page does not know cards of the type “crystal_ball”. The card keeps its data and is left out of the run.',
      'n2 error: The setting “maxTokens” cannot be read: it must be a number, and is a text. Change it, and run again.',
    ],
  ],
  [
    'a router whose pipeline only calls',
    flow({ a: [['user_input', asked], ['router']], b: model }, [['a', 'tool', 'b']]),
    [
      'a-2 warning: This router has nowhere to go yet. Connect its pipeline to the ones that it can choose from.',
      'a warning: “a” has no model that could call “b”. [Remove the connection]',
      'b warning: No run comes to “b”: the way from “a” is closed.',
    ],
  ],
  [
    'a router whose only way is gone',
    flow({ a: [['user_input', asked], ['router']] }, [['a', 'next', 'gone']]),
    [
      'a-2 warning: This router has nowhere to go yet. Connect its pipeline to the ones that it can choose from.',
      'a warning: A connection leads to or from a pipeline that is not there any more. [Remove the connection]',
    ],
  ],
  [
    'a router with rules and without a way',
    flow({ a: router([rule('b')]), b: model }, []),
    ['a-2 warning: This router has nowhere to go yet. Connect its pipeline to the ones that it can choose from.'],
  ],
  [
    'a router in rules mode without a rule',
    flow({ a: router([]), b: model, c: model }, [
      ['a', 'next', 'b'],
      ['a', 'next', 'c'],
    ]),
    ['a-2 warning: There is no rule yet, so every run goes the same way.'],
  ],
  [
    'rules that otherwise lead where there is no connection',
    flow({ a: router([rule('b')], 'c'), b: model, c: model }, [['a', 'next', 'b']]),
    ['a-2 warning: A rule leads to “c”, but this pipeline does not go on there. Connect them, or change the rule.'],
  ],
  [
    'two tools of which the list has one',
    flow({ a: [['inference', { enabledTools: ['consult_b'] }]], b: model, c: model }, [
      ['a', 'tool', 'b'],
      ['a', 'tool', 'c'],
    ]),
    [
      'a warning: No model of “a” may use consult_c: their lists of tools leave it out. [Remove the connection]',
      'c warning: No run comes to “c”: the way from “a” is closed.',
    ],
  ],
  [
    'a tool that one of two models may use',
    flow({ a: [['inference', { enabledTools: [] }], ['inference']], b: model }, [['a', 'tool', 'b']]),
    [],
  ],
  [
    'a pipeline that is only called, and leads to a removed one',
    flow({ a: model, b: model }, [
      ['a', 'tool', 'b'],
      ['b', 'next', 'gone'],
    ]),
    ['b warning: A connection leads to or from a pipeline that is not there any more. [Remove the connection]'],
  ],
  [
    'a way to nothing that has no name',
    unnamed(flow({ a: model, b: [] }, [['a', 'next', 'b']]), 'b'),
    ['b warning: “b” has no cards yet, so the way there ends in nothing. [Remove the connection]'],
  ],
  [
    'a tool without cards and name',
    unnamed(flow({ a: model, b: [] }, [['a', 'tool', 'b']]), 'b'),
    [
      'a warning: “b” has no cards yet, so a call of it gives nothing back. [Remove the connection]',
      'b warning: No run comes to “b”: the way from “a” is closed.',
    ],
  ],
  [
    'a circle of steps',
    toolDocument([testStep('ask', { tool: 'pipeline:b' })], [testTool('data', 1)], {
      more: [
        {
          id: 'b',
          name: 'B',
          nodes: [testStep('look', { tool: 'data' }), testStep('back', { tool: 'pipeline:main' })],
        },
      ],
    }),
    [
      'back error: These pipelines call each other in a circle: Main Tool → B → Main Tool. The calls would never end.',
      'main warning: No run comes to “Main Tool”: no run comes to “B” either.',
      'b warning: No run comes to “B”: no run comes to “Main Tool” either.',
      'ask warning: The tool “B” needs “query”, and this step does not give it. [Give it {{input.task}}]',
    ],
  ],
  [
    'as many closed ways as are named',
    callers(10),
    callersSay(10, '“s0”, “s1”, “s2”, “s3”, “s4”, “s5”, “s6”, “s7”, “s8”, “s9”'),
  ],
  [
    'more closed ways than are named',
    callers(12),
    callersSay(12, '“s0”, “s1”, “s2”, “s3”, “s4”, “s5”, “s6”, “s7”, “s8”, “s9” and 2 more'),
  ],
  [
    'a way through nothing',
    flow({ a: model, b: [], c: model }, [
      ['a', 'next', 'b'],
      ['b', 'next', 'c'],
    ]),
    [],
  ],
  [
    'a way from cards that only steps call',
    (() => {
      const document = toolDocument([testStep('ask', { tool: 'data' })], [testTool('data', 1)], {
        more: [{ id: 'after', name: 'After', nodes: [{ id: 'model', type: 'inference', config: {} }] }],
      })
      return { ...document, edges: [{ id: 'e', source: 'shelf', target: 'after', kind: 'next' as const }] }
    })(),
    ['after warning: No run comes to “After”: no run comes to “Shelf” either.'],
  ],
  [
    'several circles',
    flow({ a: model, b: model, c: model, d: model }, [
      ['a', 'next', 'b'],
      ['b', 'next', 'a'],
      ['a', 'next', 'c'],
      ['c', 'next', 'a'],
      ['a', 'next', 'd'],
      ['d', 'next', 'a'],
    ]),
    [
      'b error: This way goes in a circle: a → b → a. A run would never end. [Remove the connection]',
      'c error: This way goes in a circle: a → c → a. A run would never end. [Remove the connection]',
      'd error: This way goes in a circle: a → d → a. A run would never end. [Remove the connection]',
      'a warning: No run comes to “a”: no run comes to “b”, “c”, “d” either.',
      'b warning: No run comes to “b”: no run comes to “a” either.',
      'c warning: No run comes to “c”: no run comes to “a” either.',
      'd warning: No run comes to “d”: no run comes to “a” either.',
    ],
  ],
  [
    'more displays of one name than have a word',
    stack(...colors(...Array.from({ length: 11 }, () => 'mood')), ['inference']),
    [
      'n2 warning: Another card has the same tool name, so this tool is called display_mood_color_2. [Name it “mood second”]',
      'n3 warning: Another card has the same tool name, so this tool is called display_mood_color_3. [Name it “mood third”]',
      'n4 warning: Another card has the same tool name, so this tool is called display_mood_color_4. [Name it “mood fourth”]',
      'n5 warning: Another card has the same tool name, so this tool is called display_mood_color_5. [Name it “mood fifth”]',
      'n6 warning: Another card has the same tool name, so this tool is called display_mood_color_6. [Name it “mood sixth”]',
      'n7 warning: Another card has the same tool name, so this tool is called display_mood_color_7. [Name it “mood seventh”]',
      'n8 warning: Another card has the same tool name, so this tool is called display_mood_color_8. [Name it “mood eighth”]',
      'n9 warning: Another card has the same tool name, so this tool is called display_mood_color_9. [Name it “mood ninth”]',
      'n10 warning: Another card has the same tool name, so this tool is called display_mood_color_10. [Name it “mood 10”]',
      'n11 warning: Another card has the same tool name, so this tool is called display_mood_color_11. [Name it “mood 11”]',
    ],
  ],
  [
    'two displays without a name',
    stack(['color_display'], ['color_display'], ['inference']),
    ['n2 warning: Another card has the same tool name, so this tool is called display_color_2. [Name it “second”]'],
  ],
  ['a display whose long name is cut', stack(['color_display', { name: 'a'.repeat(80) }], ['inference']), []],
  [
    'a tool of the model that has the name of another',
    stack(['color_display'], ['inference', { name: 'Painter', customTools: [customTool('display_color')] } as never]),
    ['n2 warning: Another tool has the same name, so this one is called display_color_2.'],
  ],
  [
    'a tool of a named model',
    stack(['inference', { name: 'Painter', customTools: [customTool('paint')], enabledTools: [] } as never]),
    [],
  ],
  [
    'a text that names a missing tool twice, below a name',
    stack(
      ['color_display', { name: 'mood' }],
      ['system_prompt', { name: 'rules', prompt: 'Call display_color, and display_color again.' }],
      ['inference'],
    ),
    [
      'n2 warning: This text names the tool display_color, but no card above the model below makes it. The tools there: display_mood_color. [Use display_mood_color instead]',
    ],
  ],
  [
    'a prompt and a message of the model that name missing tools',
    stack(
      ['color_display', { name: 'mood' }],
      ['inference', { systemPrompt: 'Call display_gauge.', userMessage: 'Call display_sun_icon.' }],
    ),
    [
      'n2 warning: This text names the tool display_gauge, but no card above the model below makes it. The tools there: display_mood_color. [Use display_mood_color instead]',
      'n2 warning: This text names the tool display_sun_icon, but no card above the model below makes it. The tools there: display_mood_color. [Use display_mood_color instead]',
    ],
  ],
  [
    'a text of a person that names a tool',
    stack(['color_display', { name: 'mood' }], ['user_input', { defaultValue: 'Call display_color.' }], ['inference']),
    [
      'n2 warning: This text names the tool display_color, but no card above the model below makes it. The tools there: display_mood_color. [Use display_mood_color instead]',
    ],
  ],
  [
    'a tool that two could be',
    stack(
      ...colors('mood', 'sky'),
      ['gauge_display'],
      ['system_prompt', { prompt: 'Call display_color_2.' }],
      ['inference'],
    ),
    [
      'n4 warning: This text names the tool display_color_2, but no card above the model below makes it. The tools there: display_mood_color, display_sky_color, display_gauge. [Use display_mood_color instead]',
    ],
  ],
  [
    'as many tools as are named',
    stack(
      ...colors(...Array.from({ length: 20 }, (_, index) => `c${index}`)),
      ['system_prompt', { prompt: 'Call display_sun_icon.' }],
      ['inference'],
    ),
    [
      'n21 warning: This text names the tool display_sun_icon, but no card above the model below makes it. The tools there: display_c0_color, display_c1_color, display_c2_color, display_c3_color, display_c4_color, display_c5_color, display_c6_color, display_c7_color, display_c8_color, display_c9_color, display_c10_color, display_c11_color, display_c12_color, display_c13_color, display_c14_color, display_c15_color, display_c16_color, display_c17_color, display_c18_color, display_c19_color.',
    ],
  ],
  [
    'a list of tools with a wrong name twice, where the nearest is in it',
    stack(
      ['color_display', { name: 'mood' }],
      ['gauge_display'],
      ['inference', { enabledTools: ['display_mood_color', 'display_color', 'display_color', 'display_gauge'] }],
    ),
    [
      'n3 warning: Its list of tools names display_color, but no card above it makes that tool, so the model does not get it. [Take display_color off the list]',
    ],
  ],
  [
    'a list of tools with a wrong name where there is one tool',
    stack(['color_display'], ['inference', { enabledTools: ['sing'] }]),
    [
      'n2 warning: Its list of tools names sing, but no card above it makes that tool, so the model does not get it. [Use display_color instead]',
      'n1 hint: No model may use display_color: the list of tools of the model below leaves it out. [Let the model use it]',
    ],
  ],
  [
    'a step of a tool that has no steps',
    toolDocument([{ ...testStep('ask', { tool: 'pipeline:b' }), id: 'n1' }], [], {
      more: [{ id: 'b', name: 'B', nodes: [] }],
    }),
    ['n1 error: The step “ask” calls the tool “B”, which has no steps yet.', 'b hint: “B” has no cards yet.'],
  ],
  [
    'a step of a card that is no tool',
    toolDocument([testStep('ask', { tool: 'n1' })], [{ id: 'n1', type: 'system_prompt', config: { prompt: 'x' } }]),
    ['ask error: The step “ask” calls the card “System prompt”, which is no tool. Choose another for it.'],
  ],
  [
    'a step of a display',
    toolDocument(
      [testStep('ask', { tool: 'n1', input: { nmae: 'Dusk' } })],
      [{ id: 'n1', type: 'color_display', config: {} }],
    ),
    ['ask warning: The tool “n1” needs “hex”, and this step does not give it. [Give it {{input.task}}]'],
  ],
  [
    'a step of a display of which all that it needs is filled in',
    toolDocument(
      [testStep('ask', { tool: 'n1' })],
      [{ id: 'n1', type: 'color_display', config: { prefilled: { hex: '#ff5500' } } as never }],
    ),
    [],
  ],
  [
    'a step of a card that cannot be read',
    toolDocument([testStep('ask', { tool: 'n1' })], [{ id: 'n1', type: 'crystal_ball', config: {} }]),
    [
      'n1 error: This page does not know cards of the type “crystal_ball”. The card keeps its data and is left out of the run.',
      'ask error: The step “ask” calls a card that cannot be read. This page does not know cards of the type “crystal_ball”. The card keeps its data and is left out of the run.',
    ],
  ],
  [
    'a step of a draft that needs more',
    faced(
      toolDocument([testStep('ask', { tool: 'pipeline:b' })], [], {
        more: [{ id: 'b', name: 'B', nodes: [testTool('data', 1)] }],
      }),
      { status: 'draft' },
    ),
    [
      'ask error: The step “ask” calls the tool “B”, which is draft. Only active tools can be called. [Make “B” active]',
      'b hint: The tool “B” is a draft, so no one else can call it. [Make “B” active]',
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
    ['{{nope}} {{ nope }}', 'hint: {{nope}} does not begin with input, steps or vars, and is left as it is.'],
    [
      '{{vars["colr"]}}',
      'warning: {{vars["colr"]}}: the list of variables has no “colr”. It has: color, size. [Write {{vars.color}} instead]',
    ],
    [
      '{{vars["co\\"lr"]}}',
      'warning: {{vars["co\\"lr"]}}: the list of variables has no “co"lr”. It has: color, size. [Write {{vars.color}} instead]',
    ],
    [
      '{{steps.system-prompt.output}}',
      'error: {{steps.system-prompt.output}} names the step “system-prompt”, which has not run by then.',
    ],
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

  const variables = (count: number) => Object.fromEntries([...Array(count).keys()].map(index => [`v${index}`, '']))
  const reading = (prompt: string): Stack => [['system_prompt', { prompt }], ...model]
  const inFace = (tool: object, stack: Stack = model) => faced(flow({ b: stack }, []), { status: 'active', ...tool })
  const answer = { outputMapping: { fields: { answer: { source: 'x' } } } }
  const asking = (...steps: Parameters<typeof toolDocument>[0]) =>
    toolDocument(steps, [testTool('data', 1)], {
      more: [
        {
          id: 'inner',
          name: 'Inner',
          nodes: [{ id: 'model', type: 'inference', config: {} }],
          tool: { status: 'active', outputMapping: { fields: { title: { source: 'x' } } } },
        },
      ],
    })
  const long = chain(60, 'next')
  const withPrompt = (document: Document, pipelineId: string, prompt: string): Document => ({
    ...document,
    pipelines: document.pipelines.map(each =>
      each.id === pipelineId
        ? { ...each, nodes: [{ id: 'hear', type: 'system_prompt', config: { prompt } }, ...each.nodes] }
        : each,
    ),
  })

  test.each<[string, Document, string[]]>([
    [
      'an input of a pipeline at the end of a way',
      withPrompt(chain(6, 'next'), 'p5', '{{input.x}}'),
      ['hear warning: {{input.x}} is empty: no one calls “p5”, so it gets no input.'],
    ],
    [
      'a way that is too long to follow',
      withPrompt(withPrompt(long, 'p59', '{{input.x}}'), 'p55', '{{steps.inference-59.output}}'),
      [],
    ],
    [
      'an input of a model',
      flow({ a: model, b: reading('{{input.query}} {{input.qurey}}') }, [['a', 'tool', 'b']]),
      ['b-1 warning: {{input.qurey}}: the input of “b” has no “qurey”. It has: query. [Write {{input.query}} instead]'],
    ],
    [
      'an input of a card with arguments',
      flow(
        {
          a: [
            ['integration', { data: 1, inputSchema: { type: 'object', properties: { city: {} } } }],
            ...reading('{{input.city}} {{input.ctiy}}'),
          ],
        },
        [],
      ),
      ['a-2 warning: {{input.ctiy}}: the input of “a” has no “ctiy”. It has: city. [Write {{input.city}} instead]'],
    ],
    ['an input of any name', inFace({ inputSchema: { type: 'object' } }, reading('{{input.any}}')), []],
    [
      'an input of names of one form',
      inFace(
        { inputSchema: { type: 'object', properties: {}, patternProperties: { '^x': {} } } },
        reading('{{input.x1}}'),
      ),
      [],
    ],
    [
      'what a called card reads',
      toolDocument(
        [testStep('ask', { tool: 'data' }), testStep('end', { task: 'Say it' })],
        [
          {
            id: 'data',
            type: 'integration',
            config: { kind: 'rest', url: 'https://a.example/{{input.x}}/{{steps.end.output}}' },
          },
        ],
      ),
      [],
    ],
    [
      'what a called card gave',
      asking(testStep('ask', { tool: 'data' }), testStep('end', { task: '{{steps.data.output}}' })),
      [],
    ],
    [
      'a prompt of a step',
      asking(testStep('ask', { tool: 'data', task: '{{step_output}} {{step_ouput}} {{steps.nope.output}}' })),
      [
        'ask hint: {{step_ouput}} does not begin with input, steps or vars, and is left as it is. [Write {{step_output}} instead]',
        'ask error: {{steps.nope.output}} names the step “nope”, and there is none of that name.',
      ],
    ],
    [
      'a condition',
      asking(
        testStep('ask', {
          tool: 'data',
          policy: {
            condition: {
              type: 'expression',
              expression: '{{vars.colr}}',
              value: '{{vars.szie}}',
              op: '==',
              skipWhen: 'truthy',
            } as never,
          },
        }),
      ),
      [
        'ask warning: {{vars.colr}}: the list of variables has no “colr”. It has: color, size. [Write {{vars.color}} instead]',
        'ask warning: {{vars.szie}}: the list of variables has no “szie”. It has: color, size. [Write {{vars.size}} instead]',
      ],
    ],
    [
      'a filled-in argument',
      stack(['color_display', { prefilled: { name: '{{vars.colr}}' } } as never], ['inference']),
      [
        'n1 warning: {{vars.colr}}: the list of variables has no “colr”. It has: color, size. [Write {{vars.color}} instead]',
      ],
    ],
    [
      'answers of a tool',
      inFace({
        ...answer,
        successTemplate: '{{steps.inference.output}} {{data.zzz}} {{meta.totalSteps}}',
        errorTemplate: '{{error.code}} {{nope}}',
      }),
      [
        'b hint: {{steps.inference.output}} does not begin with data, meta or error, and is left as it is.',
        'b warning: {{data.zzz}}: the answer has no “zzz”. It has: answer. [Write {{data.answer}} instead]',
        'b hint: {{nope}} does not begin with data, meta or error, and is left as it is.',
      ],
    ],
    ['answers of a tool that gives anything', inFace({ successTemplate: '{{data.zzz}}' }), []],
    [
      'a step of a caller',
      flow({ a: [['user_input', asked], ...model], b: reading('{{steps.user-input.output}}') }, [['a', 'tool', 'b']]),
      ['b-1 error: {{steps.user-input.output}} names a step of “a”, which “b” cannot see.'],
    ],
    [
      'a field that a tool does not give',
      asking(
        testStep('ask', { tool: 'pipeline:inner', input: { query: 'x' } }),
        testStep('end', { task: '{{steps.ask.output.title}} {{steps.ask.output.titel}}' }),
      ),
      [
        'end warning: {{steps.ask.output.titel}}: the output of “ask” has no “titel”. It has: title. [Write {{steps.ask.output.title}} instead]',
      ],
    ],
    [
      'a variable among as many as are named',
      { ...flow({ a: reading('{{vars.zzzz}}') }, []), variables: variables(20) },
      [
        'a-1 warning: {{vars.zzzz}}: the list of variables has no “zzzz”. It has: v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19. [Add the variable “zzzz”]',
      ],
    ],
    [
      'a variable among more',
      { ...flow({ a: reading('{{vars.zzzz}}') }, []), variables: variables(22) },
      [
        'a-1 warning: {{vars.zzzz}}: the list of variables has no “zzzz”. It has: v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19 and 2 more. [Add the variable “zzzz”]',
      ],
    ],
  ])('of a template that reads %s', (_, document, sentences) => {
    const all = { ...document, variables: document.variables ?? { color: 'red', size: 3 } }
    expect(problemsOf(all).map(said)).toEqual(sentences)
  })
})
