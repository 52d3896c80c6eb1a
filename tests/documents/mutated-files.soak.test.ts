import { readdirSync, readFileSync } from 'node:fs'
import LZString from 'lz-string'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseShareable } from '../../src/documents/files/shareable'
import { decodeLink, encodeLink } from '../../src/documents/links/link'
import { withChecksum } from '../../src/documents/links/links-in-text'
import { parseRecording } from '../../src/documents/recordings/recording'
import { LocalizedError } from '../../src/language/localized-error'
import type { JsonValue } from '../../src/model/json'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { mutateJson, mutateText, seededRandom } from '../fixtures/documents/mutate'
import { inEnglish } from '../support/in-english'

/* Mutated links and files. */

const count = 10_000
const seed = 20_261_121

const fixtures = ['bare', 'long', 'versions'].flatMap(folder =>
  readdirSync(`tests/fixtures/documents/${folder}`).map(file =>
    readFileSync(`tests/fixtures/documents/${folder}/${file}`, 'utf8'),
  ),
)
const files = [...fixtures, readFileSync('tests/fixtures/documents/recorded.json', 'utf8')]

/** How a page processes foreign content before the person decides. Throws where the page would break. */
async function receive(text: string): Promise<'opened' | 'refused'> {
  const received = text.startsWith('#') ? await decodeLink(text) : parseShareable(text)
  if ('problem' in received) {
    expect(inEnglish(received.problem)).toMatch(/^[A-Z].*[.!]$/s)
    return 'refused'
  }
  const { draft, recording } = received
  expect(parseShareable(JSON.stringify({ ...draft.document, inputs: draft.inputs }))).toMatchObject({ draft })
  if (recording) foldEvents(emptyRun, recording.events)
  return 'opened'
}

/** Runs mutated links and files through `receiver`. Returns the results, and every uncaught error. */
async function soak(receiver: typeof receive, tries: number) {
  const random = seededRandom(seed)
  const links: string[] = []
  for (const file of files) {
    const content = parseShareable(file)
    if ('problem' in content) throw new LocalizedError(content.problem)
    links.push(encodeLink(content))
  }
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const outcomes = { opened: 0, refused: 0 }
  const errors: string[] = []
  for (let attempt = 0; attempt < tries; attempt++) {
    const kind = Math.floor(random() * 4)
    const json = () => mutateJson(JSON.parse(any(files)) as JsonValue, random)
    let text = ''
    if (kind === 0) text = `#${mutateText(any(links).slice(1), random)}`
    else if (kind === 1) text = mutateText(any(files), random)
    else if (kind === 2) text = JSON.stringify(json())
    // Correctly packed with invalid content, which a checksum does not detect.
    else text = packed(json())
    try {
      outcomes[await receiver(text)]++
    } catch (error) {
      errors.push(`${text.slice(0, 200)}: ${String(error)}`)
    }
  }
  return { outcomes, errors }
}

function packed(document: JsonValue): string {
  return `#1:${withChecksum(LZString.compressToEncodedURIComponent(JSON.stringify({ document })))}`
}

const touched: string[] = []
beforeAll(() => {
  const forbid = (name: string) =>
    vi.stubGlobal(
      name,
      vi.fn(() => {
        touched.push(name)
        throw new Error(`${name} was touched`)
      }),
    )
  forbid('fetch')
  forbid('XMLHttpRequest')
  forbid('WebSocket')
  vi.stubGlobal('indexedDB', { open: () => touched.push('indexedDB') })
  vi.stubGlobal('localStorage', { setItem: () => touched.push('localStorage') })
})
afterAll(() => vi.unstubAllGlobals())

test(`of ${count} mutated links and files, none gets an error out, sends or keeps anything`, async () => {
  const { outcomes, errors } = await soak(receive, count)
  expect(errors).toEqual([])
  expect(touched).toEqual([])
  expect('polluted' in {}).toBe(false)
  // Both must occur, or the mutations are too strong or too weak.
  expect(outcomes.opened).toBeGreaterThan(count / 20)
  expect(outcomes.refused).toBeGreaterThan(count / 5)
})

test('a planted mistake is found', async () => {
  const careless: typeof receive = async text => {
    const { pipelines, recording } = JSON.parse(text.startsWith('#') ? '{}' : text)
    if (recording) parseRecording(recording)
    return pipelines[0].nodes.length > 0 ? 'opened' : 'refused'
  }
  expect((await soak(careless, 50)).errors.length).toBeGreaterThan(0)
})
