import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

// A layout changes at few widths, each with its reason in src/components/tokens.css.

const source = resolve(import.meta.dirname, '../../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))

/** The widths in the queries of a style sheet or module: "48rem". */
function widthsIn(text: string): string[] {
  const queries = [...text.matchAll(/@(?:container|media)[^{;]*|\(m(?:in|ax)-width:[^)]*\)/g)].map(([query]) => query)
  const widths = queries.flatMap(query => [...query.matchAll(/width(?::|\s*[<>]=?)\s*([\d.]+[a-z]+)/g)])
  const asked = [...text.matchAll(/\busePageIsWide\(([\d.]+)\)/g)].map(([, rem]) => `${rem}rem`)
  return [...widths.map(([, width = '']) => width), ...asked]
}

it.each([
  ['@media (max-width: 48rem) {', ['48rem']],
  ['@container page (width < 90rem) {', ['90rem']],
  ['@media (min-width: 48rem) and (min-height: 50rem) {', ['48rem']],
  ['matchMedia("(min-width: 700px)")', ['700px']],
  ['usePageIsWide(61)', ['61rem']],
  ['.menu { min-width: 12rem }', []],
])('%s has the widths %j', (text, widths) => {
  expect(widthsIn(text)).toEqual(widths)
})

it('no width is used but those that are listed, and none is listed for nothing', () => {
  const tokens = readFileSync(join(source, 'components/tokens.css'), 'utf8')
  const [, list = ''] = /Breakpoints: ([\s\S]*?)\*\//.exec(tokens) ?? []
  const listed = [...list.matchAll(/^ \*\s+(\d+rem) {2}\S/gm)].map(([, width = '']) => width)
  expect(listed.length).toBeGreaterThan(0)
  const used = new Map<string, string>()
  for (const file of files) {
    for (const width of widthsIn(readFileSync(join(source, file), 'utf8'))) used.set(width, file)
  }
  const others = [...used].filter(([width]) => !listed.includes(width)).map(([width, file]) => `${file}: ${width}`)
  expect(others).toEqual([])
  expect(listed.filter(width => !used.has(width))).toEqual([])
})
