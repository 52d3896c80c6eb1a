import { MAX_RETRY_AFTER_MS } from '../../engine/net/retry-after'
import { needTranslations } from '../../language/active'
import { joinTexts } from '../../language/localized-error'
import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import type { ModelErrorCode } from '../../model/engine-error'
import { ModelError } from '../../model/language-model'
import { type Connection, originOf } from '../connections/connections'
import { waitInHeaders } from './asked-wait'
import { type ErrorBody, readErrorBody } from './error-body'
import type { FetchFailure } from './fetch-failure'

/** Whom an error is about, for its sentence. */
export interface ErrorSubject {
  /** "Anthropic" */
  label: string
  origin: string
  /** The requested model; absent when none was. */
  model?: string
  /** It is a class gateway: there is a teacher to ask. */
  isClass?: boolean
  /** Says that the model is retired and which one to take, when we know. */
  retired?: LocalizedText
}

/** The subject of errors of a connection, and of one model of it. */
export function subjectOf(connection: Connection, model?: string, retired?: LocalizedText): ErrorSubject {
  return {
    label: connection.label,
    origin: originOf(connection),
    ...(connection.provider === 'class' && { isClass: true }),
    ...(model && { model }),
    ...(retired && { retired }),
  }
}

/** What is known of a refusal, to choose the sentence from. */
interface Refusal extends Omit<ErrorBody, 'status'> {
  /** Absent inside of a stream. */
  status?: number | undefined
}

/**
 * An answer that is an error, as one of ours. The status may be that of a success: some servers say only in the body what
 * went wrong.
 */
export function errorOfAnswer(
  answer: { status: number; headers: Headers; body: string },
  subject: ErrorSubject,
): ModelError {
  const body = readErrorBody(answer.body)
  const retryAfterMs = waitInHeaders(answer.headers) ?? body.retryAfterMs
  const status = answer.status >= 400 ? answer.status : body.status
  return refusalError({ ...body, status, ...(retryAfterMs !== undefined && { retryAfterMs }) }, subject)
}

/** An error inside a stream, which has no status of its own. */
export function errorInStream(body: string, subject: ErrorSubject): ModelError {
  return refusalError(readErrorBody(body), subject)
}

function refusalError(refusal: Refusal, subject: ErrorSubject): ModelError {
  const { status, said, retryAfterMs, words } = refusal
  const code = codeOf(refusal)
  if (words && subject.isClass) void needTranslations('terminal')
  const ofClass = subject.isClass ? classSentence(code, subject, words ?? said) : undefined
  const ours = sentenceFor(code, subject, refusal)
  const whole =
    said === '' ? ours : joinTexts([ours, msg('{label} said: {said}', { label: subject.label, said })], '\n')
  return new ModelError(code, ofClass ?? whole, {
    outcome: 'answered',
    ...(status !== undefined && { status }),
    ...(said && { said }),
    // A wait beside another reason would be waited for in vain.
    ...(retryAfterMs !== undefined && (code === 'rate_limited' || code === 'overloaded') && { retryAfterMs }),
  })
}

/** No answer at all: the network, the server or the browser's rules are in the way. */
export function networkError(subject: ErrorSubject, { outcome, why }: FetchFailure): ModelError {
  const code = why === 'offline' ? 'offline' : 'unreachable'
  const known = outcome === 'unknown' ? msg('It is not known whether the request arrived.') : msg('Nothing was sent.')
  const ours = (subject.isClass && classSentence(code, subject, '')) || sentenceFor(code, subject)
  return new ModelError(code, joinTexts([ours, known], ' '), { outcome })
}

/** An answer that began with success but was no model's answer, such as a web page. */
export function invalidResponseError({ origin }: ErrorSubject): ModelError {
  return new ModelError(
    'unknown',
    msg('Something answered at {origin}, but not the way a model does. Check the address in Settings.', { origin }),
    { outcome: 'answered' },
  )
}

/** What providers call the reasons in their codes, which say it whatever the status and the sentence are. */
const codesByName: readonly [name: RegExp, code: ModelErrorCode][] = [
  [
    /insufficient_?(?:quota|credit|balance|fund)|billing|spend_limit|arrear|overdue|exceeded_current_quota|setlimitexceeded/,
    'out_of_credit',
  ],
  [/rate_?limit|too_?many_?requests|throttl|resource_?exhausted/, 'rate_limited'],
  [/invalid_?(?:api_?)?key|authentication|unauthenticated/, 'unauthorized'],
  [/permission|unsupported_country|access_?denied/, 'forbidden'],
  [/model_?not_?found|deployment_?not_?found|endpoint_?or_?model/, 'no_such_model'],
  [/context_?(?:length|size|window)|request_too_large/, 'too_long'],
  [/content_?(?:filter|policy)|data_?inspection|moderation/, 'refused'],
  [/overloaded|^unavailable$/, 'overloaded'],
  // Zhipu has numbers.
  [/^1113$/, 'out_of_credit'],
  [/^130[2-5]$/, 'rate_limited'],
  [/^1301$/, 'refused'],
]

/** Codes that only say whose fault it is; the sentence may say more. */
const vagueCodes: readonly [name: RegExp, code: ModelErrorCode][] = [
  [/invalid_request|bad_request|tool_use_failed|badrequest/, 'bad_request'],
  [/api_error|server_error|timeout/, 'overloaded'],
]

function namedBy(codes: readonly string[], names: typeof codesByName): ModelErrorCode | undefined {
  return codes.flatMap(code => names.find(([name]) => name.test(code))?.[1] ?? [])[0]
}

/** Sentences that providers give with a code that says less, or something else. */
const sentences = {
  noBrowsers: /CORS requests are not allowed/i,
  missingRights: /insufficient permissions|missing scopes/i,
  badKey:
    /\b(?:invalid|incorrect|missing|expired|no|wrong) api[ _-]?key|api[ _-]?key (?:is |was )?(?:not valid|invalid|incorrect|missing|expired|not found)/i,
  noCountry:
    /(?:location|country|region)\b.{0,40}not (?:supported|available)|not available in your (?:country|region)/i,
  keyLimit: /^key limit exceeded|budget has been exceeded|exceeded budget|over budget/i,
  noCredit:
    /credit balance is too low|(?:insufficient|not enough|no|any|out of) (?:credits?|balance|funds)\b(?! card)|reached your specified api usage limits|used all available credits|spending limit|余额不足/i,
  notInPlan: /\blimit: 0\b/,
  noTools:
    /tools?(?: calling| choice| use)?\W+(?:is|are) not supported|(?:do(?:es)? ?n[o’']t|not|no endpoints found that) support[^.]{0,20}\btools?\b|unsupported param\w*\W+tools\b|function calling (?:is )?(?:not support|unsupported|not enabled)|--enable-auto-tool-choice/i,
  noPictures:
    /not support[^.]{0,20}\bimage|support image input|image input is not supported|variant .?image_url|image_url is only/i,
  temperature: /temperature/i,
  notLoaded: /no models? (?:is |are )?loaded/i,
  tooLong:
    /context[ _-]?(?:length|window|size|limit)|context the overflows|exceeds? the available context|maximum (?:context|prompt|input|number of tokens)|(?:prompt|input|messages?|request)s? (?:is |are |was |were )?(?:too long|longer)|too many (?:input )?tokens|(?:exceed\w*|more than).{0,30}(?:model token limit|max(?:imum)? length)|reduce the length of|range of input length|`inputs`.{0,40}must (?:be <=|have less than)/i,
  noModel:
    /\bmodel\b.*\b(?:not found|does not exist|not a valid|no longer|not exist|unknown|retired|decommissioned|not (?:currently )?(?:supported|available|deployed))|(?:invalid|unknown|no such) model|not a valid model|^model: /i,
  /** A gateway, whatever its status, has nobody who answers with this model. */
  noChannel: /no available channel for model|无可用渠道/i,
  flagged: /content exists risk/i,
  /** A server that knows no such address says no more than that. */
  noAddress:
    /^(?:404 )?(?:page |the requested url was |route |path )?not found\b\W*$|^(?:404|405)\b.{0,20}$|^cannot (?:get|post) |method not allowed|invalid url\b|no route\b/i,
}

function codeOf({ status = 0, codes, said, isFlagged, isDaily }: Refusal): ModelErrorCode {
  const says = (name: keyof typeof sentences) => sentences[name].test(said)
  if (isFlagged || says('flagged')) return 'refused'
  if (says('noBrowsers') || (status === 401 && says('missingRights'))) return 'forbidden'
  // One request over the limit of a minute is not helped by waiting.
  if (status === 413) return 'too_long'
  const named = namedBy(codes, codesByName)
  if (status === 429 || named === 'rate_limited') {
    if (says('notInPlan')) return 'forbidden'
    if (isDaily) return 'out_of_credit'
  }
  if (named) return named
  if (status === 402 && says('noModel')) return 'no_such_model'
  if (status === 402 || says('keyLimit') || says('noCredit')) return 'out_of_credit'
  if (status === 401 || (status >= 400 && says('badKey'))) return 'unauthorized'
  if (status === 403 || says('noCountry')) return 'forbidden'
  if (status === 429) return 'rate_limited'
  if (says('noTools') || says('noPictures')) return 'bad_request'
  if (says('tooLong')) return 'too_long'
  if (says('noChannel') || ([400, 404, 410, 422].includes(status) && says('noModel'))) return 'no_such_model'
  // Without a reason, the address may be wrong; with one, somebody there has understood the request.
  if (status === 404 || status === 405) return said === '' || says('noAddress') ? 'unreachable' : 'bad_request'
  if (status === 408 || status >= 500) return 'overloaded'
  if (status >= 400) return 'bad_request'
  return namedBy(codes, vagueCodes) ?? 'unknown'
}

/** What a student reads of a class: there is no key to paste, and a teacher to ask. */
function classSentence(
  code: ModelErrorCode,
  { label, origin }: ErrorSubject,
  said: LocalizedText,
): MessageDescriptor | undefined {
  switch (code) {
    case 'unauthorized':
      return msg('“{label}” does not know this class code any more. Ask your teacher for the newest link.', { label })
    case 'forbidden':
      return said
        ? msg('Your class does not allow this now: {said}', { said })
        : msg('Your class does not allow this now. Ask your teacher.')
    case 'rate_limited':
    case 'overloaded':
      // Only the gateway knows whether a minute's wait helps, the day's budget is used up, or its own model is away.
      return said ? msg('Your class cannot answer now: {said}', { said }) : undefined
    case 'unreachable':
      return msg(
        'No answer from the gateway of your class, {host}. Your teacher may have stopped it, or you are on another network. Ask, then run again.',
        { host: new URL(origin).host },
      )
    case 'out_of_credit':
      return msg('Your class has used up what your teacher set aside for it. Ask your teacher, or choose the Demo.')
    default:
      return undefined
  }
}

/** Our sentence, with what to do next. The provider's own is shown below it. */
function sentenceFor(
  code: ModelErrorCode,
  { label, origin, model = '', retired }: ErrorSubject,
  { status, codes = [], said = '', retryAfterMs, isDaily }: Partial<Refusal> = {},
): LocalizedText {
  switch (code) {
    case 'unauthorized':
      return msg('{label} does not know this key. Open Settings and paste the key again.', { label })
    case 'forbidden':
      if (sentences.noBrowsers.test(said))
        return msg(
          'The organization of this key does not allow calls from a web page. Use a key of another one, or a gateway.',
        )
      if (sentences.missingRights.test(said))
        return msg('This key is not allowed to do this. Give it the right at {label}, or use another key.', { label })
      if (sentences.noCountry.test(said) || codes.some(code => code.startsWith('unsupported_country')))
        return msg('{label} does not answer in your country. Choose another provider, or the Demo.', { label })
      return msg(
        '{label} knows this key, but does not let it do this. Try another model, or ask whoever owns the key.',
        { label },
      )
    case 'no_such_model':
      if (retired) return retired
      if (sentences.notLoaded.test(said))
        return msg('No model is loaded in {label}. Load one there, then run again.', { label })
      return msg('{label} has no model called “{model}” for this key. Choose another model.', { label, model })
    case 'rate_limited':
      return joinTexts([msg('{label} asks us to slow down.', { label }), tryAgain(retryAfterMs)], ' ')
    case 'overloaded':
      // A server that breaks over a request says why; waiting does not help then.
      return said !== '' && (status === 500 || status === 501)
        ? msg('{label} could not answer this.', { label })
        : joinTexts([msg('{label} is too busy or has a problem right now.', { label }), tryAgain(retryAfterMs)], ' ')
    case 'out_of_credit':
      if (isDaily)
        return msg(
          'What {label} gives this key in one day is used up. Choose another model or the Demo, or wait for tomorrow.',
          { label },
        )
      return sentences.keyLimit.test(said)
        ? msg('The limit of this key is used up. Raise it at {label}, or choose the Demo.', { label })
        : msg('The account behind this key has no credit left. Add some at {label}, or choose the Demo.', { label })
    case 'too_long':
      return namedBy(codes, codesByName) === 'rate_limited'
        ? msg('This is more than {label} takes in one minute. Make it shorter, or choose another model.', { label })
        : msg(
            'This is more than the model can read at once. Make the messages shorter, or choose a model that reads more.',
          )
    case 'refused':
      return msg('{label} would not take this text. Write it differently.', { label })
    case 'bad_request':
      if (sentences.noTools.test(said))
        return msg('“{model}” cannot use tools here. Choose another model, or turn its tools off.', { model })
      if (sentences.noPictures.test(said))
        return msg('“{model}” does not look at pictures. Choose another model, or take the picture out.', { model })
      if (sentences.temperature.test(said))
        return msg('“{model}” does not take this temperature. Choose another one, or leave it to the model.', { model })
      if (said !== '') return msg('{label} would not take this request.', { label })
      return status === undefined
        ? msg('{label} would not take this request (no reason given). Try another model.', { label })
        : msg('{label} would not take this request ({status}). Try another model.', { label, status: String(status) })
    case 'unreachable':
      return status === undefined
        ? msg(
            'No answer from {origin}. Check the address in Settings, then use “Test connection” there to see what is wrong.',
            { origin },
          )
        : msg('There is a server at {origin}, but no model at this address. Check the address in Settings.', { origin })
    case 'offline':
      return msg('You seem to be offline. Connect to the internet and run again, or choose the Demo.')
    default:
      return said === ''
        ? msg('{label} gave an answer that we do not understand. Try again, or choose another model.', { label })
        : msg('{label} could not answer this.', { label })
  }
}

function tryAgain(ms: number | undefined): MessageDescriptor {
  if (ms === undefined) return msg('Try again in a minute.')
  if (ms > MAX_RETRY_AFTER_MS) return msg('It asks to wait {time}.', { time: aLongWhile(ms) })
  return msg('Try again in {seconds, plural, =1 {a second} one {# second} other {# seconds}}.', {
    seconds: Math.max(1, Math.ceil(ms / 1000)),
  })
}

/** What is more than a minute, in the unit that people would take. */
function aLongWhile(ms: number): MessageDescriptor {
  const minutes = Math.ceil(ms / 60_000)
  if (minutes < 120) return msg('{minutes, plural, one {# minute} other {# minutes}}', { minutes })
  const hours = Math.ceil(minutes / 60)
  return hours < 48
    ? msg('{hours, plural, one {# hour} other {# hours}}', { hours })
    : msg('{days, plural, one {# day} other {# days}}', { days: Math.ceil(hours / 24) })
}
