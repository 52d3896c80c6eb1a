import { msg } from '../language/message'
import type { CommandLine } from '../terminal/command-line'
import { CommandLineError } from '../terminal/usage-error'

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
