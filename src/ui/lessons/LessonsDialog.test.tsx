import { fireEvent, screen as page, waitFor } from '@testing-library/react'
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
