import { activeMessages } from '../language/active'
import type { Words } from '../language/message'
import { englishMessages, type Messages } from '../language/messages'
import type { Terminal } from './terminal'

/** A problem in a file. `line` and `column` count from 1. */
export interface FileProblem {
  message: Words
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
    super(problems.map(problem => sayProblem(file, problem, englishMessages)).join('\n'))
  }
}

/** "pipeline.yaml:3:7: There is no node “anser”." */
export function sayProblem(
  file: string,
  { line, column, message }: FileProblem,
  { say }: Pick<Messages, 'say'> = activeMessages(),
): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`
  return `${place}: ${say(message)}`
}

/** A problem for programs: the same in every language. */
export function problemInEnglish<Problem extends FileProblem>(problem: Problem): Problem & { message: string } {
  return { ...problem, message: englishMessages.say(problem.message) }
}

/** Prints problems of a file for people. */
export function writeProblems(
  file: string,
  problems: readonly FileProblem[],
  { stderr }: Pick<Terminal, 'stderr'>,
): void {
  for (const problem of problems) stderr.write(`${sayProblem(file, problem)}\n`)
}
