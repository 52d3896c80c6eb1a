import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { nameOfFile } from '../documents/files/file-name'
import { parseShareable } from '../documents/files/shareable'
import type { Draft } from '../documents/format/draft'
import type { ParseProblem } from '../documents/format/parse'
import { contentInLink } from '../documents/links/content-link'
import { decodeLink, isLink } from '../documents/links/link'
import { type LocalizedText, msg } from '../language/message'
import { decodeText } from '../model/decode-text'
import { describeFileError } from '../terminal/file-error'
import { withExamplePath } from './examples'
import { type FileProblem, UnreadableFile } from './file-problems'
import type { Terminal } from './terminal'
import { withoutPage } from './terminal-messages'

/** A loaded document. */
export interface Loaded extends Draft {
  form: 'json' | 'yaml' | 'link'
  /** Its name, for messages. */
  file: string
  text: string
  /** Messages on what was repaired or dropped. */
  notes: FileProblem[]
  /** The folder of relative paths in it; absent: the working directory. */
  folder?: string
}

const onlyInPage = msg('This link opens a lesson in the page. A lesson does not run in a terminal.')

/**
 * Reads a document from a file, an example ("example:NAME"), stdin ("-"), or a link.
 * @throws UnreadableFile with all problems.
 */
export async function load(file: string, terminal: Terminal): Promise<Loaded> {
  if (isLink(file)) return opened(decodeLink(file), { form: 'link', file, text: file })
  const named = contentInLink(file)
  if (named?.kind === 'lesson') throw new UnreadableFile(file, [{ message: onlyInPage }])
  const path = await withExamplePath(named ? `example:${named.id}` : file)
  const text = path === '-' ? await terminal.stdin.readAll() : await textOf(path, file)
  const name = file === '-' ? 'stdin' : file
  const folder = file === '-' ? {} : { folder: dirname(resolve(path)) }
  if (isLink(text)) return opened(decodeLink(text), { form: 'link', file: name, text, ...folder })
  if (isYaml(path, text)) {
    const [{ readYaml }, { nodeTypes }] = await Promise.all([
      import('../documents/yaml/read'),
      import('../nodes/registry'),
    ])
    const title = file === '-' ? '' : nameOfFile(basename(path))
    const read = readYaml(text, { name: title, nodeTypes: [...nodeTypes.keys()] })
    if ('problems' in read) throw new UnreadableFile(name, read.problems)
    const { document, notes } = read
    return { document, inputs: {}, form: 'yaml', file: name, text, notes, ...folder }
  }
  return opened(parseShareable(text), { form: 'json', file: name, text, ...folder })
}

async function textOf(path: string, name: string): Promise<string> {
  try {
    const bytes = await readFile(path)
    return decodeText(bytes)?.text ?? bytes.toString('utf8')
  } catch (error) {
    throw new UnreadableFile(name, [{ message: describeFileError(error) }])
  }
}

function isYaml(file: string, text: string): boolean {
  if (/\.ya?ml$/i.test(file)) return true
  return !/\.json$/i.test(file) && !/^[\s\ufeff]*[[{"]/.test(text)
}

async function opened(
  parsed: { draft: Draft; notes: LocalizedText[] } | ParseProblem,
  source: Pick<Loaded, 'form' | 'file' | 'text' | 'folder'>,
): Promise<Loaded> {
  if ('problem' in parsed) {
    const { problemPosition } = await import('./places')
    throw new UnreadableFile(source.file, [
      { message: withoutPage(parsed.problem), ...(await problemPosition(parsed, source.text)) },
    ])
  }
  return { ...parsed.draft, ...source, notes: parsed.notes.map(message => ({ message })) }
}
