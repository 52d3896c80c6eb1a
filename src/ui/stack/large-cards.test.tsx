import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { openApp } from '../../../tests/support/page-app'
import { renderStackPlace } from '../../../tests/support/stack-place'
import { largeCards } from './large-cards'

afterEach(() => largeCards.setState({ ids: [] }))

it('a result is made large, in a row of its own, and small again', async () => {
  const app = await openApp(
    testHost(turns().languageModel),
    stack(['color_display', { name: 'a' }], ['color_display', { name: 'b' }], ['inference']),
  )
  await renderStackPlace(app)
  const across = () => page.getAllByRole('article').map(({ dataset }) => dataset.across)
  expect(across()).toEqual(['2', '2', '1'])
  await userEvent.click(page.getByRole('button', { name: 'Make Color, a large' }))
  expect(across()).toEqual(['1', '1', '1'])
  await userEvent.click(page.getByRole('button', { name: 'Make Color, a small' }))
  expect(across()).toEqual(['2', '2', '1'])
})
