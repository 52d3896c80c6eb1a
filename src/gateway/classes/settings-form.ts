import * as v from 'valibot'
import { LocalizedError } from '../../language/localized-error'
import { type MessageDescriptor, msg } from '../../language/message'
import { describeMismatch } from '../../model/describe-mismatch'
import { type ClassPrice, type ClassSettings, ClassSettingsSchema, defaultClassSettings } from './class-record'
import { billsMoreThanTokens, isModelPriced } from './prices'

/** The settings of a class as people type them. */
export const settingsFields = [
  'name',
  'models',
  'prices',
  'help-line',
  'seats',
  'max-output',
  'class-requests',
  'class-tokens',
  'class-dollars',
  'student-requests',
  'student-tokens',
  'student-dollars',
] as const

export type SettingsField = (typeof settingsFields)[number]
export type TypedSettings = Partial<Record<SettingsField, string>>

/** Something typed that cannot be meant so, and what to type instead. */
export class SettingsProblem extends LocalizedError {
  override name = 'SettingsProblem'
}

/**
 * What was typed, as settings. What was not typed stays as it is in `before`.
 * @throws SettingsProblem
 */
export function readSettings(typed: TypedSettings, before: Partial<ClassSettings> = {}): ClassSettings {
  const old = { ...defaultClassSettings, ...before }
  const number = (field: SettingsField, usual: number) =>
    typed[field] === undefined ? usual : readNumber(field, typed[field])
  const limit = (field: SettingsField, usual: number | null) => {
    const text = typed[field]?.trim().toLowerCase()
    if (text === undefined) return usual
    return text === '' || text === 'none' ? null : readNumber(field, text)
  }
  const settings = {
    name: typed.name?.trim() ?? old.name ?? '',
    models: typed.models === undefined ? (old.models ?? []) : listed(typed.models),
    prices: typed.prices === undefined ? old.prices : readPrices(typed.prices),
    helpLine: typed['help-line']?.trim() ?? old.helpLine,
    seats: number('seats', old.seats),
    maxOutput: number('max-output', old.maxOutput),
    class: {
      requestsPerMinute: limit('class-requests', old.class.requestsPerMinute),
      tokensPerDay: limit('class-tokens', old.class.tokensPerDay),
      dollarsPerDay: limit('class-dollars', old.class.dollarsPerDay),
    },
    student: {
      requestsPerMinute: limit('student-requests', old.student.requestsPerMinute),
      tokensPerDay: limit('student-tokens', old.student.tokensPerDay),
      dollarsPerDay: limit('student-dollars', old.student.dollarsPerDay),
    },
  }
  if (settings.name === '') throw new SettingsProblem(msg('Give the class a name.'))
  if (settings.models.length === 0) throw new SettingsProblem(msg('Name at least one model that the class may use.'))
  const parsed = v.safeParse(ClassSettingsSchema, settings)
  if (!parsed.success) throw new SettingsProblem(describeSettingsIssue(parsed.issues[0]))
  checkPrices(parsed.output)
  return parsed.output
}

/** The settings as they are typed. */
export function typeSettings(settings: ClassSettings): Record<SettingsField, string> {
  const limit = (value: number | null) => (value === null ? '' : String(value))
  const prices = Object.entries(settings.prices)
  return {
    name: settings.name,
    models: settings.models.join(', '),
    prices: prices.map(([model, price]) => `${model}=${price.inputPerMillion}/${price.outputPerMillion}`).join(', '),
    'help-line': settings.helpLine,
    seats: String(settings.seats),
    'max-output': String(settings.maxOutput),
    'class-requests': limit(settings.class.requestsPerMinute),
    'class-tokens': limit(settings.class.tokensPerDay),
    'class-dollars': limit(settings.class.dollarsPerDay),
    'student-requests': limit(settings.student.requestsPerMinute),
    'student-tokens': limit(settings.student.tokensPerDay),
    'student-dollars': limit(settings.student.dollarsPerDay),
  }
}

/** A limit in dollars holds only where each model's price is known. */
function checkPrices(settings: ClassSettings): void {
  if (settings.class.dollarsPerDay === null && settings.student.dollarsPerDay === null) return
  const unknown = settings.models.find(model => !isModelPriced(settings, model))
  if (unknown === undefined) return
  if (billsMoreThanTokens(unknown)) {
    throw new SettingsProblem(
      msg(
        '{model} bills for more than tokens: for each search or picture too. A limit in dollars would not hold. Choose another model, or set both limits in dollars to none.',
        { model: unknown },
      ),
    )
  }
  throw new SettingsProblem(
    msg(
      'The price of {model} is not known here, so a limit in dollars would not hold. Give its price for a million tokens read and written, like {example}, or set both limits in dollars to none.',
      { model: unknown, example: `${unknown}=0.15/0.60` },
    ),
  )
}

function readNumber(field: SettingsField, text: string): number {
  const plain = text.replaceAll(/[\s_,']/g, '')
  if (!/^\d+(\.\d+)?$/.test(plain))
    throw new SettingsProblem(
      msg(
        { message: '{field} must be a number.', note: '{field} is like “The number of seats”.' },
        { field: said[field] },
      ),
    )
  return Number(plain)
}

function readPrices(text: string): Record<string, ClassPrice> {
  const entries = listed(text).map(entry => {
    const match = /^(.+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(entry)
    if (!match)
      throw new SettingsProblem(
        msg('A price looks like {example}: dollars for a million tokens read and written.', {
          example: 'model=0.15/0.60',
        }),
      )
    return [match[1] as string, { inputPerMillion: Number(match[2]), outputPerMillion: Number(match[3]) }] as const
  })
  return Object.fromEntries(entries)
}

function listed(text: string): string[] {
  return [...new Set(text.split(/[,\n]/).map(item => item.trim()))].filter(item => item !== '')
}

const said: Record<SettingsField, MessageDescriptor> = {
  name: msg('The name'),
  models: msg('The models'),
  prices: msg('The prices'),
  'help-line': msg('The help line'),
  seats: msg('The number of seats'),
  'max-output': msg('The length of an answer'),
  'class-requests': msg('The requests of the class in a minute'),
  'class-tokens': msg('The tokens of the class on a day'),
  'class-dollars': msg('The dollars of the class on a day'),
  'student-requests': msg('The requests of a student in a minute'),
  'student-tokens': msg('The tokens of a student on a day'),
  'student-dollars': msg('The dollars of a student on a day'),
}

/** The field of each setting that may be refused. Limits are not: each is a number that was read, or none. */
const fieldOfSetting = {
  name: 'name',
  models: 'models',
  prices: 'prices',
  helpLine: 'help-line',
  seats: 'seats',
  maxOutput: 'max-output',
} as const

function describeSettingsIssue(issue: v.BaseIssue<unknown>): MessageDescriptor {
  const setting = issue.path?.[0]?.key as keyof typeof fieldOfSetting
  return msg(
    { message: '{field}: {problem}.', note: 'Like “The number of seats: it must be a whole number.”' },
    { field: said[fieldOfSetting[setting]], problem: describeMismatch(issue) },
  )
}
