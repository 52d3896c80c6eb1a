import { stack } from '../support/engine'
import { expect, test } from './fixtures'
import { openDocument } from './flow-page'
import { connectScriptedModel, type ModelRequest } from './scripted-model'
import { card, runButton, runStatus } from './stack-page'

const permission = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

test('a webhook shows what it would send, sends nothing after a no, and the answer after a yes', async ({
  openPage,
  monitor,
}) => {
  const ring = ({ messages, tools = [] }: ModelRequest) => {
    if (messages.some(({ role }) => role === 'tool')) return 'Done.'
    return { [tools[0]?.function.name ?? '']: { url: 'https://bell.example/ring', method: 'POST' } }
  }
  const { page } = await openPage({
    prepare: async context => {
      await connectScriptedModel(context, ring)
      await context.route('https://bell.example/**', route =>
        route.fulfill({ status: 200, body: 'rung', headers: permission }),
      )
    },
  })
  await openDocument(page, stack(['webhook_trigger'], ['user_input', { defaultValue: 'Ring!' }], ['inference']))
  await runButton(page).click()
  const consent = page.getByRole('dialog', { name: 'Send this?' })
  await expect(consent).toContainText('bell.example')
  await consent.getByRole('button', { name: /^Don.t send$/ }).click()
  await expect(runStatus(page)).toHaveText('Finished')
  const rings = () => monitor.foreignRequests.filter(request => request.includes('bell.example'))
  expect(rings()).toEqual([])
  await runButton(page).click()
  await consent.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(runStatus(page)).toHaveText('Finished')
  expect(rings()).toContain('POST https://bell.example/ring')
  await expect(card(page, 'Webhook')).toContainText('200')
})
