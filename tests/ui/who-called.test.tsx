// @vitest-environment jsdom
import { cleanup, fireEvent, screen as page, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { RunEvent } from '../../src/model/events'
import { nodeTypes } from '../../src/nodes/registry'
import { executionsOf } from '../../src/toolkit/executions'
import { ExecutionDetail } from '../../src/ui/parts/executions/ExecutionDetail'
import { describeEvent } from '../../src/ui/runs/replay/describe-event'
import { run, stack, testHost, turns } from '../support/engine'
import { call, testStep, testTool, toolDocument } from '../support/tools'

afterEach(cleanup)

const toldBy = (events: readonly RunEvent[]) => events.map(event => describeEvent(event, nodeId => nodeId))

it('a tool that a step called on its own is not said to have been called by a model', async () => {
  const document = toolDocument([testStep('search', { tool: 'find' })], [testTool('find', { found: 1 })])
  const { events } = await call(document, {}, () => ({ text: 'not asked' }))
  expect(toldBy(events)).toContain('find is called by the step, not by a model')
  expect(toldBy(events).filter(line => /model (called|calls|said|says|is told)/.test(line))).toEqual([])

  const [execution] = executionsOf(document, events, nodeTypes)
  if (!execution) throw new Error('nothing ran')
  render(<ExecutionDetail execution={execution} events={events} />)
  fireEvent.click(page.getByRole('button', { name: '1. search' }))
  expect(page.getByText('Called find by itself. No model was asked.')).toBeTruthy()
})

it('what a model called is said to be called by the model, each tool by its name and how often', async () => {
  const document = stack(['color_display', { name: 'mood' }, 'color'], ['inference', {}, 'llm'])
  const hex = (name: string) => ({ name: 'display_mood_color', args: { hex: name } })
  const { languageModel } = turns({ calls: [hex('#ff8800'), hex('#ff0000')] }, { text: 'Done.' })
  const events = await run(document, testHost(languageModel), { inputs: { llm: 'Hello' } })
  const [execution] = executionsOf(document, events, nodeTypes)
  if (!execution) throw new Error('nothing ran')
  render(<ExecutionDetail execution={execution} events={events} />)
  fireEvent.click(page.getByRole('button', { name: /Model/ }))
  expect(page.getByText('Its model called display_mood_color, 2 times.')).toBeTruthy()
})
