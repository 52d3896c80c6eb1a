import { expect, test } from 'vitest'
import { languageByCode, sourceLanguage } from '../../src/language/languages'
import { type MessageDescriptor, msg } from '../../src/language/message'
import { loadMessages } from '../../src/language/messages'
import { shortcutGroups } from '../../src/ui/app/commands/shortcut-list'

const inEach = async (message: MessageDescriptor) =>
  Promise.all(
    ['es', 'de', 'fr'].map(async code =>
      (await loadMessages(languageByCode(code) ?? sourceLanguage, ['shell', 'run', 'page', 'gateway'])).localize(
        message,
      ),
    ),
  )

test('the key Delete has the name that keyboards of a language give it, and its deed a verb', async () => {
  const shortcut = shortcutGroups.flatMap(({ shortcuts }) => shortcuts).find(({ keys }) => keys.message === 'Delete')
  if (!shortcut) throw new Error('no shortcut')
  expect(await inEach(shortcut.keys)).toEqual(['Supr', 'Entf', 'Suppr'])
  expect(await inEach(shortcut.does)).toEqual(['Eliminar', 'Löschen', 'Supprimer'])
})

test.each([
  [
    msg({ message: 'Answer', context: 'verb' }),
    msg('Answer'),
    ['Responder', 'Antworten', 'Répondre'],
    ['Respuesta', 'Antwort', 'Réponse'],
  ],
  [
    msg('Test'),
    msg({ message: 'Test', context: 'noun' }),
    ['Probar', 'Testen', 'Tester'],
    ['Comprobación', 'Prüfung', 'Test'],
  ],
  [
    msg('Run'),
    msg({ message: 'Run', context: 'noun' }),
    ['Ejecutar', 'Start', 'Lancer'],
    ['Ejecución', 'Lauf', 'Essai'],
  ],
  [
    msg({ message: 'Replay', context: 'verb' }),
    msg('Replay'),
    ['Volver a ver', 'Ansehen', 'Revoir'],
    ['Repetición', 'Wiedergabe', 'Replay'],
  ],
])('a word on a button is a verb, and over a part a noun: %#', async (button, heading, verbs, nouns) => {
  expect(await inEach(button)).toEqual(verbs)
  expect(await inEach(heading)).toEqual(nouns)
})
