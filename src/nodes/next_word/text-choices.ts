import { activeMessages, localize, t } from '../../language/active'
import { languageByCode } from '../../language/languages'
import { type LocalizedText, msg } from '../../language/message'
import { OWN_TEXT, TEXTS, type TextKind, textIn, textOfSource } from './built-in-texts'
import type { NextWordConfig } from './node'

type Source = NextWordConfig['learnFrom']

const kindNames: Readonly<Record<TextKind, LocalizedText>> = {
  'fairy-tales': msg('Fairy tales'),
  recipes: msg('Recipes'),
  weather: msg('Weather reports'),
  football: msg('Soccer'),
  letters: msg('Letters'),
  questions: msg('Questions and answers'),
}

/** What to learn from: the texts of the reader's language and the other sources, then the texts of each other language. */
export function sourceChoices() {
  const ownLanguage = languageOf(textIn(activeMessages().language.code, 'fairy-tales'))
  const choicesOf = (language: string) =>
    TEXTS.filter(id => languageOf(id) === language).map(id => ({ value: id as Source, label: kindName(id) }))
  const others = [...new Set(TEXTS.map(languageOf))].filter(code => code !== ownLanguage)
  return [
    ...choicesOf(ownLanguage),
    { value: 'above' as Source, label: t('The texts of the cards above') },
    { value: 'own' as Source, label: t('My own text') },
    ...others.map(code => ({ label: nameOf(code), lang: code, choices: choicesOf(code) })),
  ]
}

/** Language and direction of the words of a source; those of a person's texts are not known. */
export function writingOf(source: Source): { lang?: string; dir: 'ltr' | 'rtl' | 'auto' } {
  const language = languageByCode(textOfSource(source)?.language ?? '')
  return language ? { lang: language.code, dir: language.direction } : { dir: 'auto' }
}

/** The name of a text that was learned from, in the reader's language where it is the person's own. */
export function sourceName(name: string): string {
  return name === OWN_TEXT ? t('Your text') : name
}

/** What a card learns from, in a few words. */
export function shortSource(source: Source): string {
  if (source === 'own') return t('own text')
  return source === 'above' ? t('texts above') : kindName(source)
}

const languageOf = (source: string) => textOfSource(source)?.language ?? ''

function kindName(source: string): string {
  const text = textOfSource(source)
  return text ? localize(kindNames[text.kind]) : source
}

/** The name of a language in itself; English is not that of a country here. */
function nameOf(code: string): string {
  return code === 'en' ? 'English' : (languageByCode(code)?.name ?? code)
}
