import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'

/** Names of tables by their number in WOFF2's directory, as far as these fonts use them. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.split(
    ' ',
  )

/** The tables of a font, with widths as they are: WOFF2 leaves out side bearings only. */
function tablesOf(file: Buffer): Map<string, Buffer> {
  expect(file.toString('latin1', 0, 4)).toBe('wOF2')
  let at = 48
  const readVariable = () => {
    let value = 0
    for (;;) {
      const byte = file[at++]!
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file[at++]!
    const known = flags & 63
    const tag = known === 63 ? file.toString('latin1', at, at + 4) : KNOWN_TAGS[known]!
    if (known === 63) at += 4
    const length = readVariable()
    const version = flags >> 6
    // Outlines are transformed unless they say otherwise, other tables only if they say so.
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
    return { tag, isTransformed, length: isTransformed ? readVariable() : length }
  })
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  const tables = new Map<string, Buffer>()
  let from = 0
  for (const { tag, length, isTransformed } of entries) {
    // Transformed widths have a byte of flags before them.
    const hasFlags = tag === 'hmtx' && isTransformed
    tables.set(tag, data.subarray(from + (hasFlags ? 1 : 0), from + length))
    if (tag === 'hmtx') tables.set('hmtx is transformed', data.subarray(0, hasFlags ? 1 : 0))
    from += length
  }
  return tables
}

/** The number of a character's glyph, by a table of format 4. */
function glyphOf(cmap: Buffer, code: number): number {
  const count = cmap.readUInt16BE(2)
  const table = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4)).find(
    offset => cmap.readUInt16BE(offset) === 4,
  )!
  const segments = cmap.readUInt16BE(table + 6) / 2
  const [ends, starts] = [table + 14, table + 16 + segments * 2]
  const [deltas, ranges] = [starts + segments * 2, starts + segments * 4]
  for (let segment = 0; segment < segments; segment++) {
    if (cmap.readUInt16BE(ends + segment * 2) < code) continue
    const start = cmap.readUInt16BE(starts + segment * 2)
    if (start > code) return 0
    const delta = cmap.readUInt16BE(deltas + segment * 2)
    const place = ranges + segment * 2
    const range = cmap.readUInt16BE(place)
    if (range === 0) return (code + delta) & 65_535
    const glyph = cmap.readUInt16BE(place + range + (code - start) * 2)
    return glyph === 0 ? 0 : (glyph + delta) & 65_535
  }
  return 0
}

const folder = join(import.meta.dirname)
const tables = tablesOf(readFileSync(join(folder, 'nunito-700-basic.woff2')))
const table = (tag: string) => tables.get(tag)!
const unitsPerEm = table('head').readUInt16BE(18)

/** The width of a text in em. */
function widthOf(text: string): number {
  const metrics = table('hhea').readUInt16BE(34)
  const step = table('hmtx is transformed').length > 0 ? 2 : 4
  const widths = [...text].map(letter => {
    const glyph = glyphOf(table('cmap'), letter.codePointAt(0)!)
    expect(glyph, letter).not.toBe(0)
    return table('hmtx').readUInt16BE(Math.min(glyph, metrics - 1) * step)
  })
  return widths.reduce((sum, width) => sum + width, 0) / unitsPerEm
}

/** Widths of Helvetica Bold in thousandths of an em, which Arial Bold and Liberation Sans Bold share, space first. */
const FALLBACK: Readonly<Record<string, number>> = {
  ' ': 278,
  ...widths(278, 'ijl'),
  ...widths(333, 'ft'),
  ...widths(389, 'r'),
  ...widths(500, 'z'),
  ...widths(556, 'aceksvxyJ'),
  ...widths(611, 'bdghnopquFLTZ'),
  ...widths(667, 'EPSVXY'),
  ...widths(722, 'ABCDHKNRU'),
  ...widths(778, 'wGOQ'),
  ...widths(889, 'm'),
  ...widths(833, 'M'),
  ...widths(944, 'W'),
  I: 278,
}

function widths(width: number, letters: string): Record<string, number> {
  return Object.fromEntries([...letters].map(letter => [letter, width]))
}

/** The declarations of the fallback's `@font-face`, in parts of one. */
function fallbackFace(): Readonly<Record<string, number>> {
  const css = readFileSync(join(folder, '../base.css'), 'utf8')
  const face = css.split('@font-face').find(part => part.includes("font-family: 'Nunito Measures'")) ?? ''
  return Object.fromEntries(
    [...face.matchAll(/([a-z-]+): ([\d.]+)%/g)].map(([, name, percent]) => [name, Number(percent) / 100]),
  )
}

/** Words of headings on the page. */
const HEADINGS = [
  'System prompt',
  'What you built',
  'What it did',
  'Messages',
  'User input',
  'Inference',
  'Pixel art',
  'Gauge',
  'Color',
  'Run many',
  'Library',
  'Class gallery',
  'Your pipelines',
  'Start from an example',
]

it('has the fallback font as wide as the font of headings', () => {
  const text = HEADINGS.join(' ')
  const own = [...text].reduce((sum, letter) => sum + FALLBACK[letter]! / 1000, 0)
  const adjusted = own * (fallbackFace()['size-adjust'] ?? 1)
  expect(Math.abs(adjusted / widthOf(text) - 1)).toBeLessThan(0.012)
  // Without it, the widths differ: otherwise this would test nothing.
  expect(Math.abs(own / widthOf(text) - 1)).toBeGreaterThan(0.012)
})

it('has the fallback font as high as the font of headings', () => {
  const { 'size-adjust': size = 1, ...face } = fallbackFace()
  const [ascent, descent, gap] = [4, 6, 8].map(at => table('hhea').readInt16BE(at) / unitsPerEm)
  expect(face['ascent-override']! * size).toBeCloseTo(ascent!, 2)
  expect(face['descent-override']! * size).toBeCloseTo(-descent!, 2)
  expect(face['line-gap-override']! * size).toBeCloseTo(gap!, 2)
})
