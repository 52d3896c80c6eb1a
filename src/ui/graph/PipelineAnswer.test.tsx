import { act, screen as page } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testHost, turns } from '../../../tests/support/engine'
import { flow } from '../../../tests/support/flows'
import { openApp, renderIn, runToEnd } from '../../../tests/support/page-app'
import { PipelineAnswer } from './PipelineAnswer'

it('a pipeline shows what it has answered: its color, its picture and the first words, and nothing before', async () => {
  const document = flow(
    { mood: [['color_display'], ['emoji_display'], ['user_input'], ['inference']], idle: [['note']] },
    [],
  )
  const { languageModel } = turns(
    {
      calls: [
        { name: 'display_color', args: { hex: '#ffcc33', name: 'Sunshine yellow' } },
        { name: 'display_emoji', args: { emoji: '🌞' } },
      ],
    },
    { text: `What a **sunny** day! ${'And so on. '.repeat(20)}` },
  )
  const app = await openApp(testHost(languageModel), document, { inputs: { 'mood-3': 'Hello' } })
  const [mood] = document.pipelines
  renderIn(app, <PipelineAnswer pipeline={mood!} />)
  const container = globalThis.document.body
  expect(container.textContent).toBe('')
  await act(async () => void (await runToEnd(app)))
  expect(page.getByTitle('Sunshine yellow').querySelector('rect')?.getAttribute('fill')).toBe('#ffcc33')
  expect(container.textContent).toContain('🌞')
  expect(page.getByText(/^What a sunny day! And so on\./).textContent?.length).toBeLessThanOrEqual(60)
})
