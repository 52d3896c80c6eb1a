/** Everything of a process that a command uses, so that tests can stand in for it. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>
  stdin: {
    /** Whether a person types there. */
    isTTY: boolean
    /** All of it, to its end. */
    readAll(): Promise<string>
    /** One line of it, without its end; null when there is no more. `question` is shown to the person. */
    readLine(question: string): Promise<string | null>
  }
  /** Takes the result of the command, and nothing else. */
  stdout: { write(text: string): void }
  /** Takes everything that people should know. */
  stderr: { isTTY: boolean; write(text: string): void }
  /** Aborts when the person wants the command to stop. */
  signal: AbortSignal
}

/** How a command ended, for whoever started it. */
export const exit = { done: 0, failed: 1, usage: 2, limit: 3, interrupted: 130 } as const
export type ExitCode = (typeof exit)[keyof typeof exit]

/** The command was called in a way that it does not understand. `message` is a sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Something in a file that is not as it should be. `line` and `column` count from 1. */
export interface FileProblem {
  message: string
  line?: number
  column?: number
}

/** A file that cannot be read as a document. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  constructor(
    readonly file: string,
    readonly problems: readonly FileProblem[],
  ) {
    super(problems.map(problem => sayProblem(file, problem)).join('\n'))
  }
}

/** "pipeline.yaml:3:7: There is no node “anser”." */
export function sayProblem(file: string, { line, column, message }: FileProblem): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`
  return `${place}: ${message}`
}

/** The one result of a command that was asked for JSON. */
export function writeJson(terminal: Pick<Terminal, 'stdout'>, result: object): void {
  terminal.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
}
