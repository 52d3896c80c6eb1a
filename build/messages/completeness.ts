import type { CatalogPart } from '../../src/language/catalog-parts'
import type { Count } from './po-files'

/** How complete a language is. */
export interface LanguageReport extends Count {
  code: string
  name: string
  /** Of 1. */
  share: number
  counts: Record<CatalogPart, Count>
}

const columns: readonly [title: string, parts: readonly CatalogPart[]][] = [
  ['page', ['shell', 'run', 'page']],
  ['lessons', ['lessons']],
  ['starters', ['starters']],
  ['command line', ['cli']],
  ['gateway', ['gateway']],
]

/** The share of a whole in percent, rounded down: 100 % has nothing missing. */
export function percent({ translated, wanted }: Count): string {
  return wanted === 0 ? '100 %' : `${(Math.floor((translated / wanted) * 1_000) / 10).toFixed(1).replace('.0', '')} %`
}

function cellsOf({ code, name, counts, translated, wanted }: LanguageReport): string[] {
  const parts = columns.map(([, parts]) =>
    parts
      .map(part => counts[part])
      .reduce((a, b) => ({ translated: a.translated + b.translated, wanted: a.wanted + b.wanted })),
  )
  const missing = String(wanted - translated)
  return [
    name,
    code,
    ...parts.map(part => `${part.translated} of ${part.wanted}`),
    missing,
    percent({ translated, wanted }),
  ]
}

/** A table in Markdown: a row a language, a column for each part of the program. */
export function completenessTable(reports: readonly LanguageReport[]): string {
  const head = ['language', 'code', ...columns.map(([title]) => title), 'missing', 'share']
  const rows = [head, ...reports.map(cellsOf)]
  const widths = head.map((_, at) => Math.max(...rows.map(row => [...(row[at] ?? '')].length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - [...cell].length)).join(' | ')} |`
  const rule = `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n')
}

/** The page with the table, beside the catalogs. */
export function completenessPage(reports: readonly LanguageReport[], messages: number): string {
  return `# How complete each language is

\`npm run messages\` writes this page. The code has ${messages} messages; a message without a translation is shown in English. British English
translates only what it spells in another way.

${completenessTable(reports)}
`
}
