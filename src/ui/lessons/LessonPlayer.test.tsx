import { act, fireEvent, screen as page, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { lessons as ours } from '../../../tests/support/english-content'
import { openApp, renderSettled } from '../../../tests/support/page-app'
import type { Lesson } from '../../content/lessons'
import { activateLanguage } from '../../language/active'
import { languageByCode, sourceLanguage } from '../../language/languages'
import { createLessons } from '../../store/lessons/lessons'
import { createStoredLessons } from '../../store/lessons/stored-lessons'
import LessonPlayer from './LessonPlayer'

beforeEach(() => {
  // jsdom has none. All queries of widths match.
  const always = () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('matchMedia', always)
  return () => void vi.unstubAllGlobals()
})

afterEach(() => activateLanguage(sourceLanguage))

const dice = ours.find(({ id }) => id === 'dice') as Lesson

/** Opens a lesson at its first step. */
async function openLesson(lesson: Lesson) {
  const app = await openApp(testHost(turns().languageModel), stack(['inference']))
  const { editor, runner, library, deviceStorage } = app
  const lessons = createLessons({ editor, runner, library, stored: createStoredLessons(deviceStorage) })
  await act(async () => void (await lessons.begin(lesson)))
  await renderSettled(app, <LessonPlayer lessons={lessons} />)
  return { lessons, editor }
}

/** A lesson of the page, one without a question at its end, at its last step. */
async function openLastStep() {
  const app = await openApp(testHost(turns().languageModel), stack(['inference']))
  const { editor, runner, library, deviceStorage } = app
  const lessons = createLessons({ editor, runner, library, stored: createStoredLessons(deviceStorage) })
  const at = ours.findIndex(({ steps }) => steps.at(-1)?.question === undefined)
  const [first, second] = ours.slice(at)
  if (!first || !second) throw new Error('The page has lessons.')
  await act(async () => void (await lessons.begin(first)))
  lessons.go(first.steps.length - 1)
  await renderSettled(app, <LessonPlayer lessons={lessons} />)
  const begin = vi.spyOn(lessons, 'begin')
  const open = () => lessons.getState().playing?.lesson.id
  return { second, begin, open }
}

const button = (name: string) => page.getByRole('button', { name })

it('begins no next lesson by the second tap of a double tap on “Finish”, and begins it by a tap or a key', async () => {
  const { second, begin, open } = await openLastStep()
  fireEvent.click(button('Finish'), { detail: 1 })
  const next = `Next lesson: ${second.title}`
  fireEvent.click(button(next), { detail: 2 })
  expect(begin).not.toHaveBeenCalled()
  fireEvent.click(button(next), { detail: 1 })
  await waitFor(() => expect(open()).toBe(second.id))
})

it.each([
  ['closes a graph that covers the cards, where there is no room for both', false],
  ['leaves the graph open beside the cards', true],
])('%s', async (_, matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }))
  const app = await openApp(testHost(turns().languageModel), stack(['inference']))
  const { editor, runner, library, deviceStorage } = app
  const lessons = createLessons({ editor, runner, library, stored: createStoredLessons(deviceStorage) })
  const screen = await renderSettled(app, <LessonPlayer lessons={lessons} />)
  screen.setState({ graph: true })
  await act(async () => void (await lessons.begin(dice)))
  expect(screen.getState().graph).toBe(matches)
})

it('says in which language a lesson is, where it is not that of the page, and marks its text', async () => {
  const document = { ...dice.document, language: 'ar' }
  await openLesson({ ...dice, id: 'own-dice', document })
  expect(page.getByText('This lesson is written in Arabic.')).toBeTruthy()
  const text = page.getByText(/The bars are chances/).closest('[lang]')
  expect([text?.getAttribute('lang'), text?.getAttribute('dir')]).toEqual(['ar', 'rtl'])
})

it('says nothing of the language of an earlier lesson, and lets its text choose the direction', async () => {
  await openLesson({ ...dice, id: 'own-dice' })
  expect(page.queryByText(/This lesson is written in/)).toBeNull()
  expect(
    page
      .getByText(/The bars are chances/)
      .closest('[dir]')
      ?.getAttribute('dir'),
  ).toBe('auto')
})

it('is in another language when the page is; the document stays', async () => {
  const { lessons, editor } = await openLesson(dice)
  const { document } = editor.getState().draft
  await act(() => activateLanguage(languageByCode('en-XA') ?? sourceLanguage))
  // The page draws everything again then.
  await act(async () => lessons.go(1))
  await waitFor(() => expect(lessons.getState().playing?.lesson.title).toMatch(/^Ḍ/))
  expect(editor.getState().draft.document).toBe(document)
})

it('does not go past a guess before it was answered by a run, unless the person skips it', async () => {
  const isGuessed = ({ question }: Lesson['steps'][number]) => question?.outcomes !== undefined
  const lesson = ours.find(({ steps }) => steps.slice(0, -1).some(isGuessed)) as Lesson
  const { lessons } = await openLesson(lesson)
  const at = lesson.steps.findIndex(isGuessed)
  await act(async () => lessons.go(at))
  const step = () => lessons.getState().playing?.step
  fireEvent.click(button('Next'))
  expect(page.getByText('Guess first: choose an answer.')).toBeTruthy()
  fireEvent.click(page.getAllByRole('radio')[0] as HTMLElement)
  fireEvent.click(button('Next'))
  expect(page.getByText(/^Now find out/)).toBeTruthy()
  expect(step()).toBe(at)
  fireEvent.click(button('Skip this step'))
  expect(step()).toBe(at + 1)
})

it('prints a card of a lesson whose steps are all done, and takes it away again', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const app = await openApp(testHost(turns().languageModel), stack(['inference']))
  const { editor, runner, library, deviceStorage } = app
  const stored = createStoredLessons(deviceStorage)
  const last = dice.steps.length - 1
  stored.writeProgress({ [dice.id]: { step: last, done: dice.steps.map((_, index) => index), finished: false } })
  const lessons = createLessons({ editor, runner, library, stored })
  await act(async () => void (await lessons.begin(dice)))
  await renderSettled(app, <LessonPlayer lessons={lessons} />)
  fireEvent.click(button('Finish'))
  fireEvent.click(button('Print a card'))
  expect(print).toHaveBeenCalledOnce()
  expect(page.getByRole('article', { hidden: true }).textContent).toContain(`${dice.title} has finished this lesson`)
  fireEvent(window, new Event('afterprint'))
  expect(page.queryByRole('article', { hidden: true })).toBeNull()
})
