import { guessLanguage, languageByCode, languages, type MessageLanguage } from '../language/languages'
import { msg } from '../language/message'
import { UsageError } from './usage-error'

/** The codes that `--lang` takes, as the help lists them. */
export const languageCodes = languages.filter(each => !each.hidden).map(({ code }) => code)

/**
 * Takes `--lang CODE` out of the arguments, at any place: what is wrong with the others is said in that language.
 * @throws UsageError where it has no value, or names no language
 */
export function takeLanguage(args: readonly string[]): { args: readonly string[]; language?: MessageLanguage } {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const at = args.findIndex((arg, index) => index < end && /^--lang(?:=|$)/.test(arg))
  const option = args[at]
  if (option === undefined) return { args }
  const isApart = option === '--lang'
  const code = isApart ? args.slice(0, end)[at + 1] : option.slice('--lang='.length)
  if (!code || (isApart && code.startsWith('-'))) {
    throw new UsageError(msg('{option} needs a value: {usage}.', { option: '--lang', usage: '--lang CODE' }))
  }
  const language = languageByCode(code)
  if (!language) {
    const known = languageCodes.join(', ')
    throw new UsageError(msg('There is no language “{code}” here. There are: {known}.', { code, known }))
  }
  return { args: args.toSpliced(at, isApart ? 2 : 1), language }
}

/** The language of the environment: AILI5_LANG, else the locale that POSIX names for messages, else English. */
export function languageOfEnvironment(env: Readonly<Record<string, string | undefined>>): MessageLanguage {
  const chosen = env.AILI5_LANG && languageByCode(env.AILI5_LANG)
  if (chosen) return chosen
  const locale = env.AILI5_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  // "de_AT.UTF-8@euro" is de-AT; "C" and "POSIX" are no language.
  const [code = ''] = locale.split(/[.@]/)
  return guessLanguage([code.replaceAll('_', '-')])
}
