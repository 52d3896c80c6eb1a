import { readdirSync, readFileSync } from 'node:fs'
import LZString from 'lz-string'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseShareable } from '../../src/documents/files/shareable'
import { encodeLink, encodeLinkWithRun, openLink } from '../../src/documents/links/link'
import { withChecksum } from '../../src/documents/links/links-in-text'
import { answersThatPlay } from '../../src/documents/recordings/play-answers'
import { recordingOf } from '../../src/documents/recordings/recording'
import { runDocument } from '../../src/engine/run/run'
import { LocalizedError } from '../../src/language/localized-error'
import type { RunEvent } from '../../src/model/events'
import type { JsonValue } from '../../src/model/json'
import { nodeTypes } from '../../src/nodes/registry'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { mutateJson, mutateText, seededRandom } from '../fixtures/documents/mutate'
import { askTea, stack, testHost, turns } from '../support/engine'
import { inEnglish } from '../support/in-english'

/* Mutated links and files. */

const count = 10_000
const seed = 20_261_121

const fixtures = ['bare', 'long'].flatMap(folder =>
  readdirSync(`tests/fixtures/documents/${folder}`).map(file =>
    readFileSync(`tests/fixtures/documents/${folder}/${file}`, 'utf8'),
  ),
)
const files = [...fixtures, readFileSync('tests/fixtures/documents/recorded.json', 'utf8')]

/** How a page processes foreign content before the person decides. Throws where the page would break. */
async function receive(text: string): Promise<'opened' | 'refused'> {
  const received = text.startsWith('#') ? await openLink(text, { nodeTypes }) : parseShareable(text)
  if ('problem' in received) {
    expect(inEnglish(received.problem)).toMatch(/^[A-Z].*[.!]$/s)
    return 'refused'
  }
  const { draft, recording } = received
  expect(parseShareable(JSON.stringify({ ...draft.document, inputs: draft.inputs }))).toMatchObject({ draft })
  if (recording) foldEvents(emptyRun, recording.events)
  return 'opened'
}

/** Links to all files, and one with a run; and what is in that one. */
async function givenLinks() {
  const model = turns({ text: 'One moment.', calls: [askTea] }, { text: 'You like it.' }).languageModel
  const document = stack(['survey', { name: 'tea' }], ['url_loader', { url: 'https://owl.example' }], ['inference'])
  const events: RunEvent[] = []
  const host = testHost(model, { ask: async () => ({ selectedIds: ['y'], consent: true }) })
  for await (const event of runDocument(document, {}, host, new AbortController().signal)) events.push(event)
  const recording = recordingOf(events)
  if (!recording) throw new Error('nothing ran')
  const content = { draft: { document, inputs: {} }, recording }
  const plain = files.map(file => {
    const read = parseShareable(file)
    if ('problem' in read) throw new LocalizedError(read.problem)
    return encodeLink(read)
  })
  const ran = { document, run: { answers: await answersThatPlay(recording, { nodeTypes }) } } as unknown as JsonValue
  return { links: [...plain, await encodeLinkWithRun(content, { nodeTypes })], ran }
}

/** Receives mutated links and files. Returns the results, and every uncaught error. */
async function receiveMutated(tries: number) {
  const random = seededRandom(seed)
  const { links, ran } = await givenLinks()
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const outcomes = { opened: 0, refused: 0 }
  const errors: string[] = []
  for (let attempt = 0; attempt < tries; attempt++) {
    const kind = Math.floor(random() * 5)
    const json = () => mutateJson(JSON.parse(any(files)) as JsonValue, random)
    let text = ''
    if (kind === 0) text = `#${mutateText(any(links).slice(1), random)}`
    else if (kind === 1) text = mutateText(any(files), random)
    else if (kind === 2) text = JSON.stringify(json())
    // Correctly packed with invalid content, which a checksum does not detect.
    else text = packed(kind === 3 ? { document: json() } : mutateJson(ran, random))
    try {
      outcomes[await receive(text)]++
    } catch (error) {
      errors.push(`${text.slice(0, 200)}: ${String(error)}`)
    }
  }
  return { outcomes, errors }
}

function packed(content: JsonValue): string {
  return `#1:${withChecksum(LZString.compressToEncodedURIComponent(JSON.stringify(content)))}`
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
  const { outcomes, errors } = await receiveMutated(count)
  expect(errors).toEqual([])
  expect(touched).toEqual([])
  expect('polluted' in {}).toBe(false)
  // Both must occur, or the mutations are too strong or too weak.
  expect(outcomes.opened).toBeGreaterThan(count / 20)
  expect(outcomes.refused).toBeGreaterThan(count / 5)
})
