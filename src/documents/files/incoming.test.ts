import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import recorded from '../../../tests/fixtures/documents/recorded.json'
import { testHost, turns } from '../../../tests/support/engine'
import { inEnglish } from '../../../tests/support/in-english'
import { testRows } from '../../../tests/support/test-rows'
import { runDocument } from '../../engine/run/run'
import { LocalizedError } from '../../language/localized-error'
import type { NodeConfig } from '../../model/document'
import type { RunEvent } from '../../model/events'
import type { NodeType } from '../../model/node-type'
import { nodeTypes } from '../../nodes/registry'
import { contentsOf } from '../format/contents'
import { blankDraft } from '../format/draft'
import { encodeLinkWithRun } from '../links/link'
import { recordingOf } from '../recordings/recording'
import { documentFile, fileName, recordingFile } from './file'
import { type Incoming, readIncoming } from './incoming'
import { parseShareable } from './shareable'

function document(incoming: Incoming) {
  if (incoming.kind !== 'document') throw new Error(JSON.stringify(incoming))
  return incoming
}

test('a link, its file and its recording are distinguished, and hold the same', async () => {
  const given = parseShareable(recorded)
  if ('problem' in given) throw new LocalizedError(given.problem)
  const run: RunEvent[] = []
  const { document: it, inputs } = given.draft
  for await (const event of runDocument(it, inputs, testHost(turns().languageModel), new AbortController().signal))
    run.push(event)
  const made = recordingOf(run)
  if (!made) throw new Error('nothing ran')
  const link = await encodeLinkWithRun({ draft: given.draft, recording: made }, { nodeTypes })
  const byLink = document(await readIncoming(` https://example.org/x/${link}\n`, { player: { nodeTypes } }))
  expect(byLink.from).toBe('link')
  const byFile = document(await readIncoming(documentFile(byLink.content).text))
  expect(byFile).toEqual({ ...byLink, from: 'file' })
  const { recording } = byLink.content
  if (!recording) throw new Error('no recording')
  expect(await readIncoming(recordingFile(recording).text)).toEqual({ kind: 'recording', recording })
})

test('a pipeline in the fence of an answer is opened, whatever links are in its texts or around it', async () => {
  const nodes = [{ id: 'a', type: 'note', config: { text: 'https://a.example/?starter=mood-ring' } }]
  const text = `Like https://a.example/?lesson=dice:\n\`\`\`json\n${JSON.stringify({ id: 'd', name: 'Mine', nodes })}\n\`\`\`\n`
  expect(document(await readIncoming(text)).content.draft.document.name).toBe('Mine')
})

test('a whole library is known by its beginning', async () => {
  expect(await readIncoming(`{"library":1}\n${'not json '.repeat(100)}`)).toEqual({ kind: 'library' })
})

test.each([
  ['', 'There is nothing in it to open.'],
  ['#1:AAAA', 'Part of this link was lost'],
  ['{"recording":1}', 'This is not a recording of a run.'],
  ['hello', 'plain text'],
])('%j is nothing, in a sentence', async (text, sentence) => {
  expect(inEnglish(await readIncoming(text))).toEqual({ kind: 'nothing', problem: expect.stringContaining(sentence) })
})

test('what is in a document can be seen before it runs', () => {
  const parsed = parseShareable(readFileSync('tests/fixtures/documents/long/field-notes.json', 'utf8'))
  if ('problem' in parsed) throw new LocalizedError(parsed.problem)
  const [node] = parsed.draft.document.pipelines[0]?.nodes ?? []
  if (node) node.config = { ...node.config, deep: [{ text: 'see http://[::1]:8080/x, https://Evil.example?q=1' }] }
  expect(contentsOf(parsed)).toEqual({
    name: 'Field notes on pond life',
    types: expect.arrayContaining([{ type: 'system_prompt', count: 2 }]),
    nodeCount: 11,
    pipelineCount: 1,
    names: ['creature', 'water', 'legs', 'logbook'],
    models: [],
    hosts: ['[::1]:8080', 'evil.example', 'pond.example.org'],
    hasInputs: true,
    recordedEvents: 0,
  })
  const debate = parseShareable(readFileSync('tests/fixtures/documents/long/debate.json', 'utf8'))
  if ('problem' in debate) throw new LocalizedError(debate.problem)
  expect(contentsOf(debate).models).toEqual(['anthropic/claude-haiku-4-5', 'anthropic/claude-opus-4-5', 'openai/gpt-5'])
})

testRows([
  ['Mood ring', 'Mood ring.aili5.json'],
  ['  ../../etc/passwd  ', 'etc passwd.aili5.json'],
  ['Größe: 5 < 6?', 'Größe 5 6.aili5.json'],
  ['', 'Untitled.aili5.json'],
  ['🌋🌋', 'Untitled.aili5.json'],
  ['x'.repeat(300), `${'x'.repeat(60)}.aili5.json`],
])('a name becomes a file name', (name, expected) => {
  expect(fileName(name, 'aili5')).toBe(expected)
})

test('a pipeline in YAML opens as a document, or says where it is wrong', async () => {
  const yaml = '# mine\nnodes:\n  - { id: question, type: trigger.stdin, prompt: "Query: " }\n'
  const incoming = await readIncoming(yaml)
  if (incoming.kind !== 'document') throw new Error(incoming.kind)
  expect(incoming.from).toBe('file')
  expect(incoming.content.draft.document.pipelines[0]?.nodes.map(({ id }) => id)).toEqual(['question'])
  expect(inEnglish(await readIncoming(yaml.replace('trigger', 'triger')))).toEqual({
    kind: 'nothing',
    problem: expect.stringContaining('Line 3, column 27: There is no type “triger.stdin”.'),
  })
})

test('a pipeline in YAML names a node type without a prefix where it is known', async () => {
  const yaml = 'nodes:\n  - { id: mood, type: mood_meter, config: { scale: 5 } }\n'
  const known = document(await readIncoming(yaml, { player: { nodeTypes: new Map([['mood_meter', {} as NodeType]]) } }))
  expect(known.content.draft.document.pipelines[0]?.nodes[0]).toMatchObject({
    type: 'mood_meter',
    config: { scale: 5 },
  })
  expect(await readIncoming(yaml)).toMatchObject({ kind: 'nothing' })
})

test('names a YAML form without a name after its file', async () => {
  const text = 'nodes:\n  - { id: a, type: event.stdout }\n'
  const nameOf = async (file?: string) => document(await readIncoming(text, { file })).content.draft.document.name
  expect(await nameOf('Grüße an alle.yaml')).toBe('Grüße an alle')
  // The page says “Untitled” in its language.
  expect(await nameOf()).toBe('')
})

test('of an empty document there is nothing to see, and names that say nothing are left out', () => {
  const empty = blankDraft('a', 'A')
  expect(contentsOf({ draft: empty })).toEqual({
    ...{ name: 'A', types: [], nodeCount: 0, pipelineCount: 1, names: [], models: [], hosts: [] },
    ...{ hasInputs: false, recordedEvents: 0 },
  })
  const node = (id: string, type: string, config: NodeConfig = {}) => ({ id, type, config })
  const nodes = [
    node('a', 'note', { name: 'A', text: 'no address: //a.example, http://' }),
    node('b', 'inference', { name: ' ', model: '', at: { url: 'wss://user:word@b.example/x' } }),
    node('c', 'inference', { name: 'one', model: 'm', urls: ['http://a.example', 'HTTP://A.example/y'] }),
    node('d', 'inference', { name: 'one', model: 7 }),
  ]
  const document = { ...empty.document, pipelines: [{ id: 'p', name: 'Talk', nodes }], settings: { defaultModel: 'd' } }
  expect(contentsOf({ draft: { document, inputs: { a: '' } } })).toMatchObject({
    types: [
      { type: 'inference', count: 3 },
      { type: 'note', count: 1 },
    ],
    names: ['Talk', 'one'],
    models: ['d', 'm'],
    hosts: ['a.example', 'b.example'],
    hasInputs: true,
  })
})

test('a link to a starter or a lesson names it; in a document it is a text', async () => {
  expect(await readIncoming('https://class.example/?starter=mood-ring.')).toEqual({ kind: 'starter', id: 'mood-ring' })
  expect(await readIncoming('See https://class.example/?lesson=dice')).toEqual({ kind: 'lesson', id: 'dice' })
  const stack = { id: 's', nodes: [{ id: 'n', type: 'note', config: { text: 'https://class.example/?lesson=dice' } }] }
  expect((await readIncoming(JSON.stringify(stack))).kind).toBe('document')
})

test('YAML is known by its nodes at the beginning of a line, and JSON by its first sign', async () => {
  expect((await readIncoming('  nodes :\n    - { id: a, type: event.stdout }\n')).kind).toBe('document')
  const problemOf = async (text: string) => inEnglish(await readIncoming(text))
  // What is neither is said of JSON.
  const none = await problemOf('Some words')
  expect(none).toMatchObject({ kind: 'nothing' })
  expect(await problemOf('Of my nodes: one')).toEqual(none)
  for (const start of ['{', ' \n{', '\ufeff {', '[', '"']) {
    expect(await problemOf(`${start}\nnodes: 1`)).toEqual(await problemOf(`${start}\nother: 1`))
  }
})

const mood = {
  id: 'mood',
  name: 'Mood',
  nodes: [{ id: 'a', type: 'note', config: { text: 'see https://a.example // b' } }],
}
const json = JSON.stringify(mood, null, 2)

testRows([
  ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['in a fence without an end, with words around it', `Here is your pipeline:\n\n\`\`\`\n${json}\n`],
  ['in prose', `Sure! ${json}\n\nHave fun.`],
  ['after thoughts', `<think>nodes: {x}</think>\n${json}`],
  ['as a text in JSON', JSON.stringify(json)],
  ['with comments', json.replace('"name"', '// the name\n  /* "x" */ "name"')],
  ['with a comma too many', json.replace('\n}', ',\n}')],
  ['with single quotes', json.replaceAll('"', "'")],
  ['with names without quotes', json.replaceAll(/"(\w+)":/g, '$1:')],
  ['with a comma too many, in a fence', `\`\`\`json5\n${json.replace('\n}', ',\n}')}\n\`\`\``],
  ['with a byte order mark', `\ufeff${json}`],
])('I02: JSON opens in the forms that models and people pass it on', async (_, text) => {
  const { content } = document(await readIncoming(text))
  expect(content.draft.document).toMatchObject({ name: 'Mood', pipelines: [{ nodes: mood.nodes }] })
})

test('I02: YAML opens in a fence', async () => {
  const { content } = document(
    await readIncoming('Try this:\n```yaml\nnodes:\n  - { id: a, type: event.stdout }\n```\nBye'),
  )
  expect(content.draft.document.pipelines[0]?.nodes).toHaveLength(1)
})

testRows([
  ['{"nodes": [{"id": "a" "type": "note"}]}', 'in line 1, column 23'],
  ['Words, and a list [1, 2] without nodes', 'plain text'],
  ['```js\nlet a = 1\n```', 'plain text'],
])('what is none in any form is answered for what it is', async (text, sentence) => {
  expect(inEnglish(await readIncoming(text))).toMatchObject({ problem: expect.stringContaining(sentence) })
})

testRows([
  ['app:\n  mode: workflow\nkind: app\nworkflow:\n  graph:\n    edges: []\n    nodes: []\n', 'a flow of Dify'],
  ['version: 4\ndata:\n  metadata: {}\n  graphs:\n    a:\n      nodes: {}\n', 'a flow of Rivet'],
  ['inputs: {}\noutputs: {}\nnodes:\n- name: a\n  type: python\n  source: {}\n', 'a flow of Prompt flow'],
  ['{"nodes":[{"typeVersion":1}],"connections":{"a":{}}}', 'a flow of n8n'],
])('I03, I04: the file of another program is named', async (text, looks) => {
  expect(inEnglish(await readIncoming(text))).toEqual({
    kind: 'nothing',
    problem: expect.stringContaining(`It looks like ${looks}.`),
  })
})
