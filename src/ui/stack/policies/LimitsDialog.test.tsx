import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../../tests/support/engine'
import { openApp, renderIn, runToEnd } from '../../../../tests/support/page-app'
import type { Document } from '../../../model/document'
import type { Host } from '../../../model/host'
import { LimitNotice } from './LimitNotice'
import LimitsDialog from './LimitsDialog'

const rest = { kind: 'rest', url: 'https://shop.example/stock', allowedDomains: ['shop.example'] }

/** The dialog over a document, and a server that always answers "busy". */
async function page(document: Document) {
  const fetch = vi.fn<Host['fetch']>(async () => ({ status: 503, body: '{}', contentType: 'application/json' }))
  const host = testHost(turns().languageModel, {
    isAllowedHost: () => true,
    fetch,
  })
  const app = await openApp(host, document)
  const place = renderIn(
    app,
    <>
      <LimitNotice />
      <LimitsDialog />
    </>,
  )
  const field = () => screen.getByLabelText('Limit of requests in a run') as HTMLInputElement
  return { app, place, fetch, field, limits: () => app.editor.getState().draft.document.settings?.limits }
}

/** Steps with more retries than any limit permits. */
const eager = (settings?: Document['settings']): Document => {
  const document = stack(['integration', rest])
  const [pipeline] = document.pipelines
  const nodes = pipeline!.nodes.map(node => ({ ...node, policy: { retry: { maxRetries: 500, backoffMs: 0 } } }))
  return { ...document, pipelines: [{ ...pipeline!, nodes }], ...(settings && { settings }) }
}

it('says beforehand how many requests a run may send: 100, with what counts and what does not', async () => {
  const { field, limits } = await page(eager())
  expect(field().placeholder).toBe('100')
  expect(field().value).toBe('')
  expect(limits()).toBeUndefined()
  const help = document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent
  expect(help).toMatch(/Integrations, URL loaders and Tool steps send, with retries.*Webhook.*10/)
})

it('is what a run keeps to where nothing else is set, and the notice leads back to it', async () => {
  const { app, fetch, place } = await page(eager())
  await runToEnd(app)
  expect(fetch).toHaveBeenCalledTimes(100)
  expect(await screen.findByText(/reached its limit of 100 requests, and stopped/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change the limit' }))
  expect(place.getState().overlay).toEqual({ name: 'limits' })
})

it('can be another number, none at all, or the usual one again', async () => {
  const { app, fetch, field, limits } = await page(eager())
  await userEvent.type(field(), '7')
  expect(limits()).toEqual({ maxRequests: 7 })
  await runToEnd(app)
  expect(fetch).toHaveBeenCalledTimes(7)
  expect(await screen.findByText(/reached its limit of 7 requests, and stopped/)).toBeTruthy()

  await userEvent.clear(field())
  await userEvent.type(field(), '0')
  expect(limits()).toEqual({ maxRequests: 0 })
  await runToEnd(app)
  expect(fetch).toHaveBeenCalledTimes(7)

  await userEvent.clear(field())
  expect(limits()).toBeUndefined()
})

it('leaves the other limits as they are, and each change can be undone', async () => {
  const { app, field, limits } = await page(eager({ limits: { maxSteps: 20 } }))
  await userEvent.type(field(), '12')
  await userEvent.tab()
  expect(limits()).toEqual({ maxSteps: 20, maxRequests: 12 })
  app.editor.undo()
  expect(limits()).toEqual({ maxSteps: 20 })
})
