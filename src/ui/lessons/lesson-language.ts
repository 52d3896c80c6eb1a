import type { Lesson } from '../../content/lessons'
import { activeMessages } from '../../language/active'
import { languageByCode, sourceLanguage } from '../../language/languages'

/** Attributes of what is written in a lesson. */
export interface SpokenIn {
  lang?: string
  dir: 'ltr' | 'rtl' | 'auto'
}

/** The language that a lesson is written in; undefined where a lesson from elsewhere does not say it. */
function writtenLanguageOf({ id, document }: Lesson): string | undefined {
  return document.language ?? (id.startsWith('own-') ? undefined : sourceLanguage.code)
}

/** The attributes of a lesson's text. */
export function spokenIn(lesson: Lesson): SpokenIn {
  const lang = writtenLanguageOf(lesson)
  return lang === undefined ? { dir: 'auto' } : { lang, dir: languageByCode(lang)?.direction ?? 'auto' }
}

/** The name of a lesson's language, in that of the page; undefined where they are the same or it is unknown. */
export function otherLanguageOf(lesson: Lesson): string | undefined {
  const { code, locale = code } = activeMessages().language
  const base = (tag: string) => tag.split('-')[0]
  const written = writtenLanguageOf(lesson)
  if (written === undefined || base(written) === base(code)) return undefined
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(written)
  } catch {
    return written
  }
}
