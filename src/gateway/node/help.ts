import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import { helpRow, wrapped } from '../../terminal/help-layout'
import { languageCodes } from '../../terminal/language-choice'

type Row = readonly [what: string, says: MessageDescriptor]

const unless = msg('"none" takes a limit away')
const commands: readonly Row[] = [
  ['', msg('start it; what it needs to know is in variables, below')],
  ['class add NAME', msg('make a class, and print its code, once')],
  ['  --models A,B', msg('what it may use; the cheapest of your providers where you say nothing')],
  ['  --prices A=IN/OUT', msg('dollars for a million tokens of a model that we do not know')],
  ['  --hosts A,B', msg('sites that students may read pages from')],
  ['  --seats 40', msg('how many students can have a seat of their own')],
  ['  --help-line TEXT', msg('help line for students in distress')],
  ['  --max-output 2048', msg('tokens of one answer')],
  ['  --max-body 1000000', msg('bytes of one request')],
  ['  --class-requests, --class-tokens, --class-dollars', msg('of the class: a minute, a day, a day')],
  ['  --student-requests, --student-tokens, --student-dollars', msg('the same of a student; {unless}', { unless })],
  ['class list', msg('the classes, one a line')],
  ['class set CLASS', msg('change any of the above, or {option}', { option: '--name' })],
  ['class pause CLASS', msg('let nobody ask, until “{command}”', { command: 'class resume CLASS' })],
  ['class seats CLASS', msg('make all seats free; everybody joins again')],
  ['class revoke CLASS', msg('end its code for good')],
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
    msg('where classes and counts are kept: {folder}, or {redis}', { folder: '.gateway', redis: 'redis://…' }),
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
    wrapped(say(msg('{placeholder} is a class’s name, or the beginning of its id.', { placeholder: 'CLASS' }))),
    variables.map(row).join('\n'),
  ].join('\n\n')
}
