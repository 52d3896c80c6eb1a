import { render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { ofType, run, stack, testHost, turns } from '../../../tests/support/engine'
import type { InferenceConfig } from '../../model/inference'
import type { LanguageModel } from '../../model/language-model'
import inference from '../../nodes/inference/node'
import view from '../../nodes/inference/view'
import { foldEvents } from './fold-run'
import { emptyRun } from './run-state'

it('P11: the card of a model says that it wrote a call as text, and the call is run', async () => {
  const { languageModel } = turns({ calls: [{ name: 'display_color', args: { hex: '#0000ff' } }] })
  const writing: LanguageModel = {
    async *stream(request, signal) {
      for await (const event of languageModel.stream(request, signal))
        yield event.type === 'tool-call' ? { ...event, call: { ...event.call, isText: true } } : event
    },
  }
  const events = await run(
    stack(['user_input', {}], ['color_display', {}], ['inference', {}, 'llm']),
    testHost(writing),
  )
  const shown = foldEvents(emptyRun, events).nodes.llm
  if (!shown || !view.Output) throw new Error('The model did not run.')
  const config = v.parse(inference.configSchema, {}) as InferenceConfig
  render(<view.Output nodeId="llm" config={config} run={shown} onAnswer={() => {}} />)
  expect(screen.getByText(/wrote its call of display_color as text/)).toBeDefined()
  expect(ofType(events, 'tool-result')[0]?.data).toEqual({ hex: '#0000ff' })
})
