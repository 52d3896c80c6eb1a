import {
  anyNode,
  contentsOf,
  flow,
  hideKeys,
  inOnePiece,
  inPieces,
  keepRecording,
  long,
  meterAnswer,
  type Read,
  readBody,
  readClassLink,
  readEvents,
  readHtml,
  readIncoming,
  readJson,
  readLibrary,
  readLink,
  readRecording,
  readTable,
  readText,
  readYaml,
  repeat,
  some,
  stack,
} from './reads'

/** A recording of one run: shared values, requests that refer to them, and one stream. */
const recording = (shared: readonly unknown[], messages: readonly (readonly number[])[], stream: object = {}) => {
  const place = { at: 0, pipelineId: 'p', nodeId: 'n' }
  const requests = messages.map(places => ({
    ...place,
    type: 'request',
    round: 1,
    provider: 'demo',
    modelLabel: 'Demo',
    request: { model: 'demo', system: 0, messages: places, tools: [], maxTokens: 1 },
    origins: { system: [], messages: [], tools: [] },
  }))
  const start = { type: 'run-start', at: 0, runId: 'r', documentId: 'd', documentName: 'D', inputs: {} }
  const delta = { ...place, type: 'text-delta', round: 1, text: 'x', ...stream }
  return JSON.stringify({ recording: 1, shared: ['', ...shared], since: 0, events: [start, ...requests, delta] })
}
const message = (parts: number) => ({ role: 'user', content: some(parts, () => ({ type: 'text', text: 'x' })) })

/** Everything known to be repeated in an input, by its parser. `size` is the number of repetitions. */
export const shapes: [string, Read, (size: number) => string, size?: number][] = [
  ['JSON: nodes of one id', readJson, size => stack(some(size, () => anyNode))],
  ['JSON: nodes of one long id', readJson, size => stack(some(size, () => ({ ...anyNode, id: long })))],
  [
    'JSON: ids that look like the new ones of others',
    readJson,
    size => stack([...some(size, index => ({ ...anyNode, id: `a-${index}` })), ...some(size, () => anyNode)]),
  ],
  [
    'JSON: pipelines of one id',
    readJson,
    size => flow({ pipelines: some(size, () => ({ id: 'p', name: 'p', nodes: [] })) }),
  ],
  [
    'JSON: edges of one id',
    readJson,
    size =>
      flow({
        pipelines: [{ id: 'p', name: 'p', nodes: [] }],
        edges: some(size, () => ({ id: 'e', source: 'p', target: 'p', kind: 'tool' })),
      }),
  ],
  ['JSON: one key again and again', readJson, size => `{"id":"d","nodes":[],${repeat(size, '"k":{"k":1}', ',')}}`],
  [
    'JSON: fields that hold __proto__',
    readJson,
    size => `{"id":"d","nodes":[],"x":{${repeat(size, index => `"k${index}":{"__proto__":1}`, ',')}}}`,
  ],
  [
    'JSON: lists in lists that hold __proto__',
    readJson,
    size => `{"id":"d","nodes":[],"x":${repeat(60, '[')}${repeat(size, '{"__proto__":1}', ',')}${repeat(60, ']')}}`,
  ],
  ['JSON: nodes that are none', readJson, size => stack(some(size, () => ({})))],
  [
    'JSON: addresses',
    contentsOf,
    size =>
      stack(some(size, index => ({ ...anyNode, config: { url: `https://a${index}.example/${'x:/'.repeat(9)}` } }))),
  ],
  [
    'JSON: one text of addresses that are none',
    contentsOf,
    size => stack([{ ...anyNode, config: { text: repeat(size, 'https://a@') } }]),
  ],
  [
    'JSON: typed inputs',
    readJson,
    size =>
      flow({
        pipelines: [{ id: 'p', name: 'p', nodes: [] }],
        inputs: Object.fromEntries(some(size, () => ({})).map((_, index) => [`n${index}`, index % 2 ? 'x' : 3])),
      }),
  ],
  ['broken JSON: escapes', readText, size => `["${repeat(size, '\\\\"')}`],
  ['broken JSON: an escape that is none, at the end', readText, size => `["${repeat(size, '\\"')}\\x"]`],
  ['broken JSON: lines', readText, size => `[${repeat(size, '1,\n')}x]`],
  ['broken JSON: numbers', readText, size => `[${repeat(size, '1')}.e]`],
  ['broken JSON: spaces', readText, size => `[${repeat(size, ' ')}x]`],
  ['a link of the first tag: nodes of one id', readLink('encodeLz'), size => stack(some(size, () => anyNode))],
  ['a link of the second tag: nodes of one id', readLink('encodeDeflated'), size => stack(some(size, () => anyNode))],
  [
    'a link of the second tag: one text of marks',
    readLink('encodeDeflated'),
    size => stack([{ ...anyNode, config: { text: repeat(size, '\u000f\u0000\ud800') } }]),
  ],
  ['a class link', readClassLink, size => `#class:${repeat(size, 'eyJ2Ijox')}`],
  ['what may be a link', readIncoming, size => `#1:${repeat(size, 'N4Ig')}`],
  ['what may be a link: signs', readIncoming, size => repeat(size, '#1:')],
  ['what may be YAML: lines', readIncoming, size => `${repeat(size, 'nodes\n')}nodes:`],
  ['what may be YAML: spaces', readIncoming, size => `x${repeat(size, ' \t')}x`],
  ['plain text', readIncoming, size => repeat(size, '\n \n')],
  [
    'a library: documents',
    readLibrary,
    size => `{"library":1}\n${repeat(size, `{"document":${stack([anyNode])}}`, '\n')}`,
    40,
  ],
  [
    'a library: one line without an end',
    readLibrary,
    size => `{"library":1}\n{"document":"${repeat(size, 'x'.repeat(40))}`,
  ],
  ['a library: empty lines', readLibrary, size => `{"library":1}${repeat(size, '\n')}`],
  ['HTML: brackets', readHtml, size => repeat(size, '<')],
  ['HTML: comments that do not end', readHtml, size => repeat(size, '<!--')],
  ['HTML: titles', readHtml, size => repeat(size, '<title>')],
  ['HTML: tags with one quote', readHtml, size => repeat(size, '<a b="')],
  ['HTML: scripts', readHtml, size => repeat(size, '<script></scrip')],
  ['HTML: heads in heads', readHtml, size => repeat(size, '<svg>')],
  ['HTML: entities', readHtml, size => repeat(size, '&amp;&#65;&')],
  ['HTML: spaces', readHtml, size => `x${repeat(size, ' \n\t')}x`],
  ['CSV: one quote', readTable, size => `"${repeat(size, 'x,\n')}`],
  ['CSV: quotes that do not end a cell', readTable, size => repeat(size, '"a"b')],
  ['CSV: quotes and spaces', readTable, size => repeat(size, '"a" ')],
  ['CSV: empty rows', readTable, size => `a,b${repeat(size, '\n')}`],
  ['CSV: one long row', readTable, size => repeat(size, 'a', ',')],
  ['CSV: rows of many widths', readTable, size => repeat(size, index => 'a,'.repeat(index % 7), '\n')],
  [
    'events of a provider: one long event in few bytes at a time',
    readEvents(inPieces),
    size => `data: ${repeat(size, 'x')}`,
    4_000,
  ],
  ['events of a provider: many in one piece', readEvents(inOnePiece), size => repeat(size, 'data: x\n\n')],
  ['events of a provider: blank lines', readEvents(inOnePiece), size => repeat(size, '\n\r\n')],
  [
    'an answer that the gateway counts: one line of an event',
    meterAnswer(true),
    size => `data: "${repeat(size, 'x')}"`,
    4_000,
  ],
  ['an answer that the gateway counts: empty lines', meterAnswer(true), size => repeat(size, '\n')],
  ['an answer that the gateway counts: one text', meterAnswer(false), size => `{"a":"${repeat(size, 'x')}"}`, 4_000],
  [
    'an answer that the gateway passes on: one line of an event',
    hideKeys('text/event-stream'),
    size => `data: "${repeat(size, 'sk-ant ')}"`,
    600,
  ],
  [
    'an answer that the gateway passes on: lines',
    hideKeys('text/event-stream'),
    size => repeat(size, 'data: {"a":"sk-"}\n'),
  ],
  [
    'an answer that the gateway passes on: one text',
    hideKeys('application/json'),
    size => `{"a":"${repeat(size, 'sk-ant ')}"}`,
    600,
  ],
  ['a gateway body: a quote, and escaped quotes', readBody, size => `"${repeat(size, '\\"')}`],
  ['a gateway body: a quote, and backslashes', readBody, size => `"${repeat(size, '\\')}`],
  ['a gateway body: quotes', readBody, size => `{"a":${repeat(size, '"')}`],
  ['a gateway body: pairs of brackets', readBody, size => `[${repeat(size, '[]', ',')}]`],
  [
    'YAML: one alias',
    readYaml,
    size => `nodes: [&a { id: a, type: trigger.stdin }]\nvariables: { x: [${repeat(size, '*a', ', ')}] }`,
  ],
  [
    'YAML: aliases of many anchors',
    readYaml,
    size =>
      `nodes: [{ id: a, type: trigger.stdin }]\nvariables:\n  x: [${repeat(size, index => `&a${index} 1`, ', ')}]\n  y: [${repeat(size, index => `*a${index}`, ', ')}]`,
  ],
  [
    'YAML: one anchor again and again',
    readYaml,
    size => `nodes: [{ id: a, type: trigger.stdin }]\nvariables:\n  x: [${repeat(size, '&a 1, *a', ', ')}]`,
  ],
  [
    'YAML: fields by alias',
    readYaml,
    size =>
      `name: &a x\nnodes:\n${repeat(size, index => `  - { id: n${index}, type: aili5.note, config: { text: *a, more: [*a] } }\n`)}`,
  ],
  [
    'YAML: a chain',
    readYaml,
    size =>
      `nodes:\n${repeat(size, index => `  - { id: n${index}, type: agent.completion, user_message: "{{n${index - 1}}}", next: n${index + 1} }\n`)}  - { id: n${size}, type: scenario.termination }`,
    100,
  ],
  ['YAML: nodes of one id', readYaml, size => `nodes:\n${repeat(size, '  - { id: a, type: trigger.stdin }\n')}`],
  ['YAML: one key again and again', readYaml, size => `nodes: []\n${repeat(size, 'k: 1\n')}`],
  [
    'YAML: paths that lead nowhere',
    readYaml,
    size => `nodes:\n${repeat(size, index => `  - { id: n${index}, type: trigger.stdin, next: x }\n`)}`,
  ],
  [
    'YAML: nodes that are not reached',
    readYaml,
    size => `nodes:\n${repeat(size, index => `  - { id: n${index}, type: trigger.stdin, entry: ${index === 0} }\n`)}`,
  ],
  [
    'YAML: templates that name nothing',
    readYaml,
    size => `nodes:\n  - { id: a, type: agent.completion, user_message: "${repeat(size, '{{x}}')}" }`,
  ],
  [
    'YAML: braces',
    readYaml,
    size => `nodes:\n  - { id: a, type: agent.completion, user_message: "${repeat(size, '{{')}" }`,
  ],
  [
    'YAML: a template of many steps',
    readYaml,
    size => `nodes:\n  - { id: a, type: agent.completion, user_message: "{{vars${repeat(size, '.x')}}}" }`,
  ],
  ['YAML: quotes', readYaml, size => `nodes: "${repeat(size, '\\"')}`],
  ['YAML: single quotes', readYaml, size => `nodes: '${repeat(size, "''")}`],
  ['YAML: comments', readYaml, size => `nodes:\n${repeat(size, ' # x\n')}`],
  ['YAML: a text of many lines', readYaml, size => `nodes: |\n${repeat(size, '  x\n')}`],
  ['YAML: a folded text', readYaml, size => `nodes: >\n${repeat(size, '  x\n\n')}`],
  ['YAML: plain lines', readYaml, size => `nodes: x\n${repeat(size, '  x\n')}`],
  ['YAML: documents', readYaml, size => repeat(size, '--- x\n')],
  ['YAML: tags', readYaml, size => `nodes: [${repeat(size, '!x y', ', ')}]`],
  ['YAML: directives', readYaml, size => `${repeat(size, index => `%TAG !a${index}! x\n`)}---\nx`],
  [
    'YAML: lists as names',
    readYaml,
    size =>
      `nodes: [{ id: a, type: trigger.stdin }]\nvariables: { ${repeat(size, index => `? [&a${index} 1] : 2`, ', ')} }`,
  ],

  [
    'a recording: one long message, again and again',
    readRecording,
    size => recording([message(size)], [some(size, () => ({})).map(() => 1)]),
  ],
  [
    'a recording that is packed again: one long message',
    keepRecording,
    size =>
      recording(
        [message(size)],
        Array.from({ length: size }, () => [1]),
      ),
  ],
  [
    'a recording: requests that share a message',
    readRecording,
    size => recording([message(1)], some(size, () => [1]) as number[][]),
  ],
  [
    'a recording: a stream of many fields',
    readRecording,
    size =>
      recording([], [], {
        more: some(size, () => ({})).flatMap(() => [1, 'x']),
        ...Object.fromEntries(some(size, () => ({})).map((_, index) => [`k${index}`, 1])),
      }),
  ],
  [
    'a recording: events that are none',
    readRecording,
    size =>
      recording(
        some(size, () => ({})),
        some(size, () => [1]) as number[][],
      ),
  ],
]
