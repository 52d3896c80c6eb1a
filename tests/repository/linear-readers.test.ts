import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Draft } from '../../src/documents/format/draft'
import type { Pipeline } from '../../src/engine/model/document'
import type { RunEvent } from '../../src/engine/model/events'
import { LocalizedError } from '../../src/language/localized-error'
import { nodeTypes } from '../../src/nodes/registry'
import type { Editor } from '../../src/store/document/editor'
import type { InferenceRound } from '../../src/store/run/run-state'
import { inEnglish } from '../support/in-english'
import { type Counted, countSteps } from '../support/steps/count-steps'
import {
  anyNode,
  contentsOf,
  flow,
  long,
  type Read,
  type Readers,
  readBody,
  readHtml,
  readIncoming,
  readJson,
  readLibrary,
  readLink,
  readTable,
  readYaml,
  repeat,
  showDocument,
  some,
  stack,
} from '../support/steps/reads'
import { shapes } from '../support/steps/shapes'

/* The cost of every parser of foreign text, in counted steps: twice the input may take at most 2.3 times the steps.
   Steps do not depend on the machine or its load (`support/steps/count-steps.ts`). */

let counted: Counted<Readers>
beforeAll(async () => {
  counted = await countSteps<Readers>(join(import.meta.dirname, '../support/steps/readers.ts'))
}, 120_000)
afterAll(() => counted?.end())

const most = 2.3
const timeout = process.env.SOAK ? 900_000 : 120_000

async function growth(read: Read, shape: (size: number) => string, size: number): Promise<number> {
  const [once, twice] = [shape(size), shape(2 * size)]
  const small = await counted.steps(readers => read(readers, once))
  return (await counted.steps(readers => read(readers, twice))) / small
}

test('the same work is the same number of steps each time', async () => {
  const text = `nodes:\n${repeat(300, index => `  n${index}: { type: script, next: n${index + 1} }\n`)}`
  const counts: number[] = []
  for (let time = 0; time < 5; time++) counts.push(await counted.steps(readers => readYaml(readers, text)))
  expect(counts[0]).toBeGreaterThan(0)
  expect(new Set(counts.slice(1)).size).toBe(1)
})

describe('twice the input is at most 2.3 times the steps', () => {
  test.each(shapes)('%s', async (_, read, shape, size = 300) => {
    expect(await growth(read, shape, size)).toBeLessThanOrEqual(most)
  })
})

/** Small inputs that took seconds, or did not end: an eighth of each, and a quarter; in `npm run soak` half, and all. */
const found: [string, Read, (size: number) => string, size: number][] = [
  [
    'a link of few letters with 9,999 nodes of one id',
    readLink('encodeDeflated'),
    size => stack(some(size, () => anyNode)),
    9_999,
  ],
  [
    'the same with an id of 200 letters',
    readLink('encodeDeflated'),
    size => stack(some(size, () => ({ ...anyNode, id: long }))),
    9_999,
  ],
  [
    '20,000 pipelines of one id',
    readLink('encodeDeflated'),
    size => flow({ pipelines: some(size, () => ({ id: 'p', nodes: [] })) }),
    20_000,
  ],
  [
    'JSON with 30,000 fields that each hold a __proto__ key',
    readJson,
    size => `{"id":"d","nodes":[],"x":{${repeat(size, index => `"k${index}":{"__proto__":1}`, ',')}}}`,
    30_000,
  ],
  [
    'a list of 20,000 aliases',
    readYaml,
    size => `nodes: [&a { id: a, type: trigger.stdin }]\nvariables: { x: [${repeat(size, '*a', ', ')}] }`,
    20_000,
  ],
  [
    'a chain of 10,000 nodes',
    readYaml,
    size =>
      `nodes:\n${repeat(size, index => `  n${index}: { type: script, next: n${index + 1} }\n`)}  n${size}: { type: scenario.termination }`,
    9_999,
  ],
  ['a gateway body of one quote and 400,000 escaped quotes', readBody, size => `"${repeat(size, '\\"')}`, 400_000],
  ['a gateway body of one quote and 400,000 backslashes', readBody, size => `"${repeat(size, '\\')}`, 400_000],
]

test.each(found)('%s: what took seconds takes twice what its half does', { timeout }, async (_, read, shape, size) => {
  expect(await growth(read, shape, Math.floor(size / (process.env.SOAK ? 2 : 8)))).toBeLessThanOrEqual(most)
})

test('a link of some hundred letters may hold all that we open', async () => {
  const { module } = counted
  const link = (json: string) => `#2:${module.encodeDeflated(JSON.parse(json))}`
  const nodes = link(stack(some(9_999, () => anyNode)))
  expect(nodes.length).toBeLessThan(700)
  expect(inEnglish(await module.decodeLink(nodes))).toMatchObject({
    notes: ['9,998 cards had an id that was taken and got a new one.'],
  })
  const pipelines = link(flow({ pipelines: some(20_000, () => ({ id: 'p', nodes: [] })) }))
  expect(inEnglish(await module.decodeLink(pipelines))).toEqual({
    problem: expect.stringContaining('more than 1,000 pipelines'),
  })
})

/** Tokens of a format. Texts that repeat them are parsed. */
const readers: [string, Read, readonly string[]][] = [
  [
    'JSON',
    readJson,
    ['"', '\\', '\\"', '{', '}', '[', ']', ',', ':', '"a"', '"__proto__":', '1', ' ', '\n', 'é', 'null'],
  ],
  [
    'addresses in a node',
    (each, text) => contentsOf(each, stack([{ ...anyNode, config: { text } }])),
    ['https://', 'a', '.', '@', ':', '/', '[', ']', '1', ' '],
  ],
  ['what may be anything', readIncoming, ['#', '1', ':', 'nodes', ' ', '\n', '\t', '{', '"', '<', 'N4Ig', 'http://']],
  [
    'YAML',
    readYaml,
    [
      'nodes:',
      '- ',
      '? ',
      ': ',
      '&a ',
      '*a',
      '"',
      "'",
      '\\"',
      '[',
      ']',
      '{',
      '}',
      ',',
      '|',
      '>',
      '#',
      '!',
      '%',
      '---',
      '\n',
      '  ',
      'a',
      '<<',
    ],
  ],
  [
    'YAML in a template',
    (each, text) =>
      each.readYaml(`nodes:\n  - { id: a, type: agent.completion, user_message: ${JSON.stringify(text)} }`),
    ['{', '{{', '}}', 'a', '.', '[', ']', '"', '\\', '0', ' ', '::'],
  ],
  [
    'HTML',
    readHtml,
    ['<', '>', '/', '!', '--', 'a', 'title', 'script', 'svg', 'head', '"', "'", '=', '&', 'amp', ';', '#', ' ', '\n'],
  ],
  ['CSV', readTable, ['"', '""', ',', ';', '\t', '\n', '\r', ' ', 'a', '1']],
  ['a gateway body', readBody, ['"', '\\', '\\"', '{', '}', '[', ']', ',', ':', 'a', '1', ' ']],
  [
    'a library',
    (each, text) => readLibrary(each, `{"library":1}\n${text}`),
    ['{"document":', '{"recording":', '}', '"', '\n', ' ', '[', ']', stack([anyNode])],
  ],
]

describe('whatever is repeated, twice of it is at most 2.3 times the steps', () => {
  test.each(readers)('%s', { timeout }, async (_, read, pieces) => {
    const texts = (maxLength: number) =>
      fc.array(fc.constantFrom(...pieces), { maxLength }).map(parts => parts.join(''))
    await fc.assert(
      fc.asyncProperty(texts(4), texts(5), texts(3), async (before, unit, after) => {
        const shape = (size: number) => before + unit.repeat(size) + after
        expect(await growth(read, shape, 200)).toBeLessThanOrEqual(most)
      }),
      { numRuns: process.env.SOAK ? 300 : 30 },
    )
  })
})

const text = (value: string) => ({ id: '', type: 'system_prompt', config: { prompt: value } })
const inPipes = (size: number, node: (index: number) => object, edges: (index: number) => object[] = () => []) =>
  flow({
    pipelines: some(size, index => ({
      id: `p${index}`,
      name: `p${index}`,
      nodes: [{ ...node(index), id: `n${index}` }],
    })),
    edges: some(size, index => edges(index)).flat(),
  })
const next = (source: number, target: number) => ({
  id: `${source}-${target}`,
  source: `p${source}`,
  target: `p${target}`,
  kind: 'next',
})
const inStack = (size: number, node: (index: number) => object) =>
  stack(some(size, index => ({ ...node(index), id: `n${index}` })))

/** Documents that say one thing again and again, which the page looks up among many others. */
const lookups: [string, (size: number) => string][] = [
  ['templates of steps that are not there', size => inStack(size, () => text('{{steps.nowhere.output}}'))],
  ['the same, each of another name', size => inStack(size, index => text(`{{steps.nowhere${index}.output}}`))],
  [
    'templates that name a step by its id',
    size => inStack(size, index => ({ ...text(`{{steps.n${index}.output}}`), slug: `s${index}` })),
  ],
  [
    'templates of steps below',
    size => inStack(size, index => ({ ...text(`{{steps.s${size - index - 1}.output}}`), slug: `s${index}` })),
  ],
  [
    'templates of steps of the card above',
    size => inStack(size, index => ({ ...text(`{{steps.s${index - 1}.output.x}}`), slug: `s${index}` })),
  ],
  ['templates of an input that is not given', size => inStack(size, () => text('{{input.city}}'))],
  ['templates of nothing', size => inStack(size, index => text(`{{nothing${index}.at.all}}`))],
  [
    'many templates in one card',
    size => stack([{ ...text(repeat(size, index => `{{steps.x${index}}}{{y${index}}}`)), id: 'n' }]),
  ],
  [
    'variables that are not there, among many',
    size =>
      flow({
        variables: Object.fromEntries(some(size, () => ({})).map((_, index) => [`v${index}`, ''])),
        pipelines: [
          { id: 'p', name: 'p', nodes: some(size, index => ({ ...text(`{{vars.w${index}}}`), id: `n${index}` })) },
        ],
      }),
  ],
  [
    'a chain of pipelines that read their input',
    size =>
      inPipes(
        size,
        () => text('{{input.city}}'),
        index => [next(index, index + 1)],
      ),
  ],
  [
    'a chain of pipelines that read the last one',
    size =>
      inPipes(
        size,
        () => ({ ...text('{{steps.s.output}}'), slug: 's' }),
        index => [next(index, index + 1)],
      ),
  ],
  [
    'edges of all pipelines to one',
    size =>
      inPipes(
        size,
        () => text(''),
        index => [next(index, 0)],
      ),
  ],
  [
    'edges from one pipeline to all',
    size =>
      inPipes(
        size,
        () => text(''),
        index => [next(0, index)],
      ),
  ],
  [
    'one edge again and again',
    size =>
      inPipes(2, () => text('')).replace(
        '"edges":[]',
        `"edges":${JSON.stringify(some(size, index => ({ ...next(0, 1), id: `e${index}` })))}`,
      ),
  ],
  [
    'pipelines of one name',
    size => flow({ pipelines: some(size, index => ({ id: `p${index}`, name: 'same', nodes: [] })) }),
  ],
  ['cards of one slug', size => inStack(size, () => ({ ...text('{{steps.same.output}}'), slug: 'same' }))],
  [
    'steps that call one card',
    size =>
      stack([
        ...some(size, index => ({
          id: `n${index}`,
          type: 'tool_step',
          config: { tool: { kind: 'node', id: 'last' } },
        })),
        { id: 'last', type: 'color_display', config: {} },
      ]),
  ],
  [
    'a circle of all pipelines',
    size =>
      inPipes(
        size,
        () => text(''),
        index => [next(index, (index + 1) % size)],
      ),
  ],
  [
    'circles that no run comes to',
    size =>
      inPipes(
        size,
        () => text(''),
        index => [next(index, index ^ 1), next(index, index ^ 1)],
      ),
  ],
  [
    'a hub with edges to all and from all',
    size =>
      inPipes(
        size,
        () => text(''),
        index => [next(index, 0), next(0, index)],
      ),
  ],
  [
    'a chain of calls',
    size =>
      inPipes(
        size,
        () => text(''),
        index => [{ ...next(index, index + 1), kind: 'tool' }],
      ),
  ],
  [
    'names that are long and nearly alike',
    size =>
      inStack(4, index => ({
        ...text(`{{steps.${'a'.repeat(size * 10)}${index}.output}}`),
        slug: 'a'.repeat(size * 10 + 2) + index,
      })),
  ],
  [
    'steps that call one tool',
    size =>
      inPipes(
        size,
        () => ({ id: '', type: 'integration', config: { url: 'https://a.example/{{input.x}}' } }),
        index => [{ ...next(index, 0), kind: 'tool' }],
      ),
  ],
]

describe('what is looked up among many takes at most 2.3 times the steps for twice as many', () => {
  test.each(lookups)('%s', async (_, shape) => {
    expect(await growth(showDocument, shape, 150)).toBeLessThanOrEqual(most)
  })
})

const locked = (index: number) => ({ ...text(''), id: `n${index}`, locked: index % 2 === 0 ? true : ['prompt'] })
const plain = (index: number) => ({ ...text(''), id: `n${index}` })

/** Documents that are edited. */
const edited: [string, (size: number) => string][] = [
  ['cards', size => stack(some(size, plain))],
  ['cards that are locked, or a field of them', size => stack([...some(size, locked), { ...text(''), id: 'free' }])],
  ['cards of one name', size => inStack(size, () => ({ type: 'color_display', id: '', config: { name: 'mood' } }))],
  [
    'cards that name the tool of others',
    size => inStack(size, () => ({ type: 'color_display', id: '', config: { name: 'x', prompt: 'display_x_color' } })),
  ],
  ['pipelines', size => inPipes(size, () => text(''))],
  ['pipelines with a lock', size => inPipes(size, () => ({ ...text(''), locked: true }))],
  [
    'pipelines and edges',
    size =>
      inPipes(
        size,
        () => text(''),
        index => [next(index, index + 1)],
      ),
  ],
]

describe('an edit takes at most 2.3 times the steps for twice the document', () => {
  const edits: [string, Read][] = (
    [
      ['add', (editor, { id }) => editor.addNode({ type: 'color_display', pipelineId: id })],
      ['move', (editor, { nodes }) => editor.moveNode(nodes.at(-1)?.id ?? '', 0)],
      ['duplicate', (editor, { nodes }) => editor.duplicateNode(nodes.at(-1)?.id ?? '')],
      ['remove', (editor, { nodes }) => editor.removeNode(nodes.at(-1)?.id ?? '')],
      ['type', (editor, { nodes }) => editor.setConfig(nodes.at(-1)?.id ?? '', { name: 'b' })],
      ['fill in', (editor, { nodes }) => editor.setInput(nodes.at(-1)?.id ?? '', 'hi')],
      ['rename', editor => editor.rename('D2')],
    ] as [string, (editor: Editor, pipeline: Pipeline) => void][]
  ).map(([name, edit]) => [
    name,
    (readers, text) => {
      const read = readers.parseShareable(text)
      if ('problem' in read) throw new LocalizedError(read.problem)
      const { draft } = read
      const editor = readers.createEditor({ nodeTypes: readers.nodeTypes, random: () => 0.5, draft })
      editor.followWith(readers.followNames)
      edit(editor as Editor, draft.document.pipelines[0] as Pipeline)
      editor.undo()
      editor.redo()
    },
  ])
  test.each(edited.flatMap(([what, shape]) => edits.map(([name, edit]) => [what, name, shape, edit] as const)))(
    '%s: %s',
    async (_, __, shape, edit) => {
      expect(await growth(edit, shape, 250)).toBeLessThanOrEqual(most)
    },
  )
})

/** What two tabs made of one document: ids of cards, in the base and in either tab. */
const tabs: [string, (size: number) => [base: string[], mine: string[], theirs: string[]]][] = [
  ['nothing', size => [idsOf(size), idsOf(size), idsOf(size)]],
  ['either added others', size => [[], idsOf(size, 'm'), idsOf(size, 't')]],
  ['either put one behind each', size => [idsOf(size), behindEach(size, 'm'), behindEach(size, 't')]],
  ['one turned all around', size => [idsOf(size), idsOf(size).reverse(), idsOf(size)]],
  ['both turned all around', size => [idsOf(size), idsOf(size).reverse(), idsOf(size).reverse()]],
  ['one removed all, one added', size => [idsOf(size), [], [...idsOf(size), ...idsOf(size, 't')]]],
]
function idsOf(size: number, of = 'n'): string[] {
  return Array.from({ length: size }, (_, index) => `${of}${index}`)
}
function behindEach(size: number, of: string): string[] {
  return idsOf(size).flatMap(id => [id, `${of}${id}`])
}

describe('merging two tabs takes at most 2.3 times the steps for twice the document', () => {
  const draftOf = (ids: readonly string[]): Draft => ({
    document: {
      version: 1,
      id: 'd',
      name: 'd',
      pipelines: [{ id: 'p', name: 'p', nodes: ids.map(id => ({ id, type: 'note', config: { text: id } })) }],
      edges: [],
    },
    inputs: Object.fromEntries(ids.map(id => [id, 'x'])),
  })
  test.each(tabs)('%s', async (_, shape) => {
    const merge: Read = async (readers, text) => {
      const [base, mine, theirs] = (JSON.parse(text) as string[][]).map(draftOf) as [Draft, Draft, Draft]
      readers.mergeDrafts(base, mine, theirs)
      readers.rebaseDraft(base, mine, theirs)
      const shared = await readers.shareUnchanged(mine, theirs, async () => {})
      await readers.fromPieces(await readers.toPieces(shared, () => {}), () => {})
    }
    expect(await growth(merge, size => JSON.stringify(shape(size)), 300)).toBeLessThanOrEqual(most)
  })
})

/** Requests of two runs: texts of messages, each of a card. */
const compared: [
  string,
  (size: number) => [before: [card: string, text: string][], now: [card: string, text: string][]],
][] = [
  ['the same messages', size => [messagesOf(size), messagesOf(size)]],
  ['messages of other cards', size => [messagesOf(size, 'a'), messagesOf(size, 'b')]],
  ['messages of one card, other texts', size => [messagesOf(size, 'a', 'x'), messagesOf(size, 'a', 'y')]],
  ['messages that are gone', size => [messagesOf(size, 'a', 'x', 1), []]],
  ['every other one gone', size => [messagesOf(size, 'a', 'x', 1), messagesOf(size / 2, 'a', 'x', 2)]],
  ['long texts that differ', size => [messagesOf(10, 'a', 'x '.repeat(size)), messagesOf(10, 'a', 'y '.repeat(size))]],
  [
    'one text of many words that differ',
    size => [[['a', repeat(size * 10, index => `x${index} `)]], [['a', repeat(size * 10, index => `y${index} `)]]],
  ],
]
function messagesOf(size: number, card = 'a', text = 'x', apart = 0): [card: string, text: string][] {
  return Array.from({ length: Math.floor(size) }, (_, index) => [`${card}${index * apart}`, `${text} ${index}`])
}

describe('comparing two runs takes at most 2.3 times the steps for twice the messages', () => {
  const roundOf = (messages: [card: string, text: string][]): InferenceRound => ({
    round: 1,
    provider: 'demo',
    modelLabel: 'Demo',
    request: {
      model: 'demo',
      system: '',
      messages: messages.map(([, text]) => ({ role: 'user', content: [{ type: 'text', text }] })),
      tools: [],
      maxTokens: 1,
    },
    origins: { system: [], messages: messages.map(([nodeId]) => ({ nodeId })), tools: [] },
    text: '',
    toolCalls: [],
    results: [],
  })
  const compare: Read = (readers, text) => {
    const [before, now] = JSON.parse(text) as ReturnType<(typeof compared)[number][1]>
    readers.compareRuns([roundOf(before)], [roundOf(now)])
  }
  test.each(compared)('%s', async (_, shape) => {
    expect(await growth(compare, size => JSON.stringify(shape(size)), 300)).toBeLessThanOrEqual(most)
  })
})

test('executions of a run take at most 2.3 times the steps for twice the cards', async () => {
  const runOf = (size: number) => {
    const at = { at: 0, pipelineId: 'p' }
    const cards = Array.from({ length: size }, (_, index) => ({ ...at, nodeId: `n${index}` }))
    return JSON.stringify([
      { type: 'run-start', at: 0, runId: 'r', documentId: 'd', documentName: 'd', inputs: {} },
      { ...at, type: 'pipeline-start', name: 'p' },
      ...cards.flatMap(card => [
        { ...card, type: 'node-start', nodeType: 'note', attempt: 1 },
        { ...card, type: 'tool-call', round: 0, call: { id: card.nodeId, name: 'x', arguments: {} } },
        { ...card, type: 'tool-result', round: 0, callId: card.nodeId, data: 1, isError: false },
        { ...card, type: 'node-end', status: 'done', output: 1, durationMs: 0 },
      ]),
      { ...at, type: 'pipeline-end', status: 'done', output: {} },
      { type: 'run-end', at: 0, status: 'done', durationMs: 0 },
    ])
  }
  const execute: Read = (readers, text) => {
    const events = JSON.parse(text) as RunEvent[]
    const nodes = events.flatMap(event => (event.type === 'node-start' ? [plain(Number(event.nodeId.slice(1)))] : []))
    const read = readers.parseShareable(stack(nodes))
    if ('problem' in read) throw new LocalizedError(read.problem)
    const [execution] = readers.executionsOf(read.draft.document, events, readers.nodeTypes)
    expect(execution?.completedSteps).toBe(nodes.length)
  }
  expect(await growth(execute, runOf, 500)).toBeLessThanOrEqual(most)
})

/** Documents that are large in one way or another. The page works out names, mistakes and requests of all that it shows. */
const shownDocuments = fc.record({
  types: fc.array(fc.constantFrom(...nodeTypes.keys()), { minLength: 1, maxLength: 4 }),
  name: fc.constantFrom(undefined, 'x', 'display_color'),
  text: fc.constantFrom(
    '',
    'Use display_mood_color and show_gauge.',
    '{{steps.x.output}}',
    '{{input.x}}',
    '{{vars.x}}',
    '{{x}}',
  ),
})
const cards = ({ types, name, text }: { types: string[]; name: string | undefined; text: string }, size: number) =>
  some(size, index => {
    const texts = { prompt: text, message: text, text, systemPrompt: text }
    return { id: `n${index}`, type: types[index % types.length], config: { ...(name && { name }), ...texts } }
  })

describe('what the page works out about a document takes at most 2.3 times the steps for twice the document', () => {
  test.each([...nodeTypes.keys()])('cards of the type %s', async type => {
    const shape = (size: number) => stack(cards({ types: [type], name: undefined, text: '' }, size))
    expect(await growth(showDocument, shape, 60)).toBeLessThanOrEqual(most)
  })

  test('cards of any types, names and texts, in one pipeline', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(shownDocuments, async parts => {
        expect(await growth(showDocument, size => stack(cards(parts, size)), 80)).toBeLessThanOrEqual(most)
      }),
      { numRuns: process.env.SOAK ? 300 : 5 },
    )
  })

  test('pipelines and edges of either kind', { timeout }, async () => {
    const edges = fc.constantFrom('next', 'tool')
    await fc.assert(
      fc.asyncProperty(shownDocuments, edges, fc.integer({ min: 1, max: 3 }), async (parts, kind, apart) => {
        const shape = (size: number) =>
          flow({
            pipelines: cards(parts, size).map((node, index) => ({ id: `p${index}`, name: 'p', nodes: [node] })),
            edges: some(size, index => ({ id: `e${index}`, source: `p${index}`, target: `p${index + apart}`, kind })),
          })
        expect(await growth(showDocument, shape, 60)).toBeLessThanOrEqual(most)
      }),
      { numRuns: process.env.SOAK ? 100 : 4 },
    )
  })
})
