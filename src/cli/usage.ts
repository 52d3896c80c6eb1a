import { activeMessages, localize, t } from '../language/active'
import { connectionPresets } from '../providers/presets'
import type { Option } from '../terminal/command-line'
import { helpRow, wrapped } from '../terminal/help-layout'
import { languageCodes } from '../terminal/language-choice'
import { type CommandForm, type CommandName, commandForms } from './options'

const forms: Record<CommandName, CommandForm> = commandForms

/** The usage line of a command: "Usage: aili5 run FILE [options]" */
export function usageOf(name: CommandName): string {
  return t('Usage: {form}', { form: `aili5 ${name} ${forms[name].takes} [options]` })
}

/** The output of `help`. */
export function help(): string {
  const commands = Object.entries(forms).map(([name, { takes, says }]) => helpRow(`${name} ${takes}`, localize(says)))
  const { list } = activeMessages()
  const keys = connectionPresets.flatMap(({ variable }) => variable ?? [])
  const notes = [
    t('FILE is a JSON or YAML file, a share link, - for stdin, or an example.'),
    t('{list} lists the examples, and {run} runs one.', {
      list: '“aili5 run example:”',
      run: '“aili5 run example:color-of-words”',
    }),
    t('API keys: {keys}.', { keys: list(keys) }),
    t('Base URLs: {addresses}; they may contain a query such as {query}.', {
      addresses: list(keys.map(key => key.replace('API_KEY', 'BASE_URL'))),
      query: '?api-version=…',
    }),
    t('Language of the messages: {variable} ({languages}), otherwise {locale}.', {
      variable: 'AILI5_LANG',
      languages: languageCodes.join(', '),
      locale: 'LC_ALL, LC_MESSAGES, LANG',
    }),
    t('{variable} turns colors off.', { variable: 'NO_COLOR=1' }),
    t('Exit codes: 0 success, 1 run failed, 2 bad usage or unreadable file, 3 limit reached, 130 interrupted.'),
  ]
  return `${t('Usage: {form}', { form: 'aili5 <command> [options]' })}
${t('Run the pipelines of aili5 in a terminal.')}

${commands.join('\n')}
${helpRow('help COMMAND', t('options of a command, with examples'))}
${helpRow('--version', t('version of this program'))}

${notes.map(wrapped).join('\n')}
`
}

/** The output of `help` for one command. */
export function helpOf(name: CommandName): string {
  const { says, options, examples } = forms[name]
  return `${usageOf(name)}
${localize(says)}

${Object.entries(options).map(optionRow).join('\n')}

${t('Examples:')}
${examples.map(example => `  aili5 ${example}`).join('\n')}
`
}

function optionRow([name, { value, says, multiple, standard }]: [string, Option]): string {
  const marks = [
    ...(multiple ? [t('repeatable')] : []),
    ...(standard ? [t('default: {value}', { value: standard })] : []),
  ]
  return helpRow(`--${name}${value ? ` ${value}` : ''}`, `${localize(says)}${marks.map(mark => ` (${mark})`).join('')}`)
}

import packageJson from '../../package.json' with { type: 'json' }

/** The version of the package. */
export const version: string = packageJson.version
