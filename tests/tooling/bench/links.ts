import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { starters } from '../../../src/content/starters'
import { parseShareable, type Shareable } from '../../../src/documents/files/shareable'
import { encodeLink } from '../../../src/documents/links/link'
import type { Measure } from './measure'

const folder = join(import.meta.dirname, '../../fixtures/documents/long')

/** Lengths of links, on documents that are not in the dictionary. */
export async function measureLinks(): Promise<Measure[]> {
  const documents: [name: string, content: Shareable][] = [
    ...starters.map(({ id, document, inputs }): [string, Shareable] => [id, { draft: { document, inputs } }]),
    ...readdirSync(folder).map((file): [string, Shareable] => {
      const parsed = parseShareable(readFileSync(join(folder, file), 'utf8'))
      if ('problem' in parsed) throw new Error(`${file}: ${parsed.problem}`)
      return [file.replace('.json', ''), parsed]
    }),
  ]
  return Promise.all(
    documents.map(async ([name, content]) => {
      const [byLzString, ours] = [await encodeLink(content, '1'), await encodeLink(content)]
      return {
        name: `link of ${name}, ${ours.length} letters`,
        value: ours.length / byLzString.length,
        unit: 'of lz-string',
        note: 'deflate 0.78, with a dictionary and short keys 0.585',
        target: { atMost: 0.58 },
      }
    }),
  )
}
