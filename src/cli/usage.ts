import { activeMessages, localize, t } from '../language/active'
import { connectionPresets } from '../providers/presets'
import type { Options } from '../terminal/command-line'
import { helpRow, wrapped } from '../terminal/help-layout'
import { languageCodes } from '../terminal/language-choice'
import { type CommandForm, type CommandName, commandForms } from './options'

const forms: Record<CommandName, CommandForm> = commandForms

/** The output of `help`. */
export function help(): string {
  const commands = Object.entries(forms).map(([name, { takes, says }]) => helpRow(`${name} ${takes}`, localize(says)))
  const keys = connectionPresets.flatMap(({ variable }) => variable ?? [])
  const addresses = keys.map(key => key.replace('API_KEY', 'BASE_URL'))
  const notes = [
    t('FILE is JSON, YAML, a link, or - for stdin.'),
    t('Keys come from {keys}; {addresses} say where to, with the query that a deployment wants ({query}).', {
      keys: activeMessages().list(keys),
      addresses: activeMessages().list(addresses),
      query: '?api-version=…',
    }),
    t('{variable} turns colors off.', { variable: 'NO_COLOR' }),
    t('{variable} says the language ({languages}), otherwise {locale}.', {
      variable: 'AILI5_LANG',
      languages: languageCodes.join(', '),
      locale: 'LC_ALL, LC_MESSAGES, LANG',
    }),
    t(
      'It ends with 0 done, 1 the run failed, 2 usage or an unreadable file, 3 a limit was reached, 130 stopped by Ctrl-C.',
    ),
  ]
  return `${t('{usage}: run pipelines of the aili5 page in a terminal', { usage: 'aili5 <command>' })}

${commands.join('\n')}
${helpRow('help COMMAND', t('the options of a command, with examples'))}
${helpRow('--version', t('the version of this program'))}

${notes.map(wrapped).join('\n')}
`
}

/** The output of `help` for one command. */
export function helpOf(name: CommandName): string {
  const { takes, says, options, examples } = forms[name]
  const lines = rowsOf(options)
  return [
    t(
      { message: '{usage}: {purpose}', context: 'a command, and what it does' },
      { usage: `aili5 ${name} ${takes}`, purpose: says },
    ),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    `${t('For example:')}\n${examples.map(example => `  aili5 ${example}`).join('\n')}`,
    '',
  ]
    .join('\n\n')
    .replace(/(?<!\n)\n+$/, '\n')
}

function rowsOf(options: Options): string[] {
  return Object.entries(options).map(([name, { value, says }]) =>
    helpRow(`--${name}${value ? ` ${value}` : ''}`, localize(says)),
  )
}
