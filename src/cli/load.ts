import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, parse, resolve } from 'node:path'
import { nameOfFile } from '../documents/files/file-name'
import { looksLikeYaml } from '../documents/files/incoming'
import { readLooseJson, unfenced } from '../documents/files/loose-json'
import { type ParsedShareable, shareableFrom } from '../documents/files/shareable'
import type { Draft } from '../documents/format/draft'
import type { ParseProblem } from '../documents/format/parse'
import { contentInLink } from '../documents/links/content-link'
import { isLink, openLink } from '../documents/links/link'
import { looksLikeDocument } from '../documents/links/links-in-text'
import type { Player } from '../documents/recordings/play-answers'
import type { Recording } from '../documents/recordings/recording'
import { nearestName } from '../engine/checks/nearest'
import { activeMessages } from '../language/active'
import { type LocalizedText, msg } from '../language/message'
import { englishMessages, type Messages } from '../language/messages'
import { decodeText } from '../model/decode-text'
import type { CommandLine } from '../terminal/command-line'
import { describeFileError } from '../terminal/file-error'
import { CommandLineError, UsageError } from '../terminal/usage-error'
import type { Terminal } from './terminal'
import { withoutPage } from './terminal-messages'

/** A loaded document. */
export interface Loaded extends Draft {
  form: 'json' | 'yaml' | 'link'
  /** Its name, for messages. */
  file: string
  text: string
  /** The run that came along. */
  recording?: Recording
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
  if (isLink(file)) return opened(await openLink(file, await linkPlayer()), { form: 'link', file, text: file })
  const path = await withExamplePath(exampleIn(file, file) ?? file)
  const text = path === '-' ? await terminal.stdin.readAll() : await textOf(path, file)
  const name = file === '-' ? 'stdin' : file
  const folder = file === '-' ? {} : { folder: dirname(resolve(path)) }
  if (isLink(text))
    return opened(await openLink(text, await linkPlayer()), { form: 'link', file: name, text, ...folder })
  const bare = unfenced(text)
  const example = looksLikeDocument(bare) ? null : exampleIn(bare, name)
  if (example) return load(example, terminal)
  if (isYaml(path, bare)) {
    const [{ readYaml }, { nodeTypes }] = await Promise.all([
      import('../documents/yaml/read'),
      import('../nodes/registry'),
    ])
    const title = file === '-' ? '' : nameOfFile(basename(path))
    const read = readYaml(bare, { name: title, nodeTypes: [...nodeTypes.keys()] })
    if ('problems' in read) throw new UnreadableFile(name, read.problems)
    const { document, notes } = read
    return { document, inputs: {}, form: 'yaml', file: name, text, notes, ...folder }
  }
  const read = await readLooseJson(bare)
  return opened('problem' in read ? read : shareableFrom(read.value), { form: 'json', file: name, text, ...folder })
}

/** The example that a link names. */
function exampleIn(text: string, file: string): string | null {
  const named = contentInLink(text)
  if (named?.kind === 'lesson') throw new UnreadableFile(file, [{ message: onlyInPage }])
  return named && `example:${named.id}`
}

/** What plays the run in a link. */
export async function linkPlayer(): Promise<Player> {
  const { nodeTypes } = await import('../nodes/registry')
  const mcp: Player['mcp'] = async (...args) => (await import('../sandbox/mcp/connect')).connectMcp(...args)
  return { nodeTypes, mcp }
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
  return !/\.json$/i.test(file) && looksLikeYaml(text)
}

async function opened(
  parsed: ParsedShareable | ParseProblem,
  source: Pick<Loaded, 'form' | 'file' | 'text' | 'folder'>,
): Promise<Loaded> {
  if ('problem' in parsed) {
    const { problemPosition } = await import('./places')
    throw new UnreadableFile(source.file, [
      { message: withoutPage(parsed.problem), ...(await problemPosition(parsed, source.text)) },
    ])
  }
  const { draft, recording } = parsed
  return { ...draft, ...source, recording, notes: parsed.notes.map(message => ({ message })) }
}

/** The files of a command that takes several. */
export function someFiles({ files }: CommandLine): readonly string[] {
  if (files.length === 0) throw new CommandLineError(msg('Name at least one file.'))
  return files
}

/** The single file of a command. */
export function oneFile({ files }: CommandLine): string {
  const [file] = files
  if (file === undefined) throw new CommandLineError(msg('Name one file.'))
  if (files.length > 1) throw new CommandLineError(msg('Name one file, not {count, number}.', { count: files.length }))
  return file
}

/** A problem in a file. `line` and `column` count from 1. */
export interface FileProblem {
  message: LocalizedText
  line?: number
  column?: number
}

/** A file that cannot be parsed as a document. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  constructor(
    readonly file: string,
    readonly problems: readonly FileProblem[],
  ) {
    super(problems.map(problem => describeProblem(file, problem, englishMessages)).join('\n'))
  }
}

/** "pipeline.yaml:3:7: There is no node “anser”." */
export function describeProblem(
  file: string,
  { line, column, message }: FileProblem,
  { localize }: Pick<Messages, 'localize'> = activeMessages(),
): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`
  return `${place}: ${localize(message)}`
}

/** A problem for programs: the same in every language. */
export function problemInEnglish<Problem extends FileProblem>(problem: Problem): Problem & { message: string } {
  return { ...problem, message: englishMessages.localize(problem.message) }
}

/** Prints problems of a file for people. */
export function writeProblems(
  file: string,
  problems: readonly FileProblem[],
  { stderr }: Pick<Terminal, 'stderr'>,
): void {
  for (const problem of problems) stderr.write(`${describeProblem(file, problem)}\n`)
}

const prefix = 'example:'

/** The folder of the examples, which the package contains. It refers to itself by name, from any of its built files. */
export const examplesFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('aili5/package.json')), 'public/examples')

/**
 * The path of what is named as `example:NAME`; other names of files are returned unchanged.
 * @throws UsageError with all names, where there is no such example.
 */
export async function withExamplePath(file: string): Promise<string> {
  if (!file.startsWith(prefix)) return file
  const name = file.slice(prefix.length)
  const found = /^[\w-]+$/.test(name) && pathsOf(name).find(existsSync)
  if (found) return found
  const names = await exampleNames()
  const list = names.join(', ')
  const meant = nearestName(name, names)
  if (name === '') throw new UsageError(msg('Name an example: {list}.', { list }))
  if (meant) throw new UsageError(msg('There is no example “{name}”. Did you mean {meant}?', { name, meant }))
  throw new UsageError(msg('There is no example “{name}”. There are: {list}.', { name, list }))
}

function pathsOf(name: string): string[] {
  return [`${name}.yaml`, `${name}.json`, `starters/${name}.json`].map(file => join(examplesFolder(), file))
}

/** The names of all examples. Other files there are what examples read. */
async function exampleNames(): Promise<string[]> {
  const files = (await readdir(examplesFolder(), { recursive: true })).filter(file => /\.(yaml|json)$/.test(file))
  const texts = await Promise.all(files.map(file => readFile(join(examplesFolder(), file), 'utf8')))
  return files
    .filter((_, index) => /\b(nodes|pipelines)"?:/.test(texts[index] ?? ''))
    .map(file => parse(file).name)
    .sort()
}
