import { guessLanguage, languageByCode, type MessageLanguage } from '../../language/languages'
import { loadMessages, type Messages } from '../../language/messages'

const cookie = 'aili5-language'
const aYear = 365 * 24 * 60 * 60
/** Entries of `Accept-Language` that are read. */
const mostEntries = 50

/** Each language is loaded once. Requests at the same time may have different ones, so none is active. */
const loaded = new Map<string, Promise<Messages>>()

/** The messages of a request: of `?lang=`, else of the cookie that keeps it, else of what the browser asks for. */
export function messagesOfRequest(request: Request): Promise<Messages> {
  const language = askedLanguage(request) ?? savedLanguage(request) ?? guessLanguage(acceptedLanguages(request))
  const messages = loaded.get(language.code) ?? loadMessages(language, ['terminal'])
  loaded.set(language.code, messages)
  messages.catch(() => loaded.delete(language.code))
  return messages
}

/** The cookie that keeps the language of `?lang=` for the teacher's next pages; null where none is asked for. */
export function languageCookie(request: Request): string | null {
  const language = askedLanguage(request)
  if (!language) return null
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${cookie}=${language.code}; Path=/teacher; HttpOnly; SameSite=Strict; Max-Age=${aYear}${secure}`
}

function askedLanguage({ url }: Request): MessageLanguage | undefined {
  return languageByCode(new URL(url).searchParams.get('lang') ?? '')
}

function savedLanguage({ headers }: Request): MessageLanguage | undefined {
  const cookies = (headers.get('cookie') ?? '').split('; ').map(each => each.split('='))
  return languageByCode(cookies.find(([name]) => name === cookie)?.[1] ?? '')
}

/** The codes of `Accept-Language`, the most wanted first. */
function acceptedLanguages({ headers }: Request): string[] {
  const entries = (headers.get('accept-language') ?? '').split(',', mostEntries)
  return entries
    .map(entry => {
      const [code = '', ...more] = entry.split(';').map(part => part.trim())
      const quality = more.find(part => part.startsWith('q='))
      return { code, wanted: quality === undefined ? 1 : Number(quality.slice(2)) }
    })
    .filter(({ code, wanted }) => code !== '' && wanted > 0)
    .sort((a, b) => b.wanted - a.wanted)
    .map(({ code }) => code)
}
