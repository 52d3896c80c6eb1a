import { act, screen as page } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { openApp, runToEnd } from '../../../tests/support/page-app'
import { renderStackPlace } from '../../../tests/support/stack-place'

const pipeline = stack(['inference'])
const greeting = () => page.queryByText(/^Stack cards, press Run/)

/** A first visit. */
async function visit() {
  const app = await openApp(testHost(turns({ text: 'Hi.' }, { text: 'Hi.' }).languageModel), pipeline)
  app.settings.setState({ welcomed: false })
  await renderStackPlace(app)
  return app
}

it('stays in place during the first run and after it, until another document opens', async () => {
  const app = await visit()
  expect(greeting()).not.toBeNull()
  await act(async () => void (await runToEnd(app)))
  await act(async () => app.settings.setState({ welcomed: true }))
  expect(greeting()).not.toBeNull()
  await act(async () => void (await app.library.preview({ document: { ...pipeline, id: 'other' }, inputs: {} })))
  expect(greeting()).toBeNull()
})

it('is not there in a first lesson, before or after its runs', async () => {
  const app = await visit()
  // A lesson opens its document, and ends the first visit.
  await act(async () => void (await app.library.preview({ document: { ...pipeline, id: 'lesson' }, inputs: {} })))
  await act(async () => app.settings.setState({ welcomed: true }))
  expect(greeting()).toBeNull()
  await act(async () => void (await runToEnd(app)))
  expect(greeting()).toBeNull()
})
