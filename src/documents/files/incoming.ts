import { joinTexts } from '../../language/localized-error'
import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import { isJsonObject } from '../../model/json'
import { type Contents, contentsOf } from '../format/contents'
import { isLibraryFile } from '../library/library-file'
import { contentInLink } from '../links/content-link'
import { isLink, openLink } from '../links/link'
import { looksLikeDocument } from '../links/links-in-text'
import type { Player } from '../recordings/play-answers'
import { parseRecording, type Recording } from '../recordings/recording'
import type { YamlProblem } from '../yaml/problem'
import { nameOfFile } from './file-name'
import { readLooseJson, unfenced } from './loose-json'
import { type ParsedShareable, shareableFrom } from './shareable'

/** The detected content of a paste, a drop, a file or a link. Nothing of it has run or is saved. */
export type Incoming =
  | { kind: 'document'; content: ParsedShareable; contents: Contents; from: 'link' | 'file' }
  /** A starter or a lesson of the page, by its name. */
  | { kind: 'starter' | 'lesson'; id: string }
  | { kind: 'recording'; recording: Recording }
  /** Read line by line by `importLibrary`. */
  | { kind: 'library' }
  | { kind: 'nothing'; problem: LocalizedText }

/** What is known about a text before it is read. */
export interface IncomingOptions {
  /** The name of its file, which names a document that has no name. */
  file?: string | undefined
  /** Plays the run in a link. Its node types may be named in YAML without a prefix. */
  player?: Player
}

/** Detects the format of a text. The beginning of a large file suffices to detect a library. */
export async function readIncoming(text: string, options: IncomingOptions = {}): Promise<Incoming> {
  if (isLibraryFile(text.slice(0, 200))) return { kind: 'library' }
  const bare = unfenced(text)
  if (isLink(bare)) return asDocument(await openLink(bare, options.player ?? { nodeTypes: new Map() }), 'link')
  const named = looksLikeDocument(bare) ? null : contentInLink(bare)
  if (named) return named
  if (looksLikeYaml(bare)) return asDocument(await fromYaml(bare, options), 'file')
  const read = await readLooseJson(bare)
  if ('problem' in read) return { kind: 'nothing', problem: read.problem }
  if (isJsonObject(read.value) && typeof read.value.recording === 'number') {
    const parsed = parseRecording(read.value)
    return 'problem' in parsed ? { kind: 'nothing', ...parsed } : { kind: 'recording', ...parsed }
  }
  return asDocument(shareableFrom(read.value), 'file')
}

function asDocument(parsed: ParsedShareable | { problem: LocalizedText }, from: 'link' | 'file'): Incoming {
  if ('problem' in parsed) return { kind: 'nothing', problem: parsed.problem }
  return { kind: 'document', content: parsed, contents: contentsOf(parsed), from }
}

/** The YAML format has `nodes` at the top; JSON begins with a bracket. */
export function looksLikeYaml(text: string): boolean {
  return /^[ \t]*nodes[ \t]*:/m.test(text) && !/^[\s\ufeff]*[[{"]/.test(text)
}

/** Lazily loaded: most pages never read YAML. */
async function fromYaml(
  text: string,
  { file, player }: IncomingOptions,
): Promise<ParsedShareable | { problem: LocalizedText }> {
  const { readYaml } = await import('../yaml/read')
  const read = readYaml(text, { name: file && nameOfFile(file), nodeTypes: [...(player?.nodeTypes.keys() ?? [])] })
  if ('problems' in read) return { problem: joinTexts(read.problems.slice(0, 3).map(placed), ' ') }
  return { draft: { document: read.document, inputs: {} }, notes: read.notes.map(placed) }
}

const placed = ({ line, column, message }: YamlProblem): MessageDescriptor =>
  msg(
    { message: 'Line {line}, column {column}: {problem}', note: 'Where a text is wrong, and why.' },
    { line, column, problem: message },
  )
