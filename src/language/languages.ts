import type { CatalogPart } from './catalog-parts'
import type { CompiledMessage } from './message'
import type { MessageCatalog } from './messages'

/** A language of the page. */
export interface MessageLanguage {
  /** Of BCP 47, as in `<html lang>` and `?lang=`. */
  code: string
  /** Its name in itself, as the menu offers it. */
  name: string
  direction: 'ltr' | 'rtl'
  /** For `Intl`, where it is more than the code. */
  locale?: string
  /** A part of its translations. Absent: the messages as they are in the code. */
  load?(part: CatalogPart): Promise<MessageCatalog>
  /** Not in the menu, and no guess: only by `?lang=`. */
  hidden?: true
}

/** The messages of the code. */
export const sourceLanguage: MessageLanguage = { code: 'en', name: 'English (US)', direction: 'ltr', locale: 'en-US' }

/** Translations by `messageKey`. */
type Translations = Readonly<Record<string, CompiledMessage>>

const fromFiles = (code: string, loadShell: () => Promise<{ default: unknown }>) => async (part: CatalogPart) => {
  const file =
    part === 'shell'
      ? loadShell()
      : import('./deferred-parts').then(({ loadDeferredPart }) => loadDeferredPart(code, part))
  const translations = new Map(Object.entries((await file).default as Translations))
  const { messageKey } = await import('./message-key')
  return (message: CompiledMessage, context?: string) => translations.get(messageKey(message, context))
}

/** All languages, in the order of the menu. To add one: a line here, and its folder in `catalogs`. */
export const languages: readonly MessageLanguage[] = [
  sourceLanguage,
  {
    code: 'en-GB',
    name: 'English (UK)',
    direction: 'ltr',
    load: fromFiles('en-GB', () => import('./catalogs/en-GB/shell.json')),
  },
  {
    code: 'es',
    name: 'Español',
    direction: 'ltr',
    load: fromFiles('es', () => import('./catalogs/es/shell.json')),
  },
  {
    code: 'de',
    name: 'Deutsch',
    direction: 'ltr',
    load: fromFiles('de', () => import('./catalogs/de/shell.json')),
  },
  {
    code: 'fr',
    name: 'Français',
    direction: 'ltr',
    load: fromFiles('fr', () => import('./catalogs/fr/shell.json')),
  },
  {
    code: 'ar',
    name: 'العربية',
    direction: 'rtl',
    load: fromFiles('ar', () => import('./catalogs/ar/shell.json')),
  },
  {
    code: 'en-XA',
    name: '[Ṗśéúḍó]',
    direction: 'ltr',
    // `Intl` writes in Greek letters, so that what is formatted in English is found.
    locale: 'el',
    hidden: true,
    load: async () => (await import('./pseudo')).pseudoMessage,
  },
]

/** A language by its code, in any case of its letters. */
export function languageByCode(code: string): MessageLanguage | undefined {
  return languages.find(each => each.code.toLowerCase() === code.toLowerCase())
}

/**
 * English of a region that writes as Britain does more than as the United States: all but the States, their territories,
 * and the Philippines.
 */
const nearBritish = /^en(?:-[a-z]{4})?-(?!(?:us|as|gu|mh|mp|ph|pr|um|vi)\b)(?:[a-z]{2}|\d{3})\b/

/** The language of the menu for a code: exactly, or with another region. */
export function closestLanguage(code: string): MessageLanguage | undefined {
  const asked = code.toLowerCase()
  const close = nearBritish.test(asked) ? 'en-gb' : asked.split('-')[0]
  const offered = languages.filter(each => !each.hidden)
  const named = (name?: string) => offered.find(each => each.code.toLowerCase() === name)
  return named(asked) ?? named(close)
}

/** The first of the codes that there is, exactly or with another region; English where there is none. */
export function guessLanguage(codes: readonly string[]): MessageLanguage {
  for (const code of codes) {
    const found = closestLanguage(code)
    if (found) return found
  }
  return sourceLanguage
}
