import { type LocalizedText, msg } from '../../language/message'
import type { KnowledgeConfig, Text } from './node'

/** Maximum characters of one file, and of all texts of a node. */
const MOST_IN_FILE = 300_000
const MOST_IN_ALL = 1_000_000

/** Supported file extensions. */
export const FILE_EXTENSIONS = ['.txt', '.md', '.markdown', '.csv', '.tsv']

/** Adds files to the texts of a node. A file of the same name is replaced. Rejected files are reported as sentences. */
export async function addFiles(
  files: readonly File[],
  { documents, text }: Pick<KnowledgeConfig, 'documents' | 'text'>,
): Promise<{ documents: Text[]; problems: LocalizedText[] }> {
  let kept: Text[] = [...documents]
  const problems: LocalizedText[] = []
  for (const file of files) {
    const read = await readFile(file)
    if ('problem' in read) {
      problems.push(read.problem)
      continue
    }
    const others = kept.filter(({ name }) => name !== file.name)
    const total = others.reduce((sum, other) => sum + other.text.length, text.length + read.text.length)
    if (total > MOST_IN_ALL) {
      problems.push(
        msg('“{name}” does not fit in any more: {count, number} characters in all is the most.', {
          name: file.name,
          count: MOST_IN_ALL,
        }),
      )
    } else kept = [...others, { name: file.name, text: read.text }]
  }
  return { documents: kept, problems }
}

async function readFile(file: File): Promise<{ text: string } | { problem: LocalizedText }> {
  if (!FILE_EXTENSIONS.some(ending => file.name.toLowerCase().endsWith(ending))) {
    return { problem: msg('“{name}” cannot be read. Choose a text, Markdown or CSV.', { name: file.name }) }
  }
  // A character takes at most four bytes; larger files are rejected without reading.
  if (file.size > MOST_IN_FILE * 4) return { problem: tooLong(file) }
  const text = await file.text()
  if (text.includes('\0')) return { problem: msg('“{name}” does not hold text.', { name: file.name }) }
  return text.length > MOST_IN_FILE ? { problem: tooLong(file) } : { text }
}

function tooLong({ name }: File): LocalizedText {
  return msg('“{name}” is too long. A file may have {count, number} characters at most.', { name, count: MOST_IN_FILE })
}
