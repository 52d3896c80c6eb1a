import { parseArgs } from 'node:util'
import { nearestName } from '../engine/checks/nearest'
import { type LocalizedText, msg } from '../language/message'
import { CommandLineError } from './usage-error'

/** Arguments of a command: files and options. */
export interface CommandLine {
  files: readonly string[]
  text(option: string): string | undefined
  texts(option: string): readonly string[]
  flag(option: string): boolean
}

/** An option of a command. */
export interface Option {
  type: 'string' | 'boolean'
  multiple?: boolean
  /** The placeholder of its value in the help: "HOST". */
  value?: string
  /** A description in one line. */
  says: LocalizedText
  /** The value without the option, as the help names it. */
  standard?: LocalizedText
}

/** The options of a command. */
export type Options = Readonly<Record<string, Option>>

/** @throws CommandLineError for unknown options, and for options without their value. */
export function readCommandLine(args: readonly string[], options: Options): CommandLine {
  let read: ReturnType<typeof parseArgs>
  try {
    const known = Object.entries(options).map(([name, { type, multiple }]) => [
      name,
      { type, ...(multiple && { multiple }) },
    ])
    read = parseArgs({ args: [...args], options: Object.fromEntries(known), allowPositionals: true })
  } catch (error) {
    throw new CommandLineError(describeWrongOption(error instanceof Error ? error.message : String(error), options))
  }
  const { values, positionals } = read
  return {
    files: positionals,
    text: option => (typeof values[option] === 'string' ? values[option] : undefined),
    texts: option => [values[option] ?? []].flat().filter(value => typeof value === 'string'),
    flag: option => values[option] === true,
  }
}

/** Node's messages are verbose, and do not know what a value is. */
function describeWrongOption(message: string, options: Options): LocalizedText {
  const [, option] = /^Unknown option '(.+?)'/.exec(message) ?? []
  if (option) {
    const meant = nearestName(
      option,
      Object.keys(options).map(name => `--${name}`),
    )
    if (meant) return msg('There is no option “{option}”. Did you mean {meant}?', { option, meant })
    return msg('There is no option “{option}”.', { option })
  }
  const [, named = '', form = ''] = /^Option '--([\w-]+)( <value>)?'/.exec(message) ?? []
  const value = options[named]?.value
  if (form === '' && named !== '' && value === undefined)
    return msg('{option} takes no value.', { option: `--${named}` })
  if (value === undefined) return message
  return msg('{option} needs a value: {usage}.', { option: `--${named}`, usage: `--${named} ${value}` })
}
