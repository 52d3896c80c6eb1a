import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { deflateSync, Inflate } from 'fflate'
import { expect, onTestFinished, test, vi } from 'vitest'
import { arbitraryDraft, arbitraryRecording } from '../../../tests/fixtures/documents/arbitrary'
import { lzBomb } from '../../../tests/fixtures/documents/bombs'
import released from '../../../tests/fixtures/documents/frequent.json'
import pinned from '../../../tests/fixtures/documents/links.json'
import { countedBytes } from '../../../tests/support/counting'
import { cases } from '../../../tests/support/soak'
import { testRows } from '../../../tests/support/test-rows'
import { LocalizedError } from '../../language/localized-error'
import { englishMessages } from '../../language/messages'
import { choose, parseShareable, type Shareable } from '../files/shareable'
import { caps } from '../format/caps'
import { toBase64Url } from './base64url'
import { fromCompact, toCompact } from './compact-json'
import { checksum } from './deflated'
import { dictionary } from './dictionary'
import { frequentKeys, frequentValues } from './frequent'
import { decodeLink, encodeLink, uncheckedNote } from './link'
import { crc24, mostPredicted } from './predicted'
import { Predictor } from './predictor'
import { linkTags } from './tags'

const folder = 'tests/fixtures/documents'

function fixture(file: string): Shareable {
  const parsed = parseShareable(readFileSync(`${folder}/${file}`, 'utf8'))
  if ('problem' in parsed) throw new LocalizedError(parsed.problem)
  return { draft: parsed.draft }
}

async function problemOf(link: string): Promise<string> {
  const decoded = await decodeLink(link)
  return 'problem' in decoded ? englishMessages.localize(decoded.problem) : 'opened'
}

/** The first notice of a link. */
const saidOf = (tag: string) =>
  linkTags.find(each => each.tag === tag)?.isChecked ? { notes: [] } : { notes: [uncheckedNote], isUnchecked: true }

testRows(linkTags.map(({ tag }) => tag))('each tag gives back what went in, with a run or without', async tag => {
  await fc.assert(
    fc.asyncProperty(arbitraryDraft, fc.option(arbitraryRecording, { nil: undefined }), async (draft, recording) => {
      const link = await encodeLink({ draft, recording }, tag)
      expect(link).toMatch(/^#\w+:[\w+$-]+$/)
      expect(await decodeLink(`https://example.org/aili5/${link}`)).toEqual({
        draft,
        ...saidOf(tag),
        ...(recording && { recording }),
      })
    }),
    { numRuns: cases(250) },
  )
})

testRows(linkTags.map(({ tag }) => tag))('each tag keeps control characters and halves of pairs', async tag => {
  const [draft] = fc.sample(arbitraryDraft, { numRuns: 1, seed: 1 })
  const name = 'a\u0000b\u0001c\u0002d\u001b\u007f\ud800e\udc00'
  const document = { ...draft!.document, name }
  const decoded = await decodeLink(await encodeLink({ draft: { ...draft!, document } }, tag))
  expect(decoded).toHaveProperty('draft.document.name', name)
})

test('every tag has a pinned link', () => {
  expect(pinned.map(({ tag }) => tag)).toEqual(linkTags.map(({ tag }) => tag))
})

testRows(pinned)(
  'the link of each tag that was made on the day of its release still opens',
  async ({ tag, link, content }) => {
    const decoded = await decodeLink(link)
    const expected = parseShareable(content)
    expect('problem' in expected).toBe(false)
    expect(decoded).toEqual({ ...expected, ...saidOf(tag) })
    expect('recording' in decoded).toBe(true)
  },
)

test('new links can be checked, and one of the first tag says that it cannot', async () => {
  expect(linkTags.map(({ isChecked }) => isChecked)).toEqual([false, true, true])
  const content = fixture('bare/mood-color.json')
  const checked = await decodeLink(await encodeLink(content))
  expect(checked).toMatchObject({ notes: [] })
  expect(checked).not.toHaveProperty('isUnchecked')
  const old = await decodeLink(await encodeLink(content, '1'))
  expect(old).toMatchObject({ notes: [uncheckedNote], isUnchecked: true })
})

test('what was left out is not in the link', async () => {
  const content = {
    draft: { ...fixture('bare/mood-color.json').draft, inputs: { llm: 'a secret' } },
    recording: fc.sample(arbitraryRecording, 1)[0],
  }
  const without = await decodeLink(await encodeLink(choose(content, { inputs: false, recording: true })))
  expect(without).toMatchObject({ draft: { inputs: {} } })
  expect('recording' in without).toBe(false)
})

testRows([
  ['', 'This is no link to a pipeline.'],
  ['https://example.org/', 'This is no link to a pipeline.'],
  ['#top', 'This is no link to a pipeline.'],
  ['#9:abc', 'This link was made by a newer aili5.'],
  ['#1:', 'This link is not whole'],
  ['#2:', 'This link is not whole'],
  ['#2:AAAA', 'This link is not whole'],
  ['#3:', 'This link is not whole'],
  ['#3:AAAA', 'This link is not whole'],
  ['#2:a b', 'This is no link to a pipeline.'],
])('what is no link is refused', async (link, sentence) => {
  expect(await problemOf(link)).toContain(sentence)
})

test('the released words of links have their places: new ones come behind them', () => {
  expect(frequentKeys.slice(0, released.keys.length)).toEqual(released.keys)
  expect(frequentValues.slice(0, released.values.length)).toEqual(released.values)
})

test('a link longer than any browser takes is not even looked at', async () => {
  expect(await problemOf(`#1:${'A'.repeat(3_000_000)}`)).toContain('This link is 2.9 MB long.')
  expect(await problemOf(`#1:${'A'.repeat(2_000_001)}`)).toContain('too long to be opened')
  expect(await problemOf(`#1:${'A'.repeat(2_000_000)}`)).not.toContain('too long to be opened')
})

test.each(['2', '3'])('a link of tag %s whose checksum is that of another content is refused', async tag => {
  const link = await encodeLink(fixture('bare/survey-flow.json'), tag)
  const [first = ''] = link.slice(tag.length + 2)
  expect(await problemOf(`#${tag}:${first === 'A' ? 'B' : 'A'}${link.slice(tag.length + 3)}`)).not.toBe('opened')
  expect(await problemOf(link)).toBe('opened')
})

test.each(['1', '2', '3'])('a link of tag %s that was cut is refused, wherever the cut is', async tag => {
  const link = await encodeLink(fixture('bare/survey-flow.json'), tag)
  for (let length = 3; length < link.length; length++) {
    expect(await problemOf(link.slice(0, length))).not.toBe('opened')
  }
})

/** A link of compact JSON: for equal bytes, a thousand times shorter than they are. */
function deflatedLink(compact: Uint8Array): string {
  const packed = deflateSync(compact, { level: 9, dictionary })
  return `#2:${toBase64Url(Uint8Array.from([...checksum(compact), ...packed]))}`
}

test('of a bomb no more is unpacked than may be opened', async () => {
  const bomb = deflatedLink(new Uint8Array(20_000_000).fill(3))
  const push = vi.spyOn(Inflate.prototype, 'push')
  onTestFinished(() => push.mockRestore())
  expect(await problemOf(bomb)).toContain('too large')
  const taken = push.mock.calls.reduce((sum, [part]) => sum + part.length, 0)
  // Deflate expands a byte to 1,032 at most.
  expect(taken).toBeGreaterThan(caps.bytes / 1032)
  expect(taken).toBeLessThan(caps.bytes / 1032 + 1024)
  expect(taken).toBeLessThan(bomb.length / 2)
  expect(await problemOf(`#1:${lzBomb(60_000)}`)).toContain('too large')
})

/** A link of tag 3 with a right checksum. */
function predictedLink(...body: number[]): string {
  const bytes = Uint8Array.from(body)
  return `#3:${toBase64Url(Uint8Array.from([...crc24(bytes), ...bytes]))}`
}

test('of a link that claims too much, or more than it has, no more is computed than it may hold', async () => {
  // The common texts are read once.
  await encodeLink(fixture('bare/simple-chat.json'))
  const update = vi.spyOn(Predictor.prototype, 'update')
  onTestFinished(() => update.mockRestore())
  expect(await problemOf(predictedLink(0xff, 0xff, 0x7f, 1, 2, 3))).toContain('too large')
  expect(await problemOf(predictedLink(0xff, 0xff, 0xff, 0xff, 1))).toContain('not whole')
  expect(update).not.toHaveBeenCalled()
  expect(await problemOf(predictedLink(0x80, 0x80, 0x04, 1, 2, 3))).toContain('not whole')
  expect(update.mock.calls.length).toBeLessThanOrEqual(8 * mostPredicted)
})

test('what is too large for the predictor comes in a link of the tag before', async () => {
  const content = fixture('bare/simple-chat.json')
  const inputs = { big: Array.from({ length: mostPredicted / 4 }, (_, at) => `${at} `).join('') }
  const link = await encodeLink({ draft: { ...content.draft, inputs } })
  expect(link.slice(0, 3)).toBe('#2:')
  expect(await decodeLink(link)).toMatchObject({ draft: { inputs } })
})

test.each([
  ['a mark that there is not', 's', 'x'],
  ['no half of a pair', 'd800', 'zzzz'],
])('%s in a text is damage', (_, from, to) => {
  const compact = toCompact('a\ud800b')
  const at = Buffer.from(compact).indexOf('\u000fsd800')
  expect(at).toBeGreaterThan(0)
  const damaged = Buffer.from(Buffer.from(compact).toString('latin1').replace(`${from}`, to), 'latin1')
  expect(fromCompact(compact)).toBe('a\ud800b')
  expect(() => fromCompact(damaged)).toThrow('not whole')
})

test.each([
  ['lists in lists', 3, caps.depth + 2],
  ['a million times null', 6, caps.values + 2],
])('%s: no more is read than may be opened', async (_, code, most) => {
  const compact = new Uint8Array(1_000_000).fill(code)
  // In a list, so that it does not end after the first value.
  compact[0] = 3
  expect(await problemOf(deflatedLink(compact))).toContain('too large')
  const { value, looked } = countedBytes(compact)
  expect(() => fromCompact(value)).toThrow('too large')
  // Each byte is read once as a value, and once as the end of its list.
  expect(looked()).toBeLessThanOrEqual(2 * most)
})
