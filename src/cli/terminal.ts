/** The part of a process that commands use, so that tests can provide it. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>
  stdin: {
    /** Whether stdin is interactive. */
    isTTY: boolean
    /** Reads stdin to its end. */
    readAll(): Promise<string>
    /** Reads a line without its end; null at the end. `question` is the prompt. */
    readLine(question: string): Promise<string | null>
  }
  /** stdout: the result of the command only. */
  stdout: { write(text: string): void }
  /** stderr: everything else. */
  stderr: { isTTY: boolean; write(text: string): void }
  /** Aborts when the person stops the command. */
  signal: AbortSignal
}

/** Exit codes of commands. */
export const exit = { done: 0, failed: 1, usage: 2, limit: 3, interrupted: 130 } as const
export type ExitCode = (typeof exit)[keyof typeof exit]

/** Prints the result of a command with --json. It is the same in every language. */
export function writeJson(terminal: Pick<Terminal, 'stdout'>, result: object): void {
  terminal.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
}
