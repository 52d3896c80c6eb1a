import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { activateLanguage, activeMessages, localize, onLanguageChange, t } from './active'
import { guessLanguage, languageByCode, languages, type MessageLanguage, sourceLanguage } from './languages'
import { messageKey, msg } from './message'
import { englishMessages, loadMessages, messagesIn } from './messages'

afterEach(() => activateLanguage(sourceLanguage))

const german: MessageLanguage = { code: 'de', name: 'Deutsch', direction: 'ltr' }
const arabic: MessageLanguage = { code: 'ar', name: 'العربية', direction: 'rtl' }
const catalogOf = (translations: Record<string, ReturnType<typeof msg>['message']>) => {
  const byKey = new Map(
    Object.entries(translations).map(([message, translation]) => [messageKey(msg(message as '').message), translation]),
  )
  return (message: ReturnType<typeof msg>['message'], context?: string) => byKey.get(messageKey(message, context))
}

describe('a message', () => {
  it('is said with its values, counted and chosen in the language', () => {
    expect(t('Run')).toBe('Run')
    expect(t('Delete {name}?', { name: 'Mood' })).toBe('Delete Mood?')
    const tools = (count: number) => t('{count, plural, =0 {no tools} one {# tool} other {# tools}}', { count })
    expect([0, 1, 2, 1204].map(tools)).toEqual(['no tools', '1 tool', '2 tools', '1,204 tools'])
    expect(t('{kind, select, image {a picture} other {a file}}', { kind: 'image' })).toBe('a picture')
    expect(t("It's {share, number, percent}", { share: 0.25 })).toBe("It's 25%")
    expect(t('on {day, date, long}', { day: Date.UTC(2026, 0, 31, 12) })).toBe('on January 31, 2026')
  })

  it('has the values that its text asks for, and no others', () => {
    // @ts-expect-error A value is missing.
    t('Delete {name}?')
    // @ts-expect-error A value has another name.
    t('Delete {name}?', { nam: 'Mood' })
    // @ts-expect-error A plural counts a number.
    msg('{count, plural, other {#}}', { count: 'two' })
    // @ts-expect-error There is no place for a value.
    t('Run', { name: 'Mood' })
    expectTypeOf(t('Run')).toBeString()
  })

  it('is said in the language of when it is said', async () => {
    const deferred = msg('Delete {name}?', { name: 'Mood' })
    const heard: string[] = []
    const unsubscribe = onLanguageChange(() => heard.push(activeMessages().language.code))
    await activateLanguage({ ...german, load: async () => catalogOf({ 'Delete {name}?': [['name'], ' löschen?'] }) })
    expect(t('Delete {name}?', { name: 'Mood' })).toBe('Mood löschen?')
    expect(localize(deferred)).toBe('Mood löschen?')
    await activateLanguage(sourceLanguage)
    expect(localize(deferred)).toBe('Delete Mood?')
    unsubscribe()
    expect(heard).toEqual(['de', 'en'])
    // What is cached for English is found again.
    expect(activeMessages()).toBe(englishMessages)
  })

  it('is English where there is no translation, with the numbers of the language', () => {
    const { t, number, list, date } = messagesIn(german, () => undefined)
    expect(t('{count, plural, one {# tool} other {# tools}}', { count: 1204 })).toBe('1.204 tools')
    expect(number(1204.5)).toBe('1.204,5')
    expect(list(['a', 'b', 'c'])).toBe('a, b und c')
    expect(date(0, { dateStyle: 'short', timeZone: 'UTC' })).toBe('01.01.70')
  })

  it('of the same words is another one in another context', () => {
    const verb = msg({ message: 'Open', context: 'verb', note: 'On a button.' })
    expect(verb).toEqual({ message: 'Open', context: 'verb' })
    const { localize } = messagesIn(german, (_, context) => (context === 'verb' ? 'Öffnen' : 'Offen'))
    expect([localize(verb), localize(msg('Open'))]).toEqual(['Öffnen', 'Offen'])
  })

  it('may be a value of another, and stays JSON until it is said', () => {
    const nested = msg('{card} failed: {why}', {
      card: msg('Color'),
      why: msg('{n, plural, other {# times}}', { n: 3 }),
    })
    expect(JSON.parse(JSON.stringify(nested))).toEqual(nested)
    expect(localize(JSON.parse(JSON.stringify(nested)))).toBe('Color failed: 3 times')
  })

  it('is no message where it is plain words', () => {
    expect(localize('{not} a <b>message</b>')).toBe('{not} a <b>message</b>')
  })

  testRows([
    'a\\u0041',
    '\\x41',
    'constructor',
    '__proto__',
    '{name}',
    '#',
    '%__lingui_octothorpe__%',
    "it's '{'",
    '$&',
  ])('says any value as it is', name => {
    expect(t('Delete {name}?', { name })).toBe(`Delete ${name}?`)
    expect(t('{name, select, a {A} other {B}}', { name })).toBe('B')
  })

  it('isolates values from a sentence that is written from right to left', () => {
    const { t } = messagesIn(arabic, () => ['حذف ', ['name'], '؟'])
    expect(t('Delete {name}?', { name: 'Mood' })).toBe('حذف \u2068Mood\u2069؟')
  })

  it('chooses by a value, and isolates it where it is shown', () => {
    const { t } = messagesIn(arabic)
    expect(t('{kind, select, image {a picture} other {a {kind}}}', { kind: 'image' })).toBe('a picture')
    expect(t('{kind, select, image {a picture} other {a {kind}}}', { kind: 'PDF' })).toBe('a \u2068PDF\u2069')
  })

  it('isolates a value that is written from right to left from a sentence that is not', () => {
    expect(t('Delete {name}?', { name: 'مزاج' })).toBe('Delete \u2068مزاج\u2069?')
  })

  it('says its text where a value is of another kind', () => {
    expect(localize({ message: ['on ', ['day', 'date']], values: { day: 'never' } })).toBe('on ')
  })
})

describe('a language', () => {
  it('is guessed from what a browser prefers', () => {
    const guess = (...codes: string[]) => guessLanguage(codes).code
    expect(guess('tlh', 'en-gb')).toBe('en-GB')
    expect(['es-MX', 'es-419', 'de-AT', 'fr-CA', 'ar-EG', 'AR-sa'].map(code => guess('tlh', code, 'en'))).toEqual([
      'es',
      'es',
      'de',
      'fr',
      'ar',
      'ar',
    ])
    expect(guess('sv-SE', 'de-CH', 'en-US')).toBe('de')
    expect(guess('xx', 'tlh')).toBe('en')
    expect(guess('en-XA')).not.toBe('en-XA')
    expect(guess()).toBe('en')
  })

  it.each([
    ['en-GB', ['en-AU', 'en-NZ', 'en-IE', 'en-IN', 'en-ZA', 'en-CA', 'en-001', 'en-GB-oxendict', 'en-Latn-AU']],
    ['en', ['en', 'en-US', 'en-PH', 'en-PR', 'en-US-posix', 'en-Latn']],
  ])('of a region is spelled %s where that is closer', (code, regions) => {
    expect(regions.map(region => guessLanguage([region]).code)).toEqual(regions.map(() => code))
  })

  it('is found by its code in any case, and has a name of its own', () => {
    expect(languageByCode('EN-gb')?.code).toBe('en-GB')
    expect(languageByCode('constructor')).toBeUndefined()
    expect(new Set(languages.map(({ name }) => name)).size).toBe(languages.length)
  })

  it('asked for last is the one that is active, whichever loads first', async () => {
    let loaded = () => {}
    const catalog = new Promise<() => undefined>(resolve => (loaded = () => resolve(() => undefined)))
    const slow = activateLanguage({ ...german, load: () => catalog })
    await activateLanguage(languageByCode('en-XA') ?? sourceLanguage)
    loaded()
    await slow
    expect(activeMessages().language.code).toBe('en-XA')
  })

  it('that cannot be loaded leaves the one before', async () => {
    const load = () => Promise.reject(new Error('offline'))
    await expect(activateLanguage({ ...german, load })).rejects.toThrow('offline')
    expect(t('Run')).toBe('Run')
    expect(activeMessages().language).toBe(sourceLanguage)
  })
})

describe('the parts of a translation', () => {
  const inParts = (load: MessageLanguage['load']): MessageLanguage => ({
    ...german,
    load: load ?? (async () => () => undefined),
  })

  /** As a program begins: a module of its own, since files of one worker share the other. */
  let programs = 0
  const begin = (): Promise<typeof import('./active')> => import(/* @vite-ignore */ `./active?program=${programs++}`)

  it('load when they are needed, and then with each language', async () => {
    const { activateLanguage, needTranslations, onLanguageChange, t } = await begin()
    const asked: string[] = []
    const catalogs = { page: catalogOf({ Run: 'Los' }), content: catalogOf({ Dice: 'Würfel' }) }
    const language = inParts(async part => {
      asked.push(part)
      return catalogs[part as 'page'] ?? (() => undefined)
    })
    await activateLanguage(language)
    expect([t('Run'), t('Dice'), asked]).toEqual(['Los', 'Dice', ['page']])
    const heard: string[] = []
    const unsubscribe = onLanguageChange(() => heard.push(t('Dice')))
    await needTranslations('content')
    await needTranslations('content')
    expect([t('Run'), t('Dice'), heard]).toEqual(['Los', 'Würfel', ['Würfel']])
    await activateLanguage(sourceLanguage)
    asked.length = 0
    await activateLanguage(language)
    expect([t('Dice'), asked]).toEqual(['Würfel', ['page', 'content']])
    unsubscribe()
  })

  it('that cannot be loaded leave the others, and are asked for again', async () => {
    const { activateLanguage, needTranslations, t } = await begin()
    let isOnline = false
    const language = inParts(async part => {
      if (part === 'content' && !isOnline) throw new Error('offline')
      return catalogOf({ Run: 'Los', ...(part === 'content' && { 'Mood ring': 'Stimmungsring' }) })
    })
    await activateLanguage(language)
    await needTranslations('content')
    expect([t('Run'), t('Mood ring')]).toEqual(['Los', 'Mood ring'])
    isOnline = true
    await needTranslations('content')
    expect(t('Mood ring')).toBe('Stimmungsring')
  })
})

describe('the pseudo-language', () => {
  it('has accents on every letter and is 40 percent longer; arguments and tags are untouched', async () => {
    const { t } = await loadMessages(languageByCode('en-XA') ?? sourceLanguage)
    const said = t('Press <b>Run</b>, {name}, {count, plural, one {# time} other {# times}}', { name: 'Ann', count: 2 })
    expect(said).toBe('Ṗŕéééśś <b>Ŕúúúñ</b>, Ann, 2 ţííḿééś')
    expect(t('Cards and their settings').length).toBe('Cards and their settings'.length + Math.ceil(21 * 0.4))
  })
})
