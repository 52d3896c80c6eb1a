import { act, screen as page } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { openApp, runToEnd } from '../../../tests/support/page-app'
import { renderStackPlace } from '../../../tests/support/stack-place'
import type { Document } from '../../model/document'

const pipeline = stack(['inference'])
const moodRing: Document = {
  ...pipeline,
  pipelines: pipeline.pipelines.map(each => ({
    ...each,
    nodes: [{ id: 'mood-gauge', type: 'gauge_display', config: {} }, ...each.nodes],
  })),
}
const line = (text: RegExp) => page.queryByText(text)
const twelve = () => page.queryAllByRole('button', { name: 'Run it 12 times' })

/** A first visit, and a run of it to its end. */
async function visit(document: Document) {
  const answers = turns(...Array.from({ length: 5 }, () => ({ text: 'Hi.' })))
  const app = await openApp(testHost(answers.languageModel), document)
  app.settings.setState({ welcomed: false })
  await renderStackPlace(app)
  const run = async () => {
    await act(async () => void (await runToEnd(app)))
    await act(async () => app.settings.setState({ welcomed: true }))
  }
  return { app, run }
}

it('greets until the first run, says what to do next after three runs, and then is silent', async () => {
  const { run } = await visit(moodRing)
  expect(line(/^Build with cards/)).not.toBeNull()
  expect(twelve()).toHaveLength(0)
  for (const next of [/sad day/, /Take the color card away/, /Look at what the model got/]) {
    await run()
    expect(line(next)).not.toBeNull()
    expect(line(/^Build with cards/)).toBeNull()
    expect(twelve()).toHaveLength(1)
  }
  await run()
  expect(line(/Look at what the model got/)).toBeNull()
  // Below the stack.
  expect(twelve()).toHaveLength(1)
})

it('asks for no sad day where there is no mood', async () => {
  const { run } = await visit(pipeline)
  await run()
  expect(line(/sad day/)).toBeNull()
  expect(line(/Look at what the model got/)).not.toBeNull()
})

it('is not there in another document, or in a first lesson, before or after its runs', async () => {
  const { app, run } = await visit(pipeline)
  // A lesson opens its document, and ends the first visit.
  await act(async () => void (await app.library.preview({ document: { ...pipeline, id: 'lesson' }, inputs: {} })))
  expect(line(/^Build with cards/)).toBeNull()
  await act(async () => app.settings.setState({ welcomed: true }))
  await run()
  expect(line(/Look at what the model got/)).toBeNull()
})

it('is not over an empty stack, which has one invitation of its own', async () => {
  const { app } = await visit(pipeline)
  await act(async () => app.editor.removeNode(pipeline.pipelines[0]?.nodes[0]?.id ?? ''))
  expect(line(/^Build with cards/)).toBeNull()
  expect(page.getByRole('heading', { name: /^Pick a card to begin/ })).toBeTruthy()
})
