import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { englishMessages } from '../../language/messages'
import type { Document } from '../../model/document'
import { readYaml } from './read'

/** Problems, or else notes, as "line:column message". */
function said(text: string): string[] {
  const result = readYaml(text)
  return ('problems' in result ? result.problems : result.notes).map(
    ({ line, column, message }) => `${line}:${column} ${englishMessages.localize(message)}`,
  )
}

function nodesOf(text: string): Document['pipelines'][number]['nodes'] {
  const result = readYaml(text)
  if ('problems' in result) throw new Error(said(text).join('\n'))
  return result.document.pipelines[0]?.nodes ?? []
}

testRows([
  ['entry: maybe', '2:41 “entry” should be true or false.'],
  ['entry: [true]', '2:41 “entry” should be true or false.'],
  ['prefix: { a: 1 }', '2:42 “prefix” should be a text, and is a group of fields.'],
  ['prefix: [a]', '2:42 “prefix” should be a text, and is a list.'],
  ['next: " "', '2:40 next: A path is empty.'],
])('a wrong value is reported where it is', (field, problem) => {
  expect(said(`nodes:\n  - { id: a, type: event.stdout, ${field} }\n`)).toEqual([problem])
})

test('a flag is true or false, and a field without a value is an empty text', () => {
  const first = (flag: string) =>
    nodesOf(`nodes:
  - { id: a, type: trigger.stdin, entry: ${flag}, next: b }
  - { id: b, type: event.stdout, prefix: }
`)
  expect(first('true').map(({ id, config }) => [id, config])).toEqual([
    ['a', {}],
    ['b', { prefix: '' }],
  ])
  expect(first('false')).toEqual(first('true'))
})

test('the settings of a card of another type are a group of fields, and may be absent', () => {
  const mood = (rest: string) => `nodes: [{ id: mood, type: aili5.color_display${rest} }]`
  expect(said(mood(', config: [1]'))).toEqual(['1:56 “config” should be a group of fields.'])
  expect(nodesOf(mood(''))[0]?.config).toEqual({})
})

const many = (count: number, next: string) =>
  `nodes:\n${Array.from({ length: count }, (_, index) => `  - { id: n${index}, type: event.stdout, next: ${index + 1 < count ? `n${index + 1}` : next} }`).join('\n')}\n`

test('a name that leads nowhere is answered with the first twelve that there are', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`).join(', ')
  expect(said(many(12, 'gone'))[0]).toMatch(
    new RegExp(`^13:\\d+ next: “gone” leads nowhere\\. There are: ${names(12)}\\.$`),
  )
  expect(said(many(13, 'gone'))[0]).toMatch(new RegExp(`There are: ${names(12)}, …\\.$`))
})

test('a name may have dots for colons, and a path to the entry is no output', () => {
  const text = (template: string) =>
    `nodes:\n  - { id: a, type: trigger.stdin, next: b }\n  - { id: b, type: agent.completion, user_message: "x {{${template}}}" }\n`
  expect(nodesOf(text('output.a'))[1]?.config.userMessage).toBe('x {{steps.a.output}}')
  for (const path of ['scenario.entry', 'scenario.termination', '::nodes::a', 'vars', 'other.a'])
    expect(said(text(path))).toEqual([
      expect.stringMatching(/^3:55 \{\{.*\}\}: “.*” leads nowhere\. There are: a, b\.$/),
    ])
})

test('of the mistakes in a text, twenty have a place of their own, and the others have that of the text', () => {
  const wrong = Array.from({ length: 22 }, (_, index) => `{{w${index}}}`).join('')
  const places = said(`nodes: [{ id: a, type: agent.completion, user_message: "${wrong}" }]`).map(problem =>
    Number(problem.split(/[: ]/, 2)[1]),
  )
  expect(places).toHaveLength(22)
  expect(new Set(places).size).toBe(21)
  expect(places.filter(place => place === 56)).toHaveLength(2)
})

test('an agent says which model it has: alone, of a provider, or the demo', () => {
  const modelOf = (fields: string) =>
    nodesOf(`nodes: [{ id: a, type: agent.completion, user_message: Hi${fields} }]`)[0]?.config.model
  expect(modelOf('')).toBeUndefined()
  expect(modelOf(', model: m')).toBe('m')
  expect(modelOf(', provider: openai, model: m')).toBe('openai/m')
  expect(modelOf(', provider: demo, model: m')).toBe('demo')
  expect(said('nodes:\n  - { id: a, type: agent.completion, provider: openai }')).toEqual([
    '2:48 Say which model of openai it is: “model: …”.',
  ])
})

test('a text that has no value is empty, and another scalar is the text that was written', () => {
  const messageOf = (value: string) =>
    nodesOf(`nodes: [{ id: a, type: event.stdout, prefix: ${value} }]`)[0]?.config.prefix
  expect(['null', '~', '', '007', 'true', '"null"'].map(messageOf)).toEqual(['', '', '', '007', 'true', 'null'])
})

test('each circle is reported once, where it closes', () => {
  const step = (id: string, next: string) => `  - { id: ${id}, type: event.stdout, next: ${next} }\n`
  const text = `nodes:\n${step('start', 'a')}${step('a', 'b')}${step('b', 'a')}${step('c', 'c')}${step('late', 'b')}`
  expect(said(text.replace('id: start', 'entry: true, id: start'))).toEqual([
    '4:40 next goes in a circle: a → b → a. The run would never end.',
    '5:40 next goes in a circle: c → c. The run would never end.',
  ])
})

test('the run ends at the first node of the type that ends it; what comes behind is left out with a note', () => {
  const text = `nodes:
  - { id: a, type: trigger.stdin, next: end }
  - { id: end, type: scenario.terminate, next: b }
  - { id: b, type: event.stdout }
`
  expect(nodesOf(text).map(({ id }) => id)).toEqual(['a'])
  expect(said(text)).toEqual(['4:11 “b” is never reached from “a”, and was left out.'])
})

const pair = (id: string, more = '') =>
  `nodes:\n  - id: ${id}\n    type: trigger.stdin\n    next: ${id}b\n  - id: ${id}b\n    type: event.stdout\n${more}`

testRows([
  ['numbers as ids', pair('1'), ['1', '1b']],
  ['ids with zeros before', pair('007'), ['007', '007b']],
  ['ids like numbers of other kinds', pair('0x1F'), ['0x1F', '0x1Fb']],
  ['the code of Norway', 'nodes: { no: { type: event.stdout, prefix: no } }', ['no']],
  ['a date', 'nodes: { 2001-01-01: { type: event.stdout } }', ['2001-01-01']],
  ['line ends of Windows', pair('a').replaceAll('\n', '\r\n'), ['a', 'ab']],
  ['a byte order mark', `\ufeff${pair('a')}`, ['a', 'ab']],
  ['tabs between words', pair('a').replaceAll(': ', ':\t'), ['a', 'ab']],
  ['a beginning and an end of the document', `%YAML 1.2\n---\n${pair('a')}...\n`, ['a', 'ab']],
  ['a comment after each line', pair('a').replaceAll('\n', ' # why\n'), ['a', 'ab']],
])('I01: oddities of files and of YAML are read', (_, text, ids) => {
  expect(nodesOf(text).map(({ id }) => id)).toEqual(ids)
})

test('I01: words are texts as they are written, whatever older YAML took them for', () => {
  const words = ['no', 'yes', 'NO', 'on', '1e3', '1_000', '12:30:45', '.5', '2001-01-01']
  const text = `nodes:\n${words.map((word, at) => `  - { id: n${at}, type: event.stdout, prefix: ${word}, next: n${at + 1} }`).join('\n')}\n  - { id: n${words.length}, type: script }\n`
  expect(nodesOf(text).map(({ config }) => config.prefix)).toEqual([...words, undefined])
})

testRows([
  ['a: 1\nb\n', '2:1 This is not quite YAML: a ":" is missing after the field name.'],
  ['a: {b: 1\n', /^2:1 This is not quite YAML: a bracket is not closed\./],
  ['a: b: 1\n', '1:4 This is not quite YAML: there are two fields in this line: give each a line.'],
  ['a: @b\n', '1:4 This is not quite YAML: a text cannot begin with this character: put the text in quotes.'],
  ['a: "\\q"\n', /This is not quite YAML: it cannot be read\./],
  ['nodes:\n\t- id: a\n', '2:1 This is not quite YAML: this line is indented with a tab: use spaces.'],
  ['nodes:\n  - id: a\n   type: script\n', /^3:\d+ This is not quite YAML/],
  ['nodes: [{ id: a, type: script }]\n---\nb: 1\n', /^2:1 A second document begins here/],
  ['nodes:\r\n  - id: a\r\n    type: scrip\r\n', '3:11 There is no type “scrip”. Did you mean script?'],
  ['nodes: [{ id: a, type: script, <<: *gone }]\n', /^1:36 The alias \*gone names nothing/],
])('I01: a mistake has its line and column', (text, problem) => {
  expect(said(text)[0]).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem))
})
