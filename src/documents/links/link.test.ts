import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import LZString from 'lz-string'
import { describe, expect, test } from 'vitest'
import { arbitraryDraft } from '../../../tests/fixtures/documents/arbitrary'
import { lzBomb } from '../../../tests/fixtures/documents/bombs'
import { inEnglish } from '../../../tests/support/in-english'
import { cases } from '../../../tests/support/soak'
import { testRows } from '../../../tests/support/test-rows'
import { LocalizedError } from '../../language/localized-error'
import type { Document } from '../../model/document'
import { nodeTypes } from '../../nodes/registry'
import { choose, parseShareable, type Shareable } from '../files/shareable'
import { contentInLink, contentLink } from './content-link'
import { decodeLink, encodeLink, isLink, LinkTooLong } from './link'
import { linksIn, withChecksum } from './links-in-text'

const folder = 'tests/fixtures/documents'

function fixture(file: string): Shareable {
  const parsed = parseShareable(readFileSync(`${folder}/${file}`, 'utf8'))
  if ('problem' in parsed) throw new LocalizedError(parsed.problem)
  return { draft: parsed.draft }
}

function said(link: string): string {
  const decoded = decodeLink(link)
  return 'problem' in decoded ? String(inEnglish(decoded.problem)) : 'opened'
}

/** A document without its ids. */
function withoutIds({ pipelines, edges, ...document }: Document) {
  return {
    ...{ ...document, id: '' },
    pipelines: pipelines.map(({ id: _, nodes, ...pipeline }) => ({
      ...pipeline,
      nodes: nodes.map(({ id: _, ...node }) => node),
    })),
    edges: edges.length,
  }
}

test('a link gives back what went in, but for ids that nothing refers to', () => {
  fc.assert(
    fc.property(arbitraryDraft, draft => {
      const link = encodeLink({ draft })
      expect(link).toMatch(/^#1:[\w+-]+$/)
      const decoded = decodeLink(`https://example.org/aili5/${link}`)
      if ('problem' in decoded) throw new LocalizedError(decoded.problem)
      expect(decoded.draft.inputs).toEqual(draft.inputs)
      expect(withoutIds(decoded.draft.document)).toEqual(withoutIds(draft.document))
    }),
    { numRuns: cases(250) },
  )
})

test('ids stay where an input, an edge or a text refers to them; settings that are defaults are left out', () => {
  const card = (id: string, type: string, config: object) =>
    ({ id, type, config }) as Document['pipelines'][0]['nodes'][0]
  const document: Document = {
    ...{ version: 1, id: 'document-of-mine', name: 'Two' },
    pipelines: [
      {
        ...{ id: 'pipeline-first', name: 'Two' },
        nodes: [
          card('card-typed', 'user_input', {}),
          card('card-lost', 'color_display', { name: 'mood', showHex: true }),
          card('card-named', 'inference', { temperature: 0.7, systemPrompt: '', enabledTools: [] }),
        ],
      },
      {
        ...{ id: 'pipeline-second', name: 'second' },
        nodes: [card('card-other', 'inference', { contextMode: 'alone', goesOnFrom: 'card-named', temperature: 0.2 })],
      },
    ],
    edges: [{ id: 'an-edge', source: 'pipeline-first', target: 'pipeline-second', kind: 'next' }],
  }
  const decoded = decodeLink(encodeLink({ draft: { document, inputs: { 'card-typed': 'hello' } } }, nodeTypes))
  if ('problem' in decoded) throw new LocalizedError(decoded.problem)
  const [first, second] = decoded.draft.document.pipelines
  expect(first).toMatchObject({ id: 'pipeline-first', name: 'Two' })
  expect(first?.nodes).toEqual([
    card('card-typed', 'user_input', {}),
    card(first?.nodes[1]?.id ?? '', 'color_display', { name: 'mood' }),
    card('card-named', 'inference', { enabledTools: [] }),
  ])
  expect(first?.nodes[1]?.id).not.toBe('card-lost')
  expect(second?.nodes[0]?.config).toEqual({ contextMode: 'alone', goesOnFrom: 'card-named', temperature: 0.2 })
  expect(decoded.draft.document.edges).toMatchObject([{ source: 'pipeline-first', target: 'pipeline-second' }])
  expect(decoded.draft.inputs).toEqual({ 'card-typed': 'hello' })
})

test('control characters and halves of pairs survive', () => {
  const { draft } = fixture('bare/mood-color.json')
  const name = 'a\u0000b\u0001c\u0002d\u001b\u007f\ud800e\udc00'
  const link = encodeLink({ draft: { ...draft, document: { ...draft.document, name } } })
  expect(decodeLink(link)).toHaveProperty('draft.document.name', name)
})

test('what was left out is not in the link', () => {
  const content = { draft: { ...fixture('bare/mood-color.json').draft, inputs: { llm: 'a secret' } } }
  const without = decodeLink(encodeLink(choose(content, { inputs: false, recording: true })))
  expect(without).toMatchObject({ draft: { inputs: {} } })
})

const link = encodeLink(fixture('bare/survey-flow.json'), nodeTypes)
const whole = `https://class.example/aili5/${link}`
const quoted = (text: string) => (text.match(/.{1,72}/g) ?? []).join('\n> ')
const wrapped = (text: string, width: number, end: string) =>
  (text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join(end)

const changed = {
  'a full stop': `${whole}.`,
  'a comma': `${whole},`,
  'a closing bracket': `(${whole})`,
  'quotation marks': `"${whole}"`,
  'curly quotation marks': `“${whole}”`,
  'angle brackets': `<${whole}>`,
  Markdown: `[my stack](${whole})`,
  'Markdown with escaped signs': `${whole.replaceAll('-', '\\-').replaceAll('+', '\\+')}`,
  bold: `**${whole}**`,
  'an ellipsis': `${whole}…`,
  'percent-encoding of the colon': whole.replace('#1:', '#1%3A'),
  'percent-encoding of the number sign': whole.replace('#1:', '%231:'),
  'percent-encoding of all of it': encodeURIComponent(whole),
  'percent-encoding twice': encodeURIComponent(encodeURIComponent(whole)),
  'a checked address of a mail service': `https://eur01.safelinks.example/?url=${encodeURIComponent(whole)}&data=05%7C01&reserved=0`,
  'lines of 76 letters': wrapped(whole, 76, '\r\n'),
  'lines of 40 letters with blanks': wrapped(whole, 40, ' \n  '),
  'quoted-printable': wrapped(whole, 75, '=\r\n'),
  'a quotation in mail': quoted(whole),
  'a blank for every plus sign': whole.replaceAll('+', ' '),
  'campaign parameters': `${whole}?utm_source=x&utm_medium=y`,
  'a click id': `${whole}&fbclid=abc`,
  'parameters before it': whole.replace('#', '?utm_source=x#'),
  'zero-width signs': whole.replaceAll(/.{30}/g, part => `${part}\u200b`),
  'bidi marks': `\u2066${whole}\u2069\u200f`,
  'soft hyphens': whole.replaceAll(/.{20}/g, part => `${part}\u00ad`),
  'long dashes for two short ones': whole.replaceAll('--', '—'),
  'words around it': `Look: ${whole} (mine). It has three cards!`,
  'words in Arabic around it': `انظر ${whole} هذا عملي`,
  'a dash behind it': `${whole}- this is mine`,
  'the fragment alone': link,
  'the fragment of the address bar': link.replace(':', '%3A'),
}
testRows(Object.entries(changed))('a link with %s opens', (_, text) => {
  expect(said(text)).toBe('opened')
  expect(isLink(text)).toBe(true)
  expect(linksIn(text)).toHaveLength(1)
})

test('several links in a text are all found, each with what comes before it', () => {
  const other = `https://class.example/${encodeLink(fixture('bare/mood-color.json'))}`
  const text = `Ada: ${wrapped(whole, 60, '\r\n')}\r\nBen Bo, ${other}\nand ${link}`
  expect(linksIn(text).map(({ before }) => before.trim())).toEqual(['Ada:', 'Ben Bo,', 'and'])
})

testRows([
  ['', 'This is not a link to a pipeline.'],
  ['https://example.org/', 'This is not a link to a pipeline.'],
  ['#top', 'This is not a link to a pipeline.'],
  ['Rule #1: be nice', 'This is not a link to a pipeline.'],
  ['#9:abc', 'This link was made by a newer aili5.'],
  ['#1:', 'This is not a link to a pipeline.'],
  ['#1:AAAA', 'Part of this link was lost'],
  [whole.toLowerCase(), 'Part of this link was lost'],
  [whole.slice(0, -1), 'Part of this link was lost'],
  [`#1:${withChecksum('AAAA')}`, 'Part of this link was lost'],
  [`#1:${withChecksum(LZString.compressToEncodedURIComponent('[1]'))}`, 'Part of this link was lost'],
  [`#1:${withChecksum(LZString.compressToEncodedURIComponent('{"document":{"pipelines":[{}]}}'))}`, '"nodes"'],
])('what is no whole link is refused', (text, sentence) => {
  expect(said(text)).toContain(sentence)
})

test('a document or a form in YAML that has a link in it is no link', () => {
  for (const text of [
    `{ "text": "${whole}" }`,
    `[{ "text": "${whole}" }]`,
    `# mine\nnodes:\n  - { id: a, prompt: "${whole}" }`,
  ])
    expect(isLink(text)).toBe(false)
})

test('a link that was cut is refused, wherever the cut is', () => {
  for (let length = 4; length < link.length; length++) expect(said(link.slice(0, length))).not.toBe('opened')
})

test('a link of which one letter changed is refused, whichever it is', () => {
  for (let at = 3; at < link.length; at++) {
    const letter = link[at] === 'A' ? 'B' : 'A'
    expect(said(link.slice(0, at) + letter + link.slice(at + 1))).toContain('was lost or changed')
  }
})

describe('what is too large', () => {
  const noise = Array.from({ length: 30_000 }, (_, at) => ((at * 7919) % 9973).toString(36)).join('')

  test('is not made into a link', () => {
    const { draft } = fixture('bare/mood-color.json')
    expect(() => encodeLink({ draft: { ...draft, inputs: { llm: noise } } })).toThrow(LinkTooLong)
  })

  test('is not unpacked: a link of more than 32,000 letters, or of a bomb', () => {
    const long = withChecksum(LZString.compressToEncodedURIComponent(JSON.stringify({ document: { name: noise } })))
    expect(said(`#1:${long}`)).toContain('too long')
    expect(said(`#1:${'A'.repeat(3_000_000)}`)).toContain('too long')
    expect(said(`#1:${withChecksum(lzBomb(14_500))}`)).toContain('too large')
  })
})

describe('a starter or a lesson', () => {
  const named = 'https://class.example/aili5/?starter=mood-ring'
  const inMail = (text: string) => `https://eur01.safelinks.example/?url=${encodeURIComponent(text)}&data=05%7C01`
  const addresses = {
    'nothing else': named,
    'a full stop': `${named}.`,
    'a question mark': `Do you know ${named}?`,
    'an exclamation mark': `${named}!`,
    'a semicolon in a table': `Ada;${named};yes`,
    brackets: `(${named})`,
    'curly quotation marks': `„${named}“`,
    'Japanese marks': `「${named}」。`,
    'an Arabic comma': `${named}، شكرا`,
    'angle brackets and a title': `<${named}|Mood ring>`,
    Markdown: `[Mood ring](${named})`,
    bold: `**${named}**`,
    'escaped signs': named.replaceAll(/[?=-]/g, sign => `\\${sign}`),
    'an element of HTML': `<a href="${named.replace('?', '?a=b&amp;')}">x</a>`,
    'a click id': `${named}&fbclid=IwAR0`,
    'campaign parameters before it': named.replace('?', '?utm_source=x&utm_medium=y&'),
    'a language': named.replace('?', '?lang=es&'),
    'a fragment': `${named}#:~:text=hello`,
    'percent-encoding': encodeURIComponent(named),
    'percent-encoding twice': encodeURIComponent(encodeURIComponent(named)),
    'a checked address of a mail service': inMail(named),
    'a redirect of a search engine': `https://search.example/url?q=${encodeURIComponent(named)}&sa=D`,
    'quoted-printable': named.replace('=', '=3D'),
    'a soft line break': named.replace('mood-', 'mood-=\r\n'),
    'a line break behind the hyphen': named.replace('mood-', 'mood-\n  '),
    'a line break elsewhere, in a quotation': `> ${named.replace('?', '\n> ?')}`,
    'a hyphen that does not break': named.replace('-', '\u2011'),
    'a dash': named.replace('-', '–'),
    'zero-width signs': named.replace('starter', 'star\u200bter'),
    'bidi marks': `\u2066${named}\u2069`,
    'a byte order mark': `\ufeff${named}`,
    'capital letters': named.toUpperCase(),
    'no protocol': `Look: ${named.replace('https://', '')}`,
    'a signature': `${named}\n--\nMs Owl`,
    'only its query': '?starter=mood-ring&utm_source=x',
  }
  testRows(Object.entries(addresses))('is named by its address with %s', (_, text) => {
    expect(contentInLink(text)).toEqual({ kind: 'starter', id: 'mood-ring' })
    expect(isLink(text)).toBe(false)
  })

  test('has an address without what the page had in its own', () => {
    const link = contentLink('https://class.example/aili5/?starter=other#1:abc', { kind: 'lesson', id: 'dice' })
    expect(link).toBe('https://class.example/aili5/?lesson=dice')
    expect(contentInLink(link)).toEqual({ kind: 'lesson', id: 'dice' })
  })

  testRows(['https://class.example/', 'starter=mood-ring', 'https://class.example/?starter=', '?restarter=mood-ring'])(
    'is named by nothing else',
    text => {
      expect(contentInLink(text)).toBeNull()
    },
  )
})
