import type { Page } from '@playwright/test'
import { encodeLinkWithRun } from '../../src/documents/links/link'
import { recordingOf } from '../../src/documents/recordings/recording'
import { nodeTypes } from '../../src/nodes/registry'
import { run, testHost, turns } from '../support/engine'
import { moodRing } from '../support/english-content'
import { expect, screens, test } from './fixtures'
import { openMore } from './stack-page'

const messages = ['I lost my cat', 'We won the cup', 'It rains and rains', 'Snow on the hills']

/** Links of four students: most with a run, the last without; and one truncated. */
async function sent(): Promise<string> {
  const lines: string[] = []
  for (let child = 1; child <= 4; child++) {
    const message = `${messages[child % 4]} (${child})`
    const document = { ...moodRing.document, name: `Ring ${child}` }
    const inputs = Object.fromEntries(
      document.pipelines[0]?.nodes.filter(({ type }) => type === 'user_input').map(({ id }) => [id, message]) ?? [],
    )
    const hex = `#${(child * 500_000).toString(16).padStart(6, '0')}`
    const model = turns({ calls: [{ name: 'display_mood_color', args: { hex } }] }, { text: `Seen: ${message}.` })
    const recording = child === 4 ? null : recordingOf(await run(document, testHost(model.languageModel), { inputs }))
    const link = await encodeLinkWithRun(
      { draft: { document, inputs }, ...(recording && { recording }) },
      { nodeTypes },
    )
    lines.push(`Child ${child}: https://class.example/${link}`)
  }
  return [...lines.slice(0, 3), `Zoe: ${lines[2]?.slice(9, 120)}`, ...lines.slice(3)].join('\n')
}

async function openGallery(page: Page) {
  await expect(page.getByRole('article', { name: 'Color, mood' })).toBeVisible()
  await openMore(page, 'Class gallery')
  return page.getByRole('dialog', { name: 'Class gallery' })
}

test('links and files hang side by side, one of them bad: read, and nothing more', async ({ openPage, monitor }) => {
  const { page } = await openPage({ viewport: screens.projector })
  const gallery = await openGallery(page)
  const works = gallery.getByRole('list', { name: 'Works' }).getByRole('article')
  const work = (name: string) => gallery.getByRole('article', { name, exact: true })
  await test.step('prompts and results without names; shared ones are shown once', async () => {
    await expect(gallery.getByText('Nothing here yet.')).toBeVisible()
    await gallery.getByRole('textbox', { name: 'Links, one per line' }).fill(await sent())
    await gallery.getByRole('button', { name: 'Add to the wall' }).click()
    await expect(gallery.getByText('5 works, 1 of them cannot be read')).toBeVisible()
    await expect(works).toHaveCount(5)
    await expect(work('Work 1')).toHaveText(/We won the cup \(1\)[\s\S]*#07a120[\s\S]*Seen: We won the cup \(1\)/)
    await expect(gallery.getByText('Child 1')).toHaveCount(0)
    await expect(gallery.getByText('What all of them have in common: System prompt')).toBeVisible()
    await expect(work('Work 4')).toContainText('was lost or changed')
    await expect(work('Work 5').getByText('There is no run in it.')).toBeVisible()
  })
  await test.step('one work large, its neighbor by an arrow key, and back', async () => {
    await gallery.getByRole('checkbox', { name: 'Names' }).check()
    await gallery.getByRole('combobox', { name: 'Order' }).selectOption('By name')
    await expect(works.last()).toHaveAccessibleName('Zoe')
    await gallery.getByRole('combobox', { name: 'Size' }).selectOption('Large')
    await works.nth(1).getByRole('button', { name: 'Show it large' }).click()
    await expect(gallery.getByRole('article', { name: 'Child 2, 2 of 4' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    const large = gallery.getByRole('article', { name: 'Child 3, 3 of 4' })
    await expect(large.getByText('You are a mood ring.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(works.first()).toBeVisible()
  })
  await test.step('files: chosen, or dropped where the page would open them', async () => {
    const buffer = Buffer.from(JSON.stringify({ ...moodRing.document, inputs: moodRing.inputs }))
    const file = (name: string) => ({ name, mimeType: 'application/json', buffer })
    await gallery.getByLabel('Choose files').setInputFiles([file('Ada.aili5.json'), file('Ben.aili5.json')])
    await expect(gallery.getByText('7 works')).toBeVisible()
    const dropped = await page.evaluateHandle(text => {
      const data = new DataTransfer()
      data.items.add(new File([text], 'Cleo.json', { type: 'application/json' }))
      return data
    }, JSON.stringify(moodRing.document))
    await gallery.dispatchEvent('drop', { dataTransfer: dropped })
    for (const name of ['Ada', 'Ben', 'Cleo']) await expect(work(name)).toBeVisible()
    await expect(page.getByRole('dialog', { name: /^Open/ })).toHaveCount(0)
  })
  await test.step('nothing was saved or requested; one opens as a copy', async () => {
    monitor.expectNoForeignRequests()
    await work('Child 3').getByRole('button', { name: 'Open a copy' }).click()
    await expect(gallery).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Pipeline name' })).toHaveValue('Ring 3')
    await expect(page.getByRole('region', { name: 'Replay' }).getByText('from a link, not verified')).toBeVisible()
    await page.getByRole('button', { name: 'Library', exact: true }).click()
    await expect(page.getByRole('tab', { name: /^My pipelines( \(0\))?$/ })).toBeVisible()
  })
})
