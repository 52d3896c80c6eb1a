import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseShareable, type Shareable } from '../../src/documents/files/shareable'
import { decodeLink, encodeLink } from '../../src/documents/links/link'
import { LocalizedError } from '../../src/language/localized-error'
import { mutateText, seededRandom } from '../fixtures/documents/mutate'
import { inEnglish } from '../support/in-english'
import { cases } from '../support/soak'

/* Changed links. `npm run soak` tries 3,000. */

const tries = cases(3_000)

const folder = 'tests/fixtures/documents'
const originals = ['bare', 'long'].flatMap(part =>
  readdirSync(`${folder}/${part}`).map((file): Shareable => {
    const parsed = parseShareable(readFileSync(`${folder}/${part}/${file}`, 'utf8'))
    if ('problem' in parsed) throw new LocalizedError(parsed.problem)
    return { draft: parsed.draft }
  }),
)

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'

/** A payload with one to three letters changed, lost, doubled, swapped, or the rest of it cut. */
function garbled(payload: string, random: () => number): string {
  const letter = () => LETTERS[Math.floor(random() * LETTERS.length)] as string
  let text = payload
  for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
    const at = Math.floor(random() * text.length)
    const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
    const ways = [
      before + letter() + after,
      before + after,
      before + here + here + after,
      before + after.slice(0, 1) + here + after.slice(1),
    ]
    const rare = random() < 0.1 ? before : undefined
    text = rare ?? (ways[Math.floor(random() * ways.length)] as string)
  }
  return text
}

test(`of ${tries} changed links none crashes, and none opens as another document`, () => {
  const links = originals.map(original => encodeLink(original))
  const whole = links.map(link => decodeLink(link))
  let refused = 0
  fc.assert(
    fc.property(fc.integer(), fc.nat(links.length - 1), fc.boolean(), (seed, which, gently) => {
      const random = seededRandom(seed)
      const payload = String(links[which]).slice(3)
      const decoded = decodeLink(`#1:${gently ? garbled(payload, random) : mutateText(payload, random)}`)
      if ('problem' in decoded) {
        expect(inEnglish(decoded.problem)).toMatch(/^[A-Z].*[.!]$/s)
        refused++
      } else expect(decoded).toEqual(whole[which])
    }),
    { numRuns: tries },
  )
  // Most must be refused, or the changes are too weak.
  expect(refused).toBeGreaterThan(tries / 2)
})
