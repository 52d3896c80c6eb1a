import { mkdirSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { encodeClassLink } from '../../src/documents/links/class-link'
import { encodeLink } from '../../src/documents/links/link'
import { stack } from '../support/engine'
import { openGateway, startProvider } from '../support/gateway'
import { dist } from './build'
import { engines } from './engines/engine'
import { openPage, type Place } from './engines/page'
import { expect, test } from './fixtures'

/** A class on the address of this machine in its network: over http, which browsers do not trust. */
const network = Object.values(networkInterfaces())
  .flat()
  .find(each => each?.family === 'IPv4' && !each.internal)?.address

const photographs = resolve(import.meta.dirname, '../../test-results/engines')

const button = (name: string | RegExp, inside?: Place): Place => ({ role: 'button', name, ...(inside && { inside }) })
const card = (name: string): Place => ({ role: 'article', name })
const status: Place = { role: 'status', name: 'Run' }
const nameBox: Place = { role: 'textbox', name: 'Pipeline name' }
const control = '\uE009'

/** A link to a card that learns by a network. */
const link = await encodeLink({
  draft: { document: stack(['next_word', { how: 'network', learnFrom: 'weather' }]), inputs: {} },
})

for (const [engine, start] of Object.entries(engines)) {
  test(`in ${engine}: run, edit, drag, save, link, lesson, graph, drawing, a class over http, a network`, async ({
    site,
  }) => {
    test.skip(!start, `${engine} is not installed here`)
    const session = await (start as NonNullable<typeof start>)()
    mkdirSync(photographs, { recursive: true })
    try {
      const page = await openPage(session, site.url)
      const photograph = async (name: string) =>
        writeFileSync(resolve(photographs, `${engine}-${name}.png`), await page.photograph())
      const step = (name: string, work: () => Promise<void>) =>
        test.step(name, async () => {
          await work().finally(() => photograph(name))
        })
      const openContent = async (query: string, accept: RegExp) => {
        await page.goTo(`${site.url}${query}`)
        await page.click(button(accept, { role: 'dialog' }))
      }

      await step('first-run', async () => {
        await page.click(button('Run'))
        await page.expectText(status, /^Finished/)
        await page.see({ role: 'group', name: 'Result', inside: card('Color, mood') })
      })
      await step('edit', async () => {
        await page.click({ role: 'textbox', inside: card('Message') })
        await page.press(control, 'a')
        await page.type('A storm is near')
        await page.expectText({ role: 'textbox', inside: card('Message') }, /^A storm is near$/)
        await page.click(nameBox)
        await page.press(control, 'a')
        await page.type('Weather')
        await page.press('\uE007')
      })
      await step('drag', async () => {
        await page.drag(button('Move Message'), card('Model'), { x: 0, y: -30 })
        await page.wait('the new order', async () => (await page.order('Message', 'Model')) === 'next')
      })
      await step('save-and-reload', async () => {
        await page.see({ text: 'Saved' })
        await page.reload()
        await page.expectText(nameBox, /^Weather$/)
        await page.expectText({ role: 'textbox', inside: card('Message') }, /^A storm is near$/)
      })
      await step('link', async () => {
        await page.click(button('Share'))
        await page.see({ role: 'img', name: /^QR code/ })
        const link = await page.text({ role: 'textbox', name: 'Link' })
        await page.goTo('about:blank')
        await page.goTo(link)
        await page.click(button('Try', { role: 'dialog' }))
        await page.click(button('Run'))
        await page.expectText(status, /^Finished/)
      })
      await step('lesson', async () => {
        await openContent('?lesson=dice', /^Begin$/)
        await page.see({ role: 'region', name: 'Lesson' })
        await page.click(button('Leave'))
      })
      await step('graph', async () => {
        await openContent('?starter=support-router', /^(Open|Try)/)
        await page.click(button('Graph'))
        await page.see({ role: 'region', name: 'Graph' })
        await page.click(button('Run'))
        await page.expectText(status, /^Finished/)
      })
      await step('drawing', async () => {
        await openContent('?starter=guess-the-drawing', /^(Open|Try)/)
        await page.draw({ role: 'application', name: 'Paper' })
        await page.see(button('Undo stroke', card('Drawing')))
        await page.click(button('Run'))
        await page.expectText(status, /^Finished/)
      })
      await step('network', async () => {
        await page.goTo('about:blank')
        await page.goTo(`${site.url}${link}`)
        await page.click(button('Try', { role: 'dialog' }))
        await page.click(button('Train it'))
        // Some steps: a full training takes minutes on a slow machine.
        await page.wait('the twentieth step', () =>
          page.run<boolean>('return Number(document.querySelector("progress")?.value) >= 20'),
        )
        await page.click(button('Stop training'))
      })
      await step('class-over-http', async () => {
        if (!network) return
        const provider = await startProvider({ chunks: 3, usage: { input: 300, output: 120 } })
        const variables = { GATEWAY_HOST: network }
        const gateway = await openGateway(provider.origin, { name: 'Room 4' }, { pageFolder: dist, variables })
        const { origin } = gateway
        await page.goTo(`${origin}/${encodeClassLink({ gateway: origin, code: gateway.code, name: 'Room 4' })}`)
        await page.click(button('Join Room 4'))
        await page.see({ text: /You are in/ })
        await page.press('\uE00C')
        await page.click(button('Run'))
        await page.expectText(status, /^Finished/)
        expect(await page.run('return isSecureContext')).toBe(false)
        await gateway.close()
        await provider.stop()
      })
    } finally {
      await session.close()
    }
  })
}
