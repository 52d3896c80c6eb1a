import type { Locator, Page } from '@playwright/test'
import { nodeTypes } from '../../src/nodes/registry'
import { expect, test } from './fixtures'
import { oneOfEach } from './one-of-each'
import { collectUnsaidWords, inPseudo as t, unsaidWords } from './unsaid-words'

/*
 * Every view of the page in the pseudo-language, which has accents on each letter of a message, and formats dates and
 * lists in Greek letters: a word without accents is no message. What people, models and the web wrote is in Greek
 * letters too.
 */

/** Places of code, of what is sent to a model, and of texts in a language of their own. */
const untranslated = [
  'code, pre, samp, kbd, script, style, textarea, [translate=no], [lang]:not(html), button:has([lang]), tr:has([lang])',
  // Pictures of what a model makes of a starter.
  '[inert][aria-hidden]',
  // Shown by a page without scripts, which has no language to choose.
  'noscript',
  // The name of its library; and its descriptions, which are in English for one frame.
  '.react-flow__attribution, [id^=react-flow__]',
].join(', ')

/** What stays in every language, by its reason. */
const names: Readonly<Record<string, RegExp>> = {
  'names of this page, of companies, programs, models and formats':
    /\b(?:aili5|Demo|Test|test-model|Anthropic|OpenAI|OpenRouter|Azure|Google|Ollama|LM Studio|llama\.cpp|Chrome|MCP|JSON|YAML|CSV|API|QR|URL|HTML|curl|TypeScript|JavaScript|Python|LangChain|Ctrl|Esc|Alt|Shift|Apache 2\.0|(?:Claude|GPT|Gemini|SmolLM2|Qwen2\.5)[-\w. ]*)/g,
  'names of tools, templates, and placeholders of code': /\{\{?[^}]*\}\}?|\w+_[\w-]+/g,
  'addresses, methods and names of files':
    /https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)+\b|\/[\w/]+|\b(?:GET|POST|PUT|DELETE|PATCH)\b|\w+\/…|image\/png/g,
  'names of fields in a file': /"\w+"/g,
  'ids and colors': /\b[a-z]+(?:-[a-z\d]+)+\b|#[\da-f]{6}\b/g,
  'what the document of this walk holds': /\b(?:Menu|soup|tomato|main|noodles|query|exit 3)\b|clarity ·/g,
  'descriptions of tools, which models read':
    /What you want to know or have done, in one or two sentences|“(?:Use this tool to |# [^”]*)”/g,
  'values that a tool takes': new RegExp(`(?<=${t('one of {values}', { values: '' })})[\\w, ]+`, 'g'),
}

/** Unfolds all that is folded in the topmost dialog or the page, but for the settings of cards with `exceptSettings`. */
const unfold = (page: Page, exceptSettings = false) =>
  page.evaluate(async exceptSettings => {
    const done = new Set<Element>()
    const folded = () => {
      const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main')
      const all = root?.querySelectorAll<HTMLElement>(
        'button[aria-expanded=false]:not([aria-haspopup]), details:not([open]) > summary',
      )
      return [...(all ?? [])].filter(
        each =>
          !done.has(each) &&
          each.checkVisibility() &&
          !each.closest('[role=toolbar]') &&
          !(exceptSettings && each.matches('article > button')),
      )
    }
    for (let found = folded(); found.length > 0; found = folded()) {
      for (const each of found) {
        done.add(each)
        each.click()
      }
      await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }
  }, exceptSettings)

/** Files that cannot be opened, or only in part. */
const broken: Readonly<Record<string, string>> = {
  '1.json': '{"α": ',
  '2.json': '[]',
  '3.json': '{"nodes": [1]}',
  '4.json': '{"version":1,"id":"x","name":"α","pipelines":[{"id":"m","nodes":[{"id":"a","type":"note","config":7}]}]}',
  '5.json': '{"recording":2}',
  '6.json': '{"recording":9}',
  '7.yaml': 'nodes:\n  - α: [',
  '8.yaml': 'nodes:\n  - α: 1',
  '9.json':
    '{"version":1,"id":"x","name":"α","pipelines":[{"id":"m","nodes":[{"id":"a","type":"αβ"},{"id":"a","type":"note"}]}],"edges":[{"id":"e","source":"m","target":"αβ","kind":"next"}],"recording":{"recording":2}}',
}

/** A document that runs without a model, and fails. */
const failing = {
  ...{ version: 1, id: 'own', name: 'ΑΒΓ', edges: [] },
  pipelines: [
    {
      ...{ id: 'main', name: 'ΑΒΓ' },
      nodes: [
        { id: 'a', type: 'user_input', config: { defaultValue: 'αβγ' } },
        { id: 'b', type: 'console_output', config: {} },
        { id: 'c', type: 'script', config: { cmd: 'exit 3' } },
      ],
    },
  ],
}

test('no view has a word that is no message, apart from names, code, and what people and models wrote', async ({
  openPage,
  site,
}) => {
  const each = await oneOfEach()
  const { page } = await openPage({
    url: `${site.url}?lang=en-XA`,
    viewport: { width: 1600, height: 1000 },
    prepare: context => collectUnsaidWords(context, untranslated),
  })
  // A window that fills the screen cannot be resized.
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = async () => {}
  })
  const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true })
  const header = page.getByRole('banner')
  const dialog = page.getByRole('dialog')
  const pipelines = page.getByRole('combobox', { name: t('Pipelines') })
  const walkTabs = async (within: Locator = dialog) => {
    await unfold(page, within !== dialog)
    for (const tab of await within.getByRole('tab').all()) {
      await tab.click()
      await unfold(page, within !== dialog)
    }
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  const openFile = async (name: string, text: string) => {
    await button(t('Library'), header).click()
    const buffer = Buffer.from(text)
    await page.getByLabel(t('File to open')).setInputFiles({ name, mimeType: 'application/json', buffer })
    await expect(
      dialog
        .getByRole('alert')
        .or(button(t('Try'), dialog))
        .first(),
    ).toBeVisible()
  }
  const openEntry = async (entry: string, door?: string) => {
    await button(t('More'), header).click()
    await button(door ?? entry, page.getByRole('navigation', { name: t('More') })).click()
    if (door) await button(entry, page.getByRole('dialog', { name: door })).click()
    await expect(dialog.getByRole('heading').first()).toBeVisible()
  }

  await expect(page.getByRole('article').first()).toBeVisible()
  await test.step('files that cannot be opened', async () => {
    for (const [name, text] of Object.entries(broken)) {
      await openFile(name, text)
      await unfold(page)
      await close()
    }
  })
  await test.step('a run that fails, and what is undone', async () => {
    await openFile('own.json', JSON.stringify(failing))
    await button(t('Try'), dialog).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('textbox', { name: t('Pipeline name') }).fill('ΑΒΓΔ')
    await button(t('Run')).click()
    await expect(page.getByRole('status', { name: t('Run') })).toHaveText(t('Failed'))
    await unfold(page)
    await page.getByRole('article').first().focus()
    await page.keyboard.press('Control+d')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+Shift+z')
  })
  await test.step('each card with a result, and what was sent', async () => {
    await openFile('each.json', each.text)
    await walkTabs()
    await button(t('Try'), dialog).click()
    await expect(dialog).toHaveCount(0)
    await page.setViewportSize({ width: 1600, height: 4000 })
    const xRay = page.getByRole('region', { name: t('X-ray') })
    const options = pipelines.locator('option')
    for (const id of await options.evaluateAll(all => all.map(each => (each as HTMLOptionElement).value))) {
      await pipelines.selectOption(id)
      await unfold(page, true)
      if (/^(?:inference|knowledge|evaluator|survey)/.test(id)) await walkTabs(xRay)
    }
    await page.setViewportSize({ width: 1600, height: 1000 })
  })
  await test.step('dialogs', async () => {
    for (const name of [t('Share'), t('Runs'), t('Lessons'), t('Library'), t('Settings')]) {
      await button(name, header).click()
      await expect(dialog.getByRole('heading').first()).toBeVisible()
      await walkTabs()
      await close()
    }
    await pipelines.selectOption('integration-menu')
    const settings = [t('Checks'), t('Variables'), t('Limits and model'), t('Tool face'), t('Tools')]
    const teach = [t('Lesson pages'), t('One card at a time'), t('Predict first'), t('Class gallery'), t('Locks')]
    for (const [door, entries] of [
      [undefined, [t('Run many'), t('Language')]],
      [t('Pipeline settings'), settings],
      [t('Teach'), [...teach, t('Print a sheet')]],
      [t('Help'), [t('Keyboard shortcuts')]],
    ] as const) {
      for (const entry of entries) {
        await openEntry(entry, door)
        await walkTabs()
        await close()
      }
    }
  })
  await test.step('ways to connect a model', async () => {
    await openEntry(t('Find anything'), t('Help'))
    await dialog.getByRole('combobox').fill(t('Connect a model'))
    await page.keyboard.press('Enter')
    const ways = page.getByRole('dialog', { name: t('Connect a model') })
    await expect(ways).toBeVisible()
    for (const way of await ways.getByRole('list').first().getByRole('button').all()) {
      await way.click()
      await unfold(page)
    }
    await close()
  })
  await test.step('help on each card', async () => {
    await openEntry(t('About the cards'), t('Help'))
    for (const type of nodeTypes.keys()) {
      await dialog.locator(`[aria-describedby="about-${type}"]`).click()
      await expect(dialog.getByRole('region', { name: t('Example') })).toBeVisible()
      await button(t('All cards'), dialog).click()
    }
    await close()
  })
  await test.step('the graph, and as a list', async () => {
    await button(t('Graph'), header).click()
    const graph = page.getByRole('region', { name: t('Graph') })
    await expect(graph.getByText('ψουνσελορ').or(graph).first()).toBeVisible()
    await button(t('Graph'), header).click()
  })
  await test.step('each card as it is added, with its settings', async () => {
    await button(t('Library'), header).click()
    await button(t('New'), dialog).click()
    await expect(dialog).toHaveCount(0)
    await page.setViewportSize({ width: 1600, height: 12_000 })
    const items = page.getByRole('region', { name: t('Palette') }).locator('button[data-family]')
    await items.evaluateAll(all => {
      for (const each of all) (each as HTMLElement).click()
    })
    await expect(page.getByRole('article')).toHaveCount(nodeTypes.size)
    await unfold(page)
    await page.setViewportSize({ width: 1600, height: 1000 })
  })
  await test.step('a lesson, and one that is made', async () => {
    await button(t('Lessons'), header).click()
    await dialog.getByRole('listitem').first().getByRole('button').first().click()
    const dock = page.getByRole('region', { name: t('Lesson'), exact: true })
    await expect(dock).toBeVisible()
    for (let at = 0; at < 3; at++) {
      await dock.evaluate(dock => {
        for (const hint of dock.querySelectorAll('details')) hint.open = true
      })
      await button(t('Next'), dock).click()
    }
    await button(t('Lessons'), header).click()
    await button(t('Make a lesson'), dialog).click()
    await expect(page.getByRole('dialog', { name: t('Make a lesson') })).toBeVisible()
    await walkTabs()
    await close()
  })

  const wrote = new RegExp(`(?<![\\w-])(?:${each.names.join('|')})(?![\\w-])`, 'g')
  const rest = (text: string) => [...Object.values(names), wrote].reduce((left, name) => left.replace(name, ''), text)
  const left = (await unsaidWords(page))
    .filter(({ text }) => /[a-z]{2}|\[object/i.test(rest(text)))
    .map(({ text, of, place }) => `${of} “${text}” at ${place}`)
  expect(left, 'no messages').toEqual([])
})
