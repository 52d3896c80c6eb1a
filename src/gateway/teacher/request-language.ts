import { setCookie } from 'hono/cookie'
import { languageDetector } from 'hono/language'
import { languageByCode, languages, sourceLanguage } from '../../language/languages'
import { loadMessages, type Messages } from '../../language/messages'
import type { GatewayContext } from '../gateway'

const cookie = 'aili5-language'
const aYear = 365 * 24 * 60 * 60

/** Finds the language of a request: of `?lang=`, else of the cookie that keeps it, else of what the browser asks for. */
export const findLanguage = languageDetector({
  supportedLanguages: languages.map(({ code }) => code),
  fallbackLanguage: sourceLanguage.code,
  lookupCookie: cookie,
  caches: false,
})

/** Each language is loaded once. Requests at the same time may have different ones, so none is active. */
const loaded = new Map<string, Promise<Messages>>()

/** The messages of a request. */
export function messagesOfRequest(context: GatewayContext): Promise<Messages> {
  const code = context.get('language')
  const messages = loaded.get(code) ?? loadMessages(languageByCode(code) ?? sourceLanguage, ['terminal'])
  loaded.set(code, messages)
  messages.catch(() => loaded.delete(code))
  return messages
}

/** Keeps the language of `?lang=` for the teacher's next pages. */
export function keepLanguage(context: GatewayContext): void {
  const code = context.get('language')
  if (context.req.query('lang') !== code) return
  const secure = new URL(context.req.url).protocol === 'https:'
  setCookie(context, cookie, code, { path: '/teacher', httpOnly: true, sameSite: 'Strict', maxAge: aYear, secure })
}
