import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'
import { helpRow } from '../terminal/help-layout'
import { languageCodes } from '../terminal/language-choice'

type Row = readonly [what: string, says: MessageDescriptor]

const commands: readonly Row[] = [
  ['', msg('start it; what it needs to know is in variables, below')],
  ['teacher', msg("make a new code for the teacher's page, and print it")],
  ['--lang CODE', msg('the language of what it says')],
]
const variables: readonly Row[] = [
  ['ANTHROPIC_API_KEY, OPENAI_API_KEY', msg("the provider's key; one is enough")],
  [
    'ANTHROPIC_BASE_URL, OPENAI_BASE_URL',
    msg('another address that speaks the same, LiteLLM or Ollama for one; a query stays'),
  ],
  [
    'OPENAI_KEY_HEADER',
    msg('the header that takes its key: {other}, for Azure; {usual}, where you say nothing', {
      other: 'api-key',
      usual: 'Authorization',
    }),
  ],
  [
    'GATEWAY_HOST, GATEWAY_PORT',
    msg('{host} and {port}; {any} lets other machines in', { host: '127.0.0.1', port: '8787', any: '0.0.0.0' }),
  ],
  ['GATEWAY_URL, GATEWAY_PAGE', msg('where students reach the gateway, and the page, for the link to join')],
  ['GATEWAY_PAGES', msg('which pages may call it: any, where you say nothing')],
  [
    'GATEWAY_FOLDER, GATEWAY_REDIS',
    msg('where classes and counts are kept: {folder}, or {redis}, which several gateways can share', {
      folder: '.gateway',
      redis: 'redis://…',
    }),
  ],
  ['GATEWAY_TIME_ZONE', msg('where the day of the budgets begins')],
  ['GATEWAY_TEACHER_CODE', msg("the teacher's code, where you choose it yourself: 12 letters or more")],
  [
    'GATEWAY_PROXY_HEADER',
    msg('where your own proxy says who calls: {example}, for one', { example: 'x-forwarded-for' }),
  ],
  [
    'AILI5_LANG',
    msg('the language ({languages}), otherwise {locale}', {
      languages: languageCodes.join(', '),
      locale: 'LC_ALL, LC_MESSAGES, LANG',
    }),
  ],
]

/** The commands and variables of the gateway. */
export function gatewayHelp(say: (words: LocalizedText) => string): string {
  const row = ([what, says]: Row) => helpRow(what === '' ? say(msg('(no command)')) : what, say(says))
  return [
    say(msg('The class gateway: {usage}', { usage: 'npm run -s gateway -- <command>' })),
    commands.map(row).join('\n'),
    variables.map(row).join('\n'),
  ].join('\n\n')
}
