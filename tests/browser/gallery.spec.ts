import type { Page } from '@playwright/test'
import { encodeLink } from '../../src/documents/links/link'
import { recordingOf } from '../../src/documents/recordings/recording'
import { run, testHost, turns } from '../support/engine'
import { moodRing } from '../support/english-content'
import { expectAccessible } from './axe'
import { expect, screens, test } from './fixtures'
import { openMore } from './stack-page'

const messages = ['I lost my cat', 'We won the cup', 'It rains and rains', 'Snow on the hills']

/** Links of seven students: most with a run, some without, and one truncated. */
async function sent(): Promise<string> {
  const lines: string[] = []
  for (let child = 1; child <= 7; child++) {
    const message = `${messages[child % 4]} (${child})`
    const document = { ...moodRing.document, name: `Ring ${child}` }
    const inputs = Object.fromEntries(
      document.pipelines[0]?.nodes.filter(({ type }) => type === 'user_input').map(({ id }) => [id, message]) ?? [],
    )
    const hex = `#${(child * 500_000).toString(16).padStart(6, '0')}`
    const model = turns({ calls: [{ name: 'display_mood_color', args: { hex } }] }, { text: `Seen: ${message}.` })
    const recording =
      child % 7 === 0 ? null : recordingOf(await run(document, testHost(model.languageModel), { inputs }))
    const link = await encodeLink({ draft: { document, inputs }, ...(recording && { recording }) })
    lines.push(`Child ${child}: https://class.example/${link}`)
  }
  return [...lines.slice(0, 4), `Zoe: ${lines[5]?.slice(9, 120)}`, ...lines.slice(4)].join('\n')
}

async function openGallery(page: Page) {
  await expect(page.getByRole('article', { name: 'Color, mood' })).toBeVisible()
  await openMore(page, 'Class gallery')
  return page.getByRole('dialog', { name: 'Class gallery' })
}

test('links hang side by side, one of them bad: read, and nothing more', async ({ openPage, monitor }) => {
  const { page } = await openPage({ viewport: screens.projector })
  const gallery = await openGallery(page)
  await expect(gallery.getByText('Nothing here yet.')).toBeVisible()
  await gallery.getByRole('textbox', { name: 'Links, one per line' }).fill(await sent())
  await gallery.getByRole('button', { name: 'Add to the wall' }).click()
  await expect(gallery.getByText('8 works, 1 of them cannot be read')).toBeVisible()
  const works = gallery.getByRole('list', { name: 'Works' }).getByRole('article')
  await expect(works).toHaveCount(8)

  // Prompts and results, without names; shared ones are shown once.
  const first = gallery.getByRole('article', { name: 'Work 1', exact: true })
  await expect(first).toHaveText(/We won the cup \(1\)[\s\S]*#07a120[\s\S]*Seen: We won the cup \(1\)/)
  await expect(gallery.getByText('Child 1')).toHaveCount(0)
  await expect(gallery.getByText('What all of them have in common: System prompt')).toBeVisible()
  await expect(gallery.getByRole('article', { name: 'Work 5', exact: true })).toContainText('not whole')
  await expect(
    gallery.getByRole('article', { name: 'Work 8', exact: true }).getByText('There is no run in it.'),
  ).toBeVisible()
  await expectAccessible(page)

  await gallery.getByRole('checkbox', { name: 'Names' }).check()
  await expect(gallery.getByRole('article', { name: 'Zoe' })).toBeVisible()
  await gallery.getByRole('combobox', { name: 'Order' }).selectOption('By name')
  await expect(works.last()).toHaveAccessibleName('Zoe')
  await gallery.getByRole('button', { name: 'Shuffle' }).click()
  await gallery.getByRole('combobox', { name: 'Order' }).selectOption('As they came')
  await gallery.getByRole('combobox', { name: 'Size' }).selectOption('Large')

  // By keyboard: through the grid, one work large, its neighbor, and back.
  await works.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(gallery.getByRole('article', { name: 'Child 2, 2 of 7' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const large = gallery.getByRole('article', { name: 'Child 3, 3 of 7' })
  await expect(large.getByText('You are a mood ring.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(works.first()).toBeVisible()

  // Nothing was saved or requested.
  monitor.expectNoForeignRequests()
  await gallery
    .getByRole('article', { name: 'Child 4', exact: true })
    .getByRole('button', { name: 'Open a copy' })
    .click()
  await expect(gallery).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Pipeline name' })).toHaveValue('Ring 4')
  await expect(page.getByRole('region', { name: 'Replay' }).getByText('from a link, not verified')).toBeVisible()
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  await expect(page.getByRole('tab', { name: /^My pipelines( \(0\))?$/ })).toBeVisible()
})

test('files hang too: chosen, or dropped where the page would open them', async ({ page }) => {
  const gallery = await openGallery(page)
  const file = (name: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...moodRing.document, inputs: moodRing.inputs })),
  })
  await gallery.getByLabel('Choose files').setInputFiles([file('Ada.aili5.json'), file('Ben.aili5.json')])
  await expect(gallery.getByText('2 works')).toBeVisible()
  const dropped = await page.evaluateHandle(text => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'Cleo.json', { type: 'application/json' }))
    return data
  }, JSON.stringify(moodRing.document))
  await gallery.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(gallery.getByText('3 works')).toBeVisible()
  await gallery.getByRole('checkbox', { name: 'Names' }).check()
  for (const name of ['Ada', 'Ben', 'Cleo'])
    await expect(gallery.getByRole('article', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('dialog', { name: /^Open/ })).toHaveCount(0)
})
