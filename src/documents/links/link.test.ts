import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { deflateSync } from 'fflate'
import { expect, test } from 'vitest'
import { arbitraryDraft, arbitraryRecording } from '../../../tests/fixtures/documents/arbitrary'
import { lzBomb } from '../../../tests/fixtures/documents/bombs'
import pinned from '../../../tests/fixtures/documents/links.json'
import { choose, parseShareable, type Shareable } from '../shareable'
import { toBase64Url } from './base64url'
import { dictionary } from './dictionary'
import { decodeLink, encodeLink } from './link'
import { linkTags } from './tags'

const folder = 'tests/fixtures/documents'
const fixtures = ['bare', 'long'].flatMap(part => readdirSync(`${folder}/${part}`).map(file => `${part}/${file}`))

function fixture(file: string): Shareable {
  const parsed = parseShareable(readFileSync(`${folder}/${file}`, 'utf8'))
  if ('problem' in parsed) throw new Error(parsed.problem)
  return { draft: parsed.draft }
}

async function problemOf(link: string): Promise<string> {
  const decoded = await decodeLink(link)
  return 'problem' in decoded ? decoded.problem : 'opened'
}

test.each(linkTags.map(({ tag }) => tag))('tag %s gives back what went in, with a run or without', async tag => {
  await fc.assert(
    fc.asyncProperty(arbitraryDraft, fc.option(arbitraryRecording, { nil: undefined }), async (draft, recording) => {
      const link = await encodeLink({ draft, recording }, tag)
      expect(link).toMatch(/^#\w+:[\w+$-]+$/)
      expect(await decodeLink(`https://example.org/aili5/${link}`)).toEqual({
        draft,
        notes: [],
        ...(recording && { recording }),
      })
    }),
    { numRuns: 150 },
  )
})

test('every tag has a pinned link', () => {
  expect(pinned.map(({ tag }) => tag)).toEqual(linkTags.map(({ tag }) => tag))
})

test.each(pinned)(
  'the link of tag $tag that was made on the day of its release still opens',
  async ({ link, content }) => {
    const decoded = await decodeLink(link)
    const expected = parseShareable(content)
    expect('problem' in expected).toBe(false)
    expect(decoded).toEqual(expected)
    expect('recording' in decoded).toBe(true)
  },
)

test.each(fixtures)('%s is at most 0.58 as long as by lz-string', async file => {
  const content = fixture(file)
  const [first, newest] = [await encodeLink(content, '1'), await encodeLink(content)]
  expect(newest.startsWith('#2:')).toBe(true)
  expect(newest.length / first.length).toBeLessThanOrEqual(0.58)
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

test.each([
  ['', 'This is no link to a pipeline.'],
  ['https://example.org/', 'This is no link to a pipeline.'],
  ['#top', 'This is no link to a pipeline.'],
  ['#9:abc', 'This link was made by a newer aili5.'],
  ['#1:', 'This link is not whole'],
  ['#2:', 'This link is not whole'],
  ['#2:AAAA', 'This link is not whole'],
  ['#2:a b', 'This is no link to a pipeline.'],
])('%j is refused', async (link, sentence) => {
  expect(await problemOf(link)).toContain(sentence)
})

test('a link longer than any browser takes is not even looked at', async () => {
  expect(await problemOf(`#1:${'A'.repeat(3_000_000)}`)).toContain('This link is 2.9 MB long.')
})

test.each(['1', '2'])('a link of tag %s that was cut is refused, wherever the cut is', async tag => {
  const link = await encodeLink(fixture('bare/survey-flow.json'), tag)
  for (let length = 3; length < link.length; length++) {
    expect(await problemOf(link.slice(0, length))).not.toBe('opened')
  }
})

/** Compact JSON of nothing but one byte, deflated: a thousand times smaller than what it unpacks to. */
function deflateBomb(bytes: number, fill: number): string {
  return `#2:AAA${toBase64Url(deflateSync(new Uint8Array(bytes).fill(fill), { level: 9, dictionary }))}`
}

test('bombs are refused in less than a tenth of a second and 64 MB', async () => {
  await problemOf('#1:AA')
  await problemOf('#2:AA')
  const bombs: Record<string, string> = {
    'lz-string': `#1:${lzBomb(60_000)}`,
    'deflate, 100 MB': deflateBomb(100_000_000, 3),
    'lists in lists': deflateBomb(1_000_000, 3),
    'a million nulls': deflateBomb(1_000_000, 6),
  }
  for (const [name, bomb] of Object.entries(bombs)) {
    globalThis.gc?.()
    const memory = process.memoryUsage()
    // The processor's time: on a busy machine the clock also counts what others do.
    const began = process.cpuUsage()
    expect(await problemOf(bomb), name).not.toBe('opened')
    const { user, system } = process.cpuUsage(began)
    const took = (user + system) / 1000
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    expect(took, name).toBeLessThan(100)
    expect(heapUsed + arrayBuffers - memory.heapUsed - memory.arrayBuffers, name).toBeLessThan(64 * 1024 * 1024)
  }
})
