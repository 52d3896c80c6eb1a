import { activeMessages } from '../language/active'
import type { LocalizedText } from '../language/message'
import { englishMessages, type Messages } from '../language/messages'
import type { Terminal } from './terminal'

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
