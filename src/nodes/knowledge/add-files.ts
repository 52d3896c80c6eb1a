import { type LocalizedText, msg } from '../../language/message'
import { readTextFile } from '../kit/text-file'
import type { KnowledgeConfig, Text } from './node'

/** Maximum characters of one file, and of all texts of a node. */
const MOST_IN_FILE = 300_000
const MOST_IN_ALL = 1_000_000

/** Supported file extensions. */
export const FILE_EXTENSIONS = ['.txt', '.md', '.markdown', '.csv', '.tsv']

/**
 * Adds files to the texts of a node. A file of the same name is replaced. What was rejected, and what may have been read
 * wrongly, is told in sentences.
 */
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
      continue
    }
    kept = [...others, { name: file.name, text: read.text }]
    if (read.note) problems.push(read.note)
  }
  return { documents: kept, problems }
}

async function readFile(file: File): ReturnType<typeof readTextFile> {
  const { name } = file
  if (!FILE_EXTENSIONS.some(ending => name.toLowerCase().endsWith(ending))) {
    return { problem: msg('“{name}” cannot be read. Choose a text, Markdown or CSV.', { name }) }
  }
  const read = await readTextFile(file)
  if ('text' in read && read.text.length > MOST_IN_FILE) {
    return {
      problem: msg('“{name}” is too long. A file may have {count, number} characters at most.', {
        name,
        count: MOST_IN_FILE,
      }),
    }
  }
  return read
}
