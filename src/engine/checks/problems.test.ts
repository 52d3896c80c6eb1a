import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toolPatterns } from '../../../tests/support/english-content'
import { everyDocument } from '../../../tests/support/every-document'
import { flow, type Stack } from '../../../tests/support/flows'
import { inEnglish } from '../../../tests/support/in-english'
import { testRows } from '../../../tests/support/test-rows'
import { testStep, testTool, toolDocument } from '../../../tests/support/tools'
import { localize } from '../../language/active'
import type { Document, Edge } from '../../model/document'
import { checkGraph } from '../../model/graph'
import type { JsonObject } from '../../model/json'
import { nodeTypes } from '../../nodes/registry'
import type { Problem } from './problem'
import { severityOf, validateDocument } from './problems'

const found = (document: Document) => inEnglish(validateDocument(document, {}, nodeTypes))
const keyOf = (problem: Problem) =>
  JSON.stringify([problem.nodeId ?? ('pipelineId' in problem ? problem.pipelineId : ''), localize(problem.message)])
const withFace = (document: Document, pipelineId: string, tool: object): Document => ({
  ...document,
  pipelines: document.pipelines.map(each => (each.id === pipelineId ? { ...each, tool: { ...tool } } : each)),
})
const listed = (document: Document) =>
  found(document).map(problem => [severityOf(problem), localize(problem.message), problem.fix?.label])
/** Removes the one problem whose message fits. */
function withFix(document: Document, message: RegExp): Document {
  const problem = found(document).find(each => message.test(localize(each.message)))
  if (!problem?.fix) throw new Error(`nothing to fix: ${JSON.stringify(listed(document))}`)
  return problem.fix.apply(document)
}
const asked: Stack[number] = ['user_input', { defaultValue: 'Hello' }]
const answered: Stack = [asked, ['inference']]

describe('every shipped document', () => {
  testRows([...everyDocument, ...toolPatterns.map(each => ({ ...each, inputs: {} }))])('runs as it is', each => {
    const errors = validateDocument(each.document, each.inputs, nodeTypes).filter(
      problem => severityOf(problem) === 'error',
    )
    expect(errors).toEqual([])
  })
})

describe('ways', () => {
  it('each circle is listed with the edge that closes it, and goes', () => {
    const document = flow({ a: answered, b: [['inference']], c: [['inference']], d: [['inference']] }, [
      ['a', 'next', 'b'],
      ['b', 'next', 'c'],
      ['c', 'next', 'b'],
      ['c', 'tool', 'd'],
      ['d', 'tool', 'c'],
    ])
    const circles = found(document).filter(each => severityOf(each) === 'error')
    expect(circles.map(({ message, edge }) => [message, edge?.id])).toEqual([
      ['This path goes in a circle: b → c → b. A run would never end.', 'e2'],
      ['These pipelines call each other in a circle: c → d → c. The calls would never end.', 'e4'],
    ])
    const after = circles.reduce((before, { fix }) => fix!.apply(before), document)
    expect(found(after)).toEqual([])
  })

  it('a circle of steps names the step, for there is no edge to take away', () => {
    const document = toolDocument([testStep('one', { tool: 'pipeline:b' })], [], {
      more: [{ id: 'b', name: 'B', nodes: [testStep('two', { tool: 'pipeline:main' })] }],
    })
    expect(found(document)).toContainEqual(
      expect.objectContaining({ nodeId: 'two', severity: 'error', message: expect.stringMatching(/in a circle/) }),
    )
  })

  it('what no run comes to says which way is closed', () => {
    const document = flow({ front: answered, desk: [['inference']], after: [['inference']], last: [['inference']] }, [
      ['front', 'tool', 'desk'],
      ['desk', 'next', 'after'],
      ['after', 'next', 'last'],
    ])
    expect(found(document).map(({ message }) => message)).toEqual([
      expect.stringMatching(/“desk” only answers/),
      'No run reaches “after”: the path from “desk” is closed.',
      'No run reaches “last”: no run reaches “after” either.',
    ])
    expect(found(withFix(document, /only answers/))).toEqual([])
  })

  it('pipelines of which each comes after another have no beginning', () => {
    const document = flow({ front: answered, back: [['inference']] }, [
      ['front', 'next', 'back'],
      ['back', 'tool', 'front'],
    ])
    expect(found(document)).toContainEqual({
      nodeId: null,
      pipelineId: 'front',
      message: 'No pipeline can be the first: each comes after another.',
      severity: 'error',
    })
  })

  it('a way to an empty pipeline leads nowhere', () => {
    const document = flow({ front: answered, blank: [] }, [['front', 'next', 'blank']])
    expect(listed(document)).toEqual([
      ['warning', '“blank” has no cards yet, so that path leads nowhere.', 'Remove the connection'],
    ])
  })

  it('what led on to an empty pipeline goes, and what calls it remains', () => {
    const document = flow({ front: answered, blank: [] }, [
      ['front', 'next', 'blank'],
      ['front', 'tool', 'blank'],
    ])
    const fixed = withFix(document, /leads nowhere/)
    expect(fixed.edges).toEqual([document.edges[1]])
  })

  it('calls that go deeper than a run are listed where they begin', () => {
    const names = Array.from({ length: 10 }, (_, index) => `p${index}`)
    const chain = (length: number) =>
      flow(
        Object.fromEntries(
          names.slice(0, length).map((name, index) => [name, index === 0 ? answered : [['inference']]]),
        ),
        names.slice(1, length).map((name, index) => [names[index] ?? '', 'tool', name]),
      )
    expect(found(chain(9))).toEqual([])
    expect(listed(chain(10))).toEqual([['warning', expect.stringMatching(/From “p0”.*more than 8 deep/), undefined]])
  })
})

describe('calls', () => {
  const search = testTool(
    'search',
    { results: [] },
    {
      inputSchema: {
        type: 'object',
        properties: { query: { type: 'string' }, count: { type: 'number' } },
        required: ['query'],
        additionalProperties: false,
      },
    },
  )

  it('a step that gives too little or something else says so, and is fixed from what it has', () => {
    const short = toolDocument([testStep('one', { tool: 'search', input: {} })], [search])
    expect(listed(short)).toEqual([
      ['warning', 'The tool “search” needs “query”, and this step does not give it.', 'Give it {{input.task}}'],
    ])
    const fixed = withFix(short, /needs “query”/)
    expect(found(fixed)).toEqual([])
    expect(fixed.pipelines[0]?.nodes[0]?.config.inputMapping).toEqual({ query: '{{input.task}}' })

    const typo = toolDocument([testStep('one', { tool: 'search', input: { qurey: 'x' } })], [search])
    expect(listed(typo)).toEqual([
      ['warning', expect.stringMatching(/“qurey”.*It takes: query, count/), 'Call it “query”'],
    ])
    expect(withFix(typo, /qurey/).pipelines[0]?.nodes[0]?.config.inputMapping).toEqual({ query: 'x' })
  })

  const object = (names: string[], required: string[], rest: JsonObject = { additionalProperties: false }) => ({
    type: 'object',
    properties: Object.fromEntries(names.map(each => [each, { type: 'string' }])),
    required,
    ...rest,
  })
  const many = Array.from({ length: 22 }, (_, index) => `a${index}`)

  testRows<[string, JsonObject, JsonObject, [string, unknown][], unknown]>([
    [
      'an optional argument',
      object(['query', 'count'], ['query']),
      { query: 'x', cuont: 'y' },
      [['It gives “cuont”, but the tool “search” does not take that. It takes: query, count.', 'Call it “count”']],
      { query: 'x', count: 'y' },
    ],
    [
      'an argument that is missing, before one that is like it and given',
      object(['title', 'titles'], ['title', 'titles']),
      { title: 'x', titlle: 'y' },
      [['It gives “titlle”, but the tool “search” does not take that. It takes: title, titles.', 'Call it “titles”']],
      { title: 'x', titles: 'y' },
    ],
    [
      'an argument that is given already',
      object(['query'], ['query']),
      { query: 'x', qurey: 'y' },
      [['It gives “qurey”, but the tool “search” does not take that. It takes: query.', 'Leave “qurey” out']],
      { query: 'x' },
    ],
    [
      'a name that every object has',
      object(['constructor'], ['constructor']),
      {},
      [['The tool “search” needs “constructor”, and this step does not give it.', 'Give it {{input.task}}']],
      { constructor: '{{input.task}}' },
    ],
    [
      'one of very many arguments',
      object(many, []),
      { zzzz: 'x' },
      [
        [
          `It gives “zzzz”, but the tool “search” does not take that. It takes: ${many.slice(0, 20).join(', ')} and 2 more.`,
          'Leave “zzzz” out',
        ],
      ],
      {},
    ],
    ['any argument', { type: 'object' }, { zzzz: 'x' }, [], undefined],
  ])('a step with missing arguments is fixed from what the step has', (_, inputSchema, input, sentences, fixed) => {
    const document = toolDocument(
      [testStep('one', { tool: 'search', input })],
      [testTool('search', { results: [] }, { inputSchema })],
    )
    expect(listed(document)).toEqual(sentences.map(sentence => ['warning', ...sentence]))
    if (fixed !== undefined)
      expect(withFix(document, /search/).pipelines[0]?.nodes[0]?.config.inputMapping).toEqual(fixed)
  })

  it('a step whose argument could come from several places is not filled in, and its tool has some name', () => {
    const sentences = (tool: JsonObject, name = '') => {
      const step = testStep('one', { tool: 's1', input: {} })
      step.config = { ...step.config, tool }
      const own = { inputSchema: object(['first', 'second'], []) }
      return listed(
        toolDocument([step], [{ ...search, id: 's1', config: { ...search.config, name } }], { tool: own }),
      ).map(([, ...each]) => each)
    }
    const needs = (name: string) => [[`The tool “${name}” needs “query”, and this step does not give it.`, undefined]]
    expect(sentences({ kind: 'node', id: 's1' })).toEqual(needs('s1'))
    expect(sentences({ kind: 'node', id: 's1', name: 'finder' })).toEqual(needs('finder'))
    expect(sentences({ kind: 'node', id: 's1', name: 'finder' }, 'search')).toEqual(needs('search'))
  })

  it('a step that calls a pipeline gives the arguments of that pipeline', () => {
    const inner = (inputSchema: JsonObject) => ({
      more: [{ id: 'inner', name: 'Inner', nodes: [testTool('data', 1)], tool: { status: 'active', inputSchema } }],
    })
    const query = { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] }
    const call = (input: JsonObject) => testStep('ask', { tool: 'pipeline:inner', input })
    const plan = testStep('plan', { task: 'Think' })
    const gives = (document: Document) => document.pipelines[0]?.nodes.at(-1)?.config.inputMapping

    const first = toolDocument([call({})], [], inner(query))
    expect(listed(first)).toEqual([
      ['warning', 'The tool “Inner” needs “query”, and this step does not give it.', 'Give it {{input.task}}'],
    ])
    const later = toolDocument([plan, call({ more: 1 })], [], inner(query))
    expect(listed(later)).toEqual([
      ['warning', 'The tool “Inner” needs “query”, and this step does not give it.', 'Give it {{steps.plan.output}}'],
    ])
    expect(gives(withFix(later, /needs/))).toEqual({ more: 1, query: '{{steps.plan.output}}' })
    const own = toolDocument([plan, call({})], [], {
      ...inner(query),
      tool: { inputSchema: { type: 'object', properties: { task: { type: 'string' }, query: { type: 'string' } } } },
    })
    expect(listed(own).map(([, , label]) => label)).toEqual(['Give it {{input.query}}'])
    expect(listed(toolDocument([call({ query: 'x', more: 1 })], [], inner(query)))).toEqual([])

    const closed = toolDocument([call({ query: 'x' })], [], inner({ type: 'object', additionalProperties: false }))
    expect(listed(closed)).toEqual([
      ['warning', 'It gives “query”, but the tool “Inner” does not take that. It takes: nothing.', 'Leave “query” out'],
    ])
    expect(gives(withFix(closed, /does not take/))).toEqual({})
  })

  it('a draft that a step or a model calls becomes active', () => {
    const byStep = toolDocument([testStep('one', { tool: 'pipeline:inner', input: { query: 'x' } })], [], {
      more: [{ id: 'inner', name: 'Inner', nodes: [testTool('data', 1)], tool: { status: 'draft' } }],
    })
    expect(found(byStep).map(({ severity, nodeId }) => [severity, nodeId])).toEqual([
      ['error', 'one'],
      ['hint', null],
    ])
    expect(found(withFix(byStep, /which is a draft/))).toEqual([])

    const byModel = withFace(flow({ front: answered, desk: [['inference']] }, [['front', 'tool', 'desk']]), 'desk', {
      status: 'draft',
    })
    expect(found(withFix(byModel, /is a draft, so no model can call it/))).toEqual([])
  })

  it('a card that no model may use says so, and is let in', () => {
    const document = flow({ front: [asked, ['color_display'], ['inference', { enabledTools: [] }]] }, [])
    expect(listed(document)).toEqual([
      ['hint', expect.stringMatching(/No model may use display_color/), 'Let the model use it'],
    ])
    expect(found(withFix(document, /No model/))).toEqual([])
  })
})

describe('templates', () => {
  const template = (text: string, rest: Partial<Document> = {}): Document => ({
    ...toolDocument(
      [
        testStep('plan', { task: 'Think', schema: { type: 'object', properties: { query: { type: 'string' } } } }),
        testStep('ask', { tool: 'pipeline:inner', input: { query: text } }),
        testStep('end', { task: 'Say it' }),
      ],
      [],
      {
        more: [
          {
            id: 'inner',
            name: 'Inner',
            nodes: [testTool('data', 1)],
            tool: { status: 'active', outputMapping: { fields: { title: { source: '{{steps.data.output}}' } } } },
          },
        ],
      },
    ),
    ...rest,
  })

  testRows<[string, string, string | null]>([
    ['{{input.tsak}}', 'warning', '{{input.task}}'],
    ['{{steps.paln.output}}', 'error', '{{steps.plan.output}}'],
    ['{{steps.plan.reasoning.qurey}}', 'warning', '{{steps.plan.reasoning.query}}'],
    ['{{plan.title}}', 'hint', '{{steps.plan.output.title}}'],
    ['{{steps.end.output}}', 'error', null],
    ['{{steps.data.output}}', 'error', null],
    ['{{a b}}', 'hint', null],
  ])('each mistake is listed, and fixed where it is plain what was meant', (text, severity, instead) => {
    const problems = found(template(`See ${text}.`))
    expect(problems).toMatchObject([{ nodeId: 'ask', severity }])
    expect(problems[0]?.message).toContain(text)
    const after = problems[0]?.fix?.apply(template(`See ${text}.`))
    expect(after?.pipelines[0]?.nodes[1]?.config.inputMapping ?? null).toEqual(
      instead === null ? null : { query: `See ${instead}.` },
    )
    if (after) expect(found(after)).toEqual([])
  })

  it('a variable that is not there is added, or written as the one that is', () => {
    expect(withFix(template('{{vars.city}}'), /“city”/).variables).toEqual({ city: '' })
    const named = template('{{vars.ctiy}}', { variables: { city: 'Lund' } })
    expect(found(withFix(named, /“ctiy”/))).toEqual([])
  })

  it('what reads an input where no one gives one says so', () => {
    const document = flow({ front: [['system_prompt', { prompt: 'About {{input.topic}}' }], ...answered] }, [])
    expect(listed(document)).toEqual([['warning', expect.stringMatching(/no one calls “front”/), undefined]])
  })

  it('of the tool face are listed there', () => {
    const document = withFace(flow({ front: answered }, []), 'front', {
      status: 'active',
      outputMapping: { fields: { answer: { source: '{{steps.inferense.output.content}}' } } },
      successTemplate: 'It is {{data.anser}}.',
    })
    const problems = found(document)
    expect(problems).toMatchObject([
      { nodeId: null, pipelineId: 'front', inFace: true, severity: 'error' },
      { nodeId: null, pipelineId: 'front', inFace: true, severity: 'warning' },
    ])
    expect(found(problems.reduce((before, { fix }) => fix!.apply(before), document))).toEqual([])
  })
})

/** Documents of a few pipelines with edges, steps and templates of every kind, most of them wrong somewhere. */
const NAMES = ['a', 'b', 'c', 'd']
const name = fc.constantFrom(...NAMES)
const path = fc.constantFrom(
  'input.task',
  'input.tsak',
  'vars.city',
  'steps.a-1.output',
  'steps.nowhere.output',
  'steps.b-2.reasoning.x',
  'a',
  '',
  'data.x',
)
const node = fc.oneof(
  path.map((each): Stack[number] => ['system_prompt', { prompt: `Hear {{${each}}}` }]),
  fc.constant<Stack[number]>(['color_display']),
  fc.constantFrom<Stack[number]>(
    ['inference'],
    ['inference', { enabledTools: [] }],
    ['inference', { maxTokens: 'x' } as never],
  ),
  fc.constant<Stack[number]>(['router']),
  fc
    .tuple(name, path)
    .map(([id, each]): Stack[number] => [
      'tool_step',
      { tool: { kind: 'pipeline', id }, inputMapping: { query: `{{${each}}}` } },
    ]),
)
const face = fc.option(
  fc.record({
    status: fc.constantFrom('draft', 'active', 'disabled'),
    successTemplate: path.map(each => `{{${each}}}`),
  }),
)
const generated = fc
  .record({
    stacks: fc.array(fc.array(node, { maxLength: 4 }), { minLength: 1, maxLength: 4 }),
    faces: fc.array(face, { minLength: 4, maxLength: 4 }),
    edges: fc.array(fc.tuple(name, fc.constantFrom<Edge['kind']>('next', 'tool'), name), { maxLength: 6 }),
  })
  .map(({ stacks, faces, edges }) => {
    const document = flow(Object.fromEntries(stacks.map((each, index) => [NAMES[index] ?? '', each])), edges)
    return document.pipelines.reduce(
      (before, { id }, index) => (faces[index] ? withFace(before, id, faces[index] ?? {}) : before),
      document,
    )
  })

describe('of generated documents', () => {
  it('every button removes the problem it belongs to, and changes nothing in place', () => {
    fc.assert(
      fc.property(generated, document => {
        const before = JSON.stringify(document)
        const problems = found(document)
        for (const problem of problems) {
          if (!problem.fix) continue
          const after = found(problem.fix.apply(document))
          const count = (list: readonly Problem[]) => list.filter(each => keyOf(each) === keyOf(problem)).length
          expect(count(after)).toBeLessThan(count(problems))
        }
        expect(JSON.stringify(document)).toBe(before)
      }),
    )
  })

  it('pressing the first button again and again comes to an end', () => {
    fc.assert(
      fc.property(generated, document => {
        let now = document
        for (let press = 0; press < 60; press++) {
          const fix = found(now).find(problem => problem.fix)?.fix
          if (!fix) return
          now = fix.apply(now)
        }
        throw new Error('There was always something left to mend.')
      }),
    )
  })

  it('a graph that a run would refuse is an error, and what each problem points at is there', () => {
    fc.assert(
      fc.property(generated, document => {
        const problems = found(document)
        const ids = new Set(document.pipelines.flatMap(({ id, nodes }) => [id, ...nodes.map(each => each.id)]))
        for (const problem of problems) {
          expect(ids).toContain(problem.nodeId ?? ('pipelineId' in problem ? problem.pipelineId : undefined))
        }
        const refused = (() => {
          try {
            checkGraph(document, nodeTypes)
            return false
          } catch {
            return true
          }
        })()
        if (refused) expect(problems.some(problem => severityOf(problem) === 'error')).toBe(true)
      }),
    )
  })
})
