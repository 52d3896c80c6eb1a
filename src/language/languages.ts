import { type CompiledMessage, messageKey } from './message'
import type { MessageCatalog } from './messages'

/**
 * The parts of a language's catalog, of which each loads by itself: what the page says, its lessons and starters, and the
 * command line with the class gateway.
 */
export const catalogParts = ['page', 'content', 'terminal'] as const

export type CatalogPart = (typeof catalogParts)[number]

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

/** A part of a catalog, compiled: translations by `messageKey`. */
type Translations = Readonly<Record<string, CompiledMessage>>

/** A language with its catalog. */
function translated(
  [code, name, direction]: [code: string, name: string, direction: 'ltr' | 'rtl'],
  files: Readonly<Record<CatalogPart, () => Promise<{ default: Translations }>>>,
): MessageLanguage {
  async function load(part: CatalogPart): Promise<MessageCatalog> {
    const translations = new Map(Object.entries((await files[part]()).default))
    return (message, context) => translations.get(messageKey(message, context))
  }
  return { code, name, direction, load }
}

/** All languages, in the order of the menu. To add one: its lines here, and `npm run messages`, which writes its catalog. */
export const languages: readonly MessageLanguage[] = [
  sourceLanguage,
  translated(['en-GB', 'English (UK)', 'ltr'], {
    page: () => import('./catalogs/en-GB.po?part=page'),
    content: () => import('./catalogs/en-GB.po?part=content'),
    terminal: () => import('./catalogs/en-GB.po?part=terminal'),
  }),
  translated(['es', 'Español', 'ltr'], {
    page: () => import('./catalogs/es.po?part=page'),
    content: () => import('./catalogs/es.po?part=content'),
    terminal: () => import('./catalogs/es.po?part=terminal'),
  }),
  translated(['de', 'Deutsch', 'ltr'], {
    page: () => import('./catalogs/de.po?part=page'),
    content: () => import('./catalogs/de.po?part=content'),
    terminal: () => import('./catalogs/de.po?part=terminal'),
  }),
  translated(['fr', 'Français', 'ltr'], {
    page: () => import('./catalogs/fr.po?part=page'),
    content: () => import('./catalogs/fr.po?part=content'),
    terminal: () => import('./catalogs/fr.po?part=terminal'),
  }),
  translated(['ar', 'العربية', 'rtl'], {
    page: () => import('./catalogs/ar.po?part=page'),
    content: () => import('./catalogs/ar.po?part=content'),
    terminal: () => import('./catalogs/ar.po?part=terminal'),
  }),
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
