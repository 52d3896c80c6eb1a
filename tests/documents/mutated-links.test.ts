import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect } from 'vitest'
import { parseShareable, type Shareable } from '../../src/documents/files/shareable'
import { contentsOf } from '../../src/documents/format/contents'
import { fullText, textsOf } from '../../src/documents/format/texts'
import { decodeLink, encodeLink, uncheckedNote } from '../../src/documents/links/link'
import { linkTags } from '../../src/documents/links/tags'
import { LocalizedError } from '../../src/language/localized-error'
import { mutateText, seededRandom } from '../fixtures/documents/mutate'
import { inEnglish } from '../support/in-english'
import { cases, soak } from '../support/soak'
import { testRows } from '../support/test-rows'

/* Changed links. `npm run soak` tries 3,000 of each tag. */

const tries = cases(3_000)

const folder = 'tests/fixtures/documents'
const originals = ['bare', 'long'].flatMap(part =>
  readdirSync(`${folder}/${part}`).map((file): Shareable => {
    const parsed = parseShareable(readFileSync(`${folder}/${part}/${file}`, 'utf8'))
    if ('problem' in parsed) throw new LocalizedError(parsed.problem)
    return { draft: parsed.draft }
  }),
)

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$'

/**
 * A payload with one to three typical changes of chat and mail programs: characters changed, lost, duplicated, swapped,
 * truncated.
 */
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

/** What the page shows of a link's content, before it opens. */
const shown = ({ draft, recording }: Shareable) =>
  JSON.stringify([contentsOf({ draft, ...(recording && { recording }) }), textsOf(draft)])

testRows(linkTags)(
  `of ${tries} changed links of tag $tag none crashes, and none opens as another document without a word`,
  async ({ tag, isChecked }) => {
    const links = await Promise.all(originals.map(original => encodeLink(original, tag)))
    const counts = { refused: 0, whole: 0, changed: 0, seenAtOnce: 0 }
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.nat(links.length - 1), fc.boolean(), async (seed, which, gently) => {
        const random = seededRandom(seed)
        const [original, link] = [originals[which] as Shareable, links[which] as string]
        const payload = link.slice(tag.length + 2)
        const decoded = await decodeLink(`#${tag}:${gently ? garbled(payload, random) : mutateText(payload, random)}`)
        if ('problem' in decoded) {
          expect(inEnglish(decoded.problem)).toMatch(/^[A-Z].*[.!]$/s)
          counts.refused++
          return
        }
        if (!isChecked) expect(decoded.notes[0]).toBe(uncheckedNote)
        if (fullText(decoded.draft) === fullText(original.draft)) {
          counts.whole++
          return
        }
        expect(isChecked, 'a changed link with a checksum is refused').toBe(false)
        counts.changed++
        if (shown(decoded) !== shown(original)) counts.seenAtOnce++
      }),
      { numRuns: tries },
    )
    // Both must occur, or the mutations are too strong or too weak.
    expect(counts.refused).toBeGreaterThan(tries / 2)
    if (!isChecked) expect(counts.changed).toBeGreaterThan(0)
    if (soak) console.info(`links of tag ${tag}:`, counts)
  },
)
