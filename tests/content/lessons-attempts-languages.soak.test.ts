import { describe, expect, test } from 'vitest'
import { lessonsIn } from '../../src/content/lessons'
import { languageByCode, sourceLanguage } from '../../src/language/languages'
import { loadMessages } from '../../src/language/messages'
import type { Action } from '../lessons/actions'
import { run, say, set } from '../lessons/actions'
import { attemptsOf, scriptOf } from '../lessons/attempts'
import { createStudent } from '../lessons/student'
import { inWordsOf, type PlayedLanguage } from '../lessons/words'

/*
 * Right and wrong attempts in other languages: for the checks that read words, in the words and spellings of each language;
 * for some others a right and a wrong attempt of each step without words, in one of the languages.
 */

const codes: readonly PlayedLanguage[] = ['es', 'de', 'fr', 'ar']

/** A run after each of these edits. */
const runAfter = (...edits: Action[]): Action[][] => edits.map(edit => [edit, run()])

const marked = (text: string) => set('Judge, Wrong', 'What is scored', 'content', text)

/** Deeds by the number of the step. People type without accents, and without the hamza in Arabic. */
const typed: Readonly<
  Record<PlayedLanguage, Readonly<Record<string, Readonly<Record<number, { right: Action[][]; wrong: Action[][] }>>>>>
> = {
  es: {
    'sure-and-wrong': {
      1: {
        right: runAfter(say('La capital australiana es'), say('la capital de AUSTRALIA es')),
        wrong: runAfter(say('La capital de Perú es'), say('La capital de Austria es')),
      },
    },
    'who-marks-the-marker': {
      3: {
        right: runAfter(marked('Respuesta: ¡Maravillosa, genial, feliz Roma, qué amor!')),
        wrong: runAfter(marked('Respuesta: ¡Maravillosa, genial, feliz Paris, qué amor!'), marked('Roma.')),
      },
    },
  },
  de: {
    'sure-and-wrong': {
      1: {
        right: runAfter(say('Die australische Hauptstadt ist'), say('die hauptstadt von australien ist')),
        wrong: runAfter(say('Die Hauptstadt von Peru ist'), say('Die Hauptstadt von Österreich ist')),
      },
    },
    'who-marks-the-marker': {
      3: {
        right: runAfter(marked('Antwort: Das wunderbare, großartige, glückliche Rom, ich liebe es!')),
        wrong: runAfter(marked('Antwort: Das wunderbare, großartige Paris, ich liebe es!'), marked('Rom.')),
      },
    },
  },
  fr: {
    'sure-and-wrong': {
      1: {
        right: runAfter(say('La capitale australienne est'), say('la capitale de l’australie est')),
        wrong: runAfter(say('La capitale du Pérou est'), say('La capitale de l’Autriche est')),
      },
    },
    'who-marks-the-marker': {
      3: {
        right: runAfter(marked('Réponse : Rome, merveilleuse, super, heureuse, quel amour !')),
        wrong: runAfter(marked('Réponse : paris, merveilleuse, super, heureuse, quel amour !'), marked('Rome.')),
      },
    },
  },
  ar: {
    'sure-and-wrong': {
      1: {
        right: runAfter(say('عاصمة استراليا هي'), say('العاصمة الأسترالية هي')),
        wrong: runAfter(say('عاصمة بيرو هي'), say('عاصمة النمسا هي')),
      },
    },
    'who-marks-the-marker': {
      3: {
        right: runAfter(marked('الإجابة: روما رائعة وعظيمة وأنا سعيد، كلها حب!')),
        wrong: runAfter(marked('الإجابة: بَاريس رائعة وعظيمة وأنا سعيد، كلها حب!'), marked('روما.')),
      },
    },
  },
}

const wordsOf = (action: Action): string =>
  action.do === 'fill'
    ? String(action.value ?? action.text)
    : action.do === 'take'
      ? action.text
      : action.do === 'run'
        ? (action.answer ?? '')
        : ''

/** The first of some attempts that has a run, and no words that would have to be translated. */
const playable = (code: PlayedLanguage, all: readonly (readonly Action[])[] = []) =>
  all
    .filter(attempt => attempt.length > 1 && attempt.at(-1)?.do === 'run')
    .filter(attempt => attempt.map(wordsOf).every(text => !/[a-z]{2}/i.test(text) || inWordsOf(code, text) !== text))
    .slice(0, 1)

describe.each(codes)('in %s', async code => {
  const messages = await loadMessages(languageByCode(code) ?? sourceLanguage)
  // A lesson whose words are not all translated yet is in English.
  const played = lessonsIn(messages).filter(
    ({ id, document }, index) =>
      document.language === code &&
      (index % (2 * codes.length) === codes.indexOf(code) || Object.hasOwn(typed[code], id)),
  )

  test.each(played.map(lesson => [lesson.id, lesson] as const))('%s', async (id, lesson) => {
    const walker = createStudent(lesson, lesson, code)
    const odd: string[] = []
    for (const [index, step] of lesson.steps.entries()) {
      const from = structuredClone(walker.state())
      const { right, wrong } = attemptsOf(id, index) ?? {}
      const own = typed[code][id]?.[index + 1] ?? { right: [], wrong: [] }
      const cases = [
        ...[...playable(code, right && [right]), ...own.right].map(attempt => [attempt, true] as const),
        ...[...playable(code, wrong && [wrong]), ...own.wrong].map(attempt => [attempt, false] as const),
      ]
      for (const [attempt, isRight] of cases) {
        const student = createStudent(lesson, from, code)
        student.begin()
        for (const action of attempt) await student.act(action, step)
        if (student.verdict(step).passed !== isRight)
          odd.push(
            `${isRight ? 'refused' : 'taken'}: ${index + 1} ${JSON.stringify(attempt)} → ${student.newest()?.join(' | ')}`,
          )
      }
      walker.begin()
      for (const action of scriptOf(id, index)) await walker.act(action, step)
    }
    expect(odd).toEqual([])
  })
})
