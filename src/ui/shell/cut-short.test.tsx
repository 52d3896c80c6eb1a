import { act, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { scriptedModel, stack, testHost } from '../../../tests/support/engine'
import { openApp, renderSettled, runToEnd } from '../../../tests/support/page-app'
import { RunStatus } from './header/RunStatus'
import { PipelinePlace } from './PipelinePlace'

it('an answer that runs out of tokens shows no tick, says so, and its limit is raised on the card', async () => {
  const document = stack(['pixel_art_display'], ['inference', { userMessage: 'Draw a cat', maxTokens: 30 }])
  const { languageModel } = scriptedModel(({ maxTokens = 0 }, round) => {
    if (maxTokens <= 30) return { text: '', ending: 'token-limit' as const, usage: { input: 9, output: 30 } }
    const call = { name: 'generate_pixel_art', args: { width: 1, height: 1, pixels: ['#ff0000'] } }
    return round === 2 ? { calls: [call] } : { text: 'A cat.' }
  })
  const app = await openApp(testHost(languageModel), document)
  await renderSettled(
    app,
    <>
      <RunStatus />
      <PipelinePlace />
    </>,
  )
  const card = (name: string) => within(page.getByRole('article', { name }))
  const ends = async (word: string) => {
    await act(async () => void (await runToEnd(app)))
    await waitFor(() => expect(page.getByRole('status', { name: 'Run' }).textContent).toBe(word))
  }
  await ends('Cut short')
  expect(await card('Model').findByTitle('Out of tokens')).toBeTruthy()
  expect(await card('Model').findByText(/ran out of tokens/)).toBeTruthy()
  expect(card('Model').queryByText(/used its tools and said nothing/)).toBeNull()
  expect(card('Pixel art').getByTitle('No answer')).toBeTruthy()
  expect(page.queryByTitle('Done')).toBeNull()

  await userEvent.click(await card('Model').findByRole('button', { name: /^Raise to [\d,]+$/ }))
  await ends('Finished')
  for (const name of ['Model', 'Pixel art']) expect(card(name).getByTitle('Done')).toBeTruthy()
})
