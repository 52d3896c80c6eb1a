import { lessonAttempts } from './attempts'

/** A language that lessons are played in, beside English. */
export type PlayedLanguage = 'es' | 'de' | 'fr' | 'ar'

const translated = new Map(Object.values(lessonAttempts).flatMap(({ words = {} }) => Object.entries(words)))

/** What a student types, in a language. */
export const inWordsOf = (language: PlayedLanguage | 'en', text: string): string =>
  language === 'en' ? text : (translated.get(text)?.[language] ?? text)
