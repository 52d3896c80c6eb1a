import { Bash, type CommandName, getCommandNames } from 'just-bash/browser'
import type { ShellCommand, ShellResult } from '../../model/services'

/** Commands of the shell that need Node, and would end with the name of something internal in a page. */
const ofNode = new Set<string>(['gzip', 'gunzip', 'zcat', 'tar', 'sqlite3', 'xan', 'yq', 'html-to-markdown'])
const commands = getCommandNames().filter((name): name is CommandName => !ofNode.has(name))

/** Runs a command line in an in-memory shell with the commands that work in a page. */
export async function runInPage({ command, stdin }: ShellCommand): Promise<ShellResult> {
  const { stdout, stderr, exitCode } = await new Bash({ commands }).exec(command, { stdin })
  return { stdout, stderr, exitCode }
}
