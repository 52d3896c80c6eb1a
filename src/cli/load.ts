import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Draft } from '../documents/draft'
import { decodeLink, isLink } from '../documents/links/link'
import type { Refusal } from '../documents/parse'
import { parseShareable } from '../documents/shareable'
import { type FileProblem, type Terminal, UnreadableFile } from './terminal'

/** A document as it was found. */
export interface Loaded extends Draft {
  form: 'json' | 'yaml' | 'link'
  /** As it was named, for sentences about it. */
  file: string
  text: string
  /** Sentences about what was mended or left out on the way in. */
  notes: FileProblem[]
}

/**
 * Reads a document from a file, from stdin ("-"), or from a link.
 * @throws UnreadableFile with everything that is wrong with it.
 */
export async function load(file: string, terminal: Terminal): Promise<Loaded> {
  const text = isLink(file) ? file : await textOf(file, terminal)
  const name = file === '-' ? 'stdin' : file
  if (isLink(text)) return opened(await decodeLink(text), { form: 'link', file: name, text })
  if (isYaml(file, text)) {
    const { readYaml } = await import('../documents/yaml/read')
    const read = readYaml(text, basename(file).replace(/\.ya?ml$/i, ''))
    if ('problems' in read) throw new UnreadableFile(name, read.problems)
    return { document: read.document, inputs: {}, form: 'yaml', file: name, text, notes: read.notes }
  }
  return opened(parseShareable(text), { form: 'json', file: name, text })
}

async function textOf(file: string, terminal: Terminal): Promise<string> {
  if (file === '-') return terminal.stdin.readAll()
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new UnreadableFile(file, [{ message: sayFileError(error) }])
  }
}

/** Why a file cannot be read or written, as a sentence. */
export function sayFileError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'There is no such file.'
  if (code === 'EISDIR') return 'This is a folder.'
  if (code === 'EACCES' || code === 'EPERM') return 'You may not open this file.'
  return error instanceof Error ? error.message : String(error)
}

function isYaml(file: string, text: string): boolean {
  if (/\.ya?ml$/i.test(file)) return true
  return !/\.json$/i.test(file) && !/^[\s\ufeff]*[[{"]/.test(text)
}

async function opened(
  parsed: { draft: Draft; notes: string[] } | Refusal,
  source: Pick<Loaded, 'form' | 'file' | 'text'>,
): Promise<Loaded> {
  if ('problem' in parsed) {
    const { placeOf } = await import('./places')
    throw new UnreadableFile(source.file, [{ message: parsed.problem, ...(await placeOf(parsed, source.text)) }])
  }
  return { ...parsed.draft, ...source, notes: parsed.notes.map(message => ({ message })) }
}
