import { fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { openApp, renderSettled } from '../../../tests/support/page-app'
import { createLessons } from '../../store/lessons/lessons'
import { createStoredLessons } from '../../store/lessons/stored-lessons'
import LessonsDialog from './LessonsDialog'

it('two presses begin a lesson once', async () => {
  const app = await openApp(testHost(turns().languageModel), stack(['inference']))
  const { editor, runner, library, deviceStorage } = app
  const lessons = createLessons({ editor, runner, library, stored: createStoredLessons(deviceStorage) })
  const begin = vi.spyOn(lessons, 'begin')
  const close = vi.fn()
  const screen = await renderSettled(
    { ...app, loadLessons: async () => lessons },
    <LessonsDialog overlay={{ name: 'lessons' }} onClose={close} />,
  )
  const button = await page.findByRole('button', { name: 'Begin: Tokens' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(begin).toHaveBeenCalledOnce()
  expect(lessons.getState().playing?.lesson.id).toBe('tokens')
  expect(screen.getState().said.text).toContain('Tokens')
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))
})

it('has chapters with what is done in each, three lessons to begin with, and the plans for teachers', async () => {
  const app = await openApp(testHost(turns().languageModel), stack(['inference']))
  const { editor, runner, library, deviceStorage } = app
  const stored = createStoredLessons(deviceStorage)
  stored.writeProgress({ tokens: { step: 0, done: [0, 1, 2, 3], finished: true } })
  const lessons = createLessons({ editor, runner, library, stored })
  const close = vi.fn()
  const screen = await renderSettled(
    { ...app, loadLessons: async () => lessons },
    <LessonsDialog overlay={{ name: 'lessons' }} onClose={close} />,
  )
  const chapter = within(await page.findByRole('region', { name: 'How it guesses' }))
  expect(chapter.getByText(/^1 of \d+ finished$/)).toBeTruthy()
  expect(chapter.getByRole('button', { name: 'Play again: Tokens' })).toBeTruthy()
  fireEvent.click(
    within(page.getByRole('region', { name: 'Plans for teachers' })).getByRole('button', { name: 'Talk to it' }),
  )
  expect(screen.getState().overlay).toMatchObject({ name: 'teaching', page: 'plan talk-to-it' })
  const beginnings = within(page.getByRole('region', { name: 'First 10 minutes' })).getAllByRole('button')
  expect(beginnings).toHaveLength(3)
  fireEvent.click(beginnings[0] as HTMLElement)
  await waitFor(() => expect(lessons.getState().playing?.lesson.id).toBe('the-next-word'))
})
