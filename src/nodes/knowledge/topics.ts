import type { KnowledgeSource } from './chunks'

const MOST_OF_ONE = 8
const LONGEST = 300

/** The topics of texts in one line: headings, table headers, or first words. Empty for none. */
export function topicsOf(sources: readonly KnowledgeSource[]): string {
  const line = sources.flatMap(topicsOfOne).join(', ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

function topicsOfOne({ text }: KnowledgeSource): string[] {
  const headings: string[] = []
  for (const match of text.matchAll(/^#{1,6}[ \t]+(?![ \t])(.+)$/gm)) {
    headings.push((match[1] ?? '').trim())
    if (headings.length === MOST_OF_ONE) break
  }
  if (headings.length > 0) return headings
  const beginning = text.trimStart().slice(0, 81).split('\n')[0]?.trim() ?? ''
  return beginning.length > 80 ? [beginning.replace(/(?<!\s)\s+\S*$/, '…')] : [beginning].filter(Boolean)
}
