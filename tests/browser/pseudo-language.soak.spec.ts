import type { BrowserContext, Locator, Page } from '@playwright/test'
import { nodeTypes } from '../../src/nodes/registry'
import { model } from '../support/gateway'
import { soak } from '../support/soak'
import { misfits } from './fits'
import { expect, screens } from './fixtures'
import { test } from './model-servers'
import { oneOfEach } from './one-of-each'
import { collectUnsaidWords, inPseudo as t, unsaidWords } from './unsaid-words'

/*
 * Every view of the page in the pseudo-language, which has accents on each letter of a message, and formats dates and
 * lists in Greek letters: a word without accents is no message. What people, models and the web wrote is in Greek
 * letters too.
 *
 * tests/language/literals-on-screen.test.ts refuses words that are no message in the code, and conformance-views.test.tsx
 * shows every card in this language. `npm test` opens each part of the page once; `npm run soak` goes through all that
 * can be unfolded, chosen and refused there.
 */

const isWhole = soak
/** Each dialog takes longer the more cards the document has. */
const typesShown = isWhole ? undefined : ['inference', 'router', 'tool_step', 'integration', 'survey']
/** A step of the soak alone. */
const inSoak = async (title: string, body: () => Promise<void>) => {
  if (isWhole) await test.step(title, body)
}

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
  'names of fields in a file': /["“]\w+["”]/g,
  'ids and colors': /\b[a-z]+(?:-[a-z\d]+)+\b|#[\da-f]{6}\b/g,
  'what the document of this walk holds': /\b(?:Menu|soup|tomato|main|noodles|query|exit 3)\b|clarity ·/g,
  'descriptions of tools, which models read':
    /What you want to know or have done, in one or two sentences|“(?:Use this tool to |# [^”]*)”/g,
  'the line by which a person asks the demo for a fault': /demo: wrong tool/g,
  'what the demo answers': /I cannot tell what language this is.*? Arabic\./g,
  'what a browser says of a failed request': /Failed to fetch/g,
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

/** Opens each menu of a card in the page, and closes it. */
const openMenus = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (const each of document.querySelectorAll<HTMLElement>(
      'main article [role=toolbar] button[aria-expanded=false]',
    )) {
      each.click()
      await drawn()
      for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
      await drawn()
    }
  })

/** Chooses each option of the lists, and each choice that is not made, in an element of the page. */
const chooseAll = (within: Locator) =>
  within.evaluate(async root => {
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (const list of root.querySelectorAll('select')) {
      for (const value of [...list.options].map(each => each.value)) {
        list.value = value
        list.dispatchEvent(new Event('input', { bubbles: true }))
        list.dispatchEvent(new Event('change', { bubbles: true }))
        await drawn()
      }
    }
    const choices = 'button[aria-pressed=false], input[type=radio]:not(:checked)'
    for (const each of root.querySelectorAll<HTMLElement>(choices)) {
      if (!each.isConnected) continue
      each.click()
      await drawn()
    }
  })

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

/** A document that asks a model. */
const asking = (model: unknown) => ({
  ...failing,
  pipelines: [
    {
      ...{ id: 'main', name: 'ΑΒΓ' },
      nodes: [
        { id: 'a', type: 'user_input', config: { defaultValue: 'αβγ' } },
        { id: 'b', type: 'inference', config: { model } },
      ],
    },
  ],
})

/** Where a walk begins: a page in the pseudo-language that notes each word without accents from its first element on. */
const walked = (site: { url: string }) => ({
  url: `${site.url}?lang=en-XA`,
  viewport: { width: 1600, height: 1000 },
  prepare: (context: BrowserContext) => collectUnsaidWords(context, untranslated),
})

const button = (name: string, within: Page | Locator) => within.getByRole('button', { name, exact: true })

const answersMessage =
  '{model, select, demo {The demo answers on this page.} browser {The browser’s own model answers on this page.} other {{label} answers on this page.}}'

/** What the walks do in a page. */
function walkIn(page: Page) {
  const header = page.getByRole('banner')
  const dialog = page.getByRole('dialog')
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
  const tryFile = async (name: string, text: string) => {
    await openFile(name, text)
    await button(t('Try'), dialog).click()
    await expect(dialog).toHaveCount(0)
  }
  const openEntry = async (entry: string, door?: string) => {
    await button(t('More'), header).click()
    await button(door ?? entry, page.getByRole('navigation', { name: t('More') })).click()
    if (door) await button(entry, page.getByRole('dialog', { name: door })).click()
    await expect(dialog.getByRole('heading').first()).toBeVisible()
  }
  const openConnect = async () => {
    await openEntry(t('Find anything'), t('Help'))
    await dialog.getByRole('combobox').fill(t('Connect a model'))
    await page.keyboard.press('Enter')
    const ways = page.getByRole('dialog', { name: t('Connect a model') })
    await expect(ways).toBeVisible()
    return ways
  }
  const pipelines = page.getByRole('combobox', { name: t('Pipelines') })
  return { header, dialog, pipelines, walkTabs, close, openFile, tryFile, openEntry, openConnect }
}

/** The text of this language is 40 percent longer. What does not fit sideways: a teacher's pages scroll down as a whole. */
async function expectNothingOutside(page: Page): Promise<void> {
  const sizes = [screens.phone, { width: 820, height: 1180 }, screens.laptop]
  for (const viewport of isWhole ? sizes : [screens.phone]) {
    await page.setViewportSize(viewport)
    const outside = async () => (await misfits(page)).filter(each => !/^(above|covered)/.test(each))
    await expect.poll(outside, `${page.url()} at ${viewport.width}`).toEqual([])
  }
}

/** Words without accents that were shown, and are neither names nor what people and models wrote. */
async function wordsLeft(page: Page, wrote: readonly string[] = []): Promise<string[]> {
  const reasons = [...Object.values(names), new RegExp(`(?<![\\w-])(?:${['αβγ', ...wrote].join('|')})(?![\\w-])`, 'g')]
  return (await unsaidWords(page))
    .filter(({ text }) => /[a-z]{2}|\[object/i.test(reasons.reduce((left, name) => left.replace(name, ''), text)))
    .map(({ text, of, place }) => `${of} “${text}” at ${place}`)
}

test('no card, run or file has a word that is no message, apart from names, code, and what people and models wrote', async ({
  openPage,
  site,
}) => {
  const each = await oneOfEach(typesShown)
  const { page } = await openPage(walked(site))
  const { header, dialog, pipelines, walkTabs, close, openFile, tryFile } = walkIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await test.step('files that cannot be opened', async () => {
    for (const [name, text] of Object.entries(broken).slice(isWhole ? 0 : -1)) {
      await openFile(name, text)
      await unfold(page)
      await close()
    }
  })
  await test.step('a run that fails, and what is undone', async () => {
    await tryFile('own.json', JSON.stringify(failing))
    await page.getByRole('textbox', { name: t('Pipeline name') }).fill('ΑΒΓΔ')
    await button(t('Run'), page).click()
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
    const ids = await options.evaluateAll(all => all.map(each => (each as HTMLOptionElement).value))
    const one = ['inference', 'router', 'tool-step'].flatMap(type => ids.find(id => id.startsWith(type)) ?? [])
    for (const id of isWhole ? ids : one) {
      await pipelines.selectOption(id)
      await unfold(page, true)
      if (/^(?:inference|knowledge|evaluator|survey)/.test(id)) await walkTabs(xRay)
      if (!/^(?:inference|router|tool-step)/.test(id)) continue
      await openMenus(page)
      for (const tab of id.startsWith('inference') ? await xRay.getByRole('tab').all() : []) {
        await tab.click()
        if (isWhole) await chooseAll(xRay.getByRole('tabpanel'))
      }
      const connect = button(t('Connect to…'), page)
      if ((await connect.count()) > 0) {
        await connect.click()
        await expect(dialog.getByRole('heading').first()).toBeVisible()
        await close()
      }
      if (!isWhole) continue
      const more = page.getByRole('article').getByRole('button', {
        name: new RegExp(`^${t('More ways to run, {name}', { name: '.*' })}$`),
      })
      for (const menu of await more.all()) {
        await menu.click()
        const alone = page.getByRole('menuitem', { name: t('Try it alone') })
        if ((await alone.count()) === 0 || (await alone.isDisabled())) {
          await page.keyboard.press('Escape')
          continue
        }
        await alone.click()
        await button(t('Ask it'), dialog).click()
        await expect(dialog.getByText(t('The answer comes here. Nothing else of the flow runs.'))).toHaveCount(0)
        await close()
      }
      // What another card uses is asked about before it goes.
      const cards = page.getByRole('article')
      const count = await cards.count()
      for (let at = 0; at < count; at++) {
        await cards.nth(at).focus()
        await page.keyboard.press('Delete')
        await expect.poll(async () => (await dialog.count()) > 0 || (await cards.count()) < count).toBe(true)
        if ((await dialog.count()) > 0) await button(t('Keep it'), dialog).click()
        else await page.keyboard.press('Control+z')
        await expect(dialog).toHaveCount(0)
        await expect(cards).toHaveCount(count)
      }
    }
    await page.setViewportSize({ width: 1600, height: 1000 })
  })
  await inSoak('each card as it is added, with its settings', async () => {
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
  expect(await wordsLeft(page, [...each.names, 'mood']), 'no messages').toEqual([])
})

test('no dialog, lesson or graph has a word that is no message, apart from names, code, and what people and models wrote', async ({
  openPage,
  site,
}) => {
  const each = await oneOfEach(typesShown)
  const { page } = await openPage(walked(site))
  // A window that fills the screen cannot be resized.
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = async () => {}
  })
  const { header, dialog, pipelines, walkTabs, close, tryFile, openEntry, openConnect } = walkIn(page)
  await tryFile('each.json', each.text)
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
        if (entry === t('Lesson pages') && isWhole) await chooseAll(dialog)
        if (entry === t('Tool face')) {
          await dialog.getByRole('tab', { name: t('Try it') }).click()
          await button(t('Call it'), dialog).click()
          await expect(dialog.getByRole('region', { name: t('Answer') })).toBeVisible()
          await unfold(page)
        }
        await close()
      }
    }
  })
  await test.step('ways to connect a model', async () => {
    const dialog = await openConnect()
    const ways = dialog.getByRole('list').first().getByRole('button')
    await expect(ways.first()).toBeVisible()
    for (const way of await ways.all()) {
      await way.click()
      await unfold(page)
    }
    await close()
  })
  await test.step('help on each card', async () => {
    await openEntry(t('About the cards'), t('Help'))
    for (const type of isWhole ? nodeTypes.keys() : ['survey']) {
      await dialog.locator(`[aria-describedby="about-${type}"]`).click()
      await expect(dialog.getByRole('region', { name: t('Example') })).toBeVisible()
      await button(t('All cards'), dialog).click()
    }
    await close()
  })
  await test.step('the graph, and as a list', async () => {
    await button(t('Graph'), header).click()
    const graph = page.getByRole('region', { name: t('Graph') })
    await expect(graph).toBeVisible()
    await button(t('Show as a list'), graph).click()
    const connects = graph.getByRole('button', {
      name: new RegExp(`^${t('Connect {pipeline} to…', { pipeline: '.*' })}$`),
    })
    await expect(connects.first()).toBeVisible()
    for (const connect of (await connects.all()).slice(0, isWhole ? undefined : 1)) {
      await connect.click()
      await expect(dialog.getByRole('heading').first()).toBeVisible()
      await close()
    }
    await button(t('Show as a map'), graph).click()
    await button(t('Graph'), header).click()
  })
  await test.step('a lesson, and one that is made', async () => {
    await button(t('Lessons'), header).click()
    await dialog.getByRole('listitem').first().getByRole('button').first().click()
    const dock = page.getByRole('region', { name: t('Lesson'), exact: true })
    await expect(dock).toBeVisible()
    const title = dock.getByRole('heading', { level: 3 })
    const onward = button(t('Finish'), dock).or(button(t('Next'), dock))
    while (isWhole && (await onward.count()) > 0) {
      await dock.evaluate(dock => {
        for (const hint of dock.querySelectorAll('details')) hint.open = true
      })
      const before = await title.innerText()
      const isLeft = async () => (await onward.count()) === 0 || (await title.innerText()) !== before
      const options = await dock.getByRole('radio').all()
      if (options.length === 0) await onward.click()
      for (const option of options) {
        await option.check()
        await onward.click()
        const refused = dock.getByText(t('Not yet: choose another answer.'))
        await expect.poll(async () => (await isLeft()) || (await refused.count()) > 0).toBe(true)
        if (await isLeft()) break
      }
      await expect.poll(isLeft).toBe(true)
    }
    if (isWhole) await expect(button(t('Back to my own'), dock)).toBeVisible()
    await button(t('Lessons'), header).click()
    await button(t('Make a lesson'), dialog).click()
    await expect(page.getByRole('dialog', { name: t('Make a lesson') })).toBeVisible()
    await walkTabs()
    await close()
  })
  await test.step('many runs, and the grid of their results', async () => {
    // A model that is not connected, in whose place the demo answers, and a setting that cannot be read.
    for (const model of ['openai/test-model', { id: 'test-model' }].slice(0, isWhole ? 2 : 1)) {
      await tryFile('asking.json', JSON.stringify(asking(model)))
      await openEntry(t('Run many'))
      await button(t('{total, plural, =1 {Run once} other {Run # times}}', { total: 12 }), dialog).click()
      await expect(button(t('Run again'), dialog)).toBeVisible()
      await walkTabs()
      await close()
    }
  })
  expect(await wordsLeft(page, [...each.names, 'mood']), 'no messages').toEqual([])
})

// ConnectDialog.test.tsx has what is said of a connection that fails.
if (isWhole) {
  test('no answer of a server that is connected has a word that is no message', async ({
    openPage,
    site,
    monitor,
    gateway,
    ollama,
  }) => {
    const { page, context } = await openPage(walked(site))
    const ways = await walkIn(page).openConnect()
    const verdict = ways.getByRole('status')
    const choose = (way: string) => ways.getByRole('button').filter({ hasText: way }).click()
    const test = button(t('Test connection'), ways)
    await choose(t('On this computer'))
    await unfold(page)
    await ways.getByLabel(t('Address'), { exact: true }).fill(`${ollama.origin}/v1`)
    ollama.state.models = []
    await test.click()
    await expect(verdict).not.toBeEmpty()
    const noModel = await verdict.innerText()
    await ollama.stop()
    await test.click()
    await expect(verdict).not.toHaveText(noModel)
    await expect(verdict).not.toBeEmpty()
    await monitor.expectProblem(/ERR_CONNECTION/)
    await choose('Anthropic')
    // The first key fits in no header: it is not sent.
    await ways.getByLabel(t('Key'), { exact: true }).fill('αβγ')
    await test.click()
    await expect(verdict).not.toBeEmpty()
    await unfold(page)
    await ways.getByLabel(t('Key'), { exact: true }).fill('sk-1')
    const answer = { status: 0, json: { error: { message: 'αβγ' } } }
    await context.route('https://api.anthropic.com/**', route => route.fulfill(answer))
    for (answer.status of [401, 403, 404, 429, 500, 529]) {
      await test.click()
      await expect(verdict).not.toBeEmpty()
      await unfold(page)
    }
    await monitor.expectProblem(/api\.anthropic\.com/)
    await choose(t('My class'))
    await ways.getByLabel(t('Address of the gateway')).fill(gateway.origin)
    await ways.getByLabel(t('Class code')).fill('no-such-code-1')
    await button(t('Look at this class'), ways).click()
    await ways.getByRole('button', { name: new RegExp(t('Join {name}', { name: '.*' })) }).click()
    await expect(verdict).not.toBeEmpty()
    await monitor.expectProblem(/401/)
    expect(await wordsLeft(page, ['mood']), 'no messages').toEqual([])
  })
}

test('no page of a class has a word that is no message, apart from names, code, and what people wrote', async ({
  openPage,
  gateway,
  monitor,
}) => {
  const { origin, teacherCode } = gateway
  const { page: teacher } = await openPage({ ...walked({ url: `${origin}/teacher` }) })
  const press = (name: string) => button(name, teacher).click()
  await teacher.getByLabel(t('The teacher’s code')).fill('αβγ')
  await press(t('Sign in'))
  await expect(teacher.getByText(t('This is not the teacher’s code.'))).toBeVisible()
  await monitor.expectProblem(/401/)
  await teacher.getByLabel(t('The teacher’s code')).fill(teacherCode)
  await press(t('Sign in'))
  await expect(teacher.getByRole('link', { name: t('New class') })).toBeVisible()
  await expectNothingOutside(teacher)
  await teacher.getByRole('link', { name: t('New class') }).click()
  await expectNothingOutside(teacher)
  await teacher.getByLabel(t('Name'), { exact: true }).fill('αβγ')
  await teacher.getByLabel(t('Models'), { exact: true }).fill(model)
  await press(t('Save'))
  await monitor.expectProblem(/422/)
  await teacher.getByLabel(t('Prices that we do not know')).fill(`${model}=1/5`)
  await press(t('Save'))
  await expect(teacher.getByLabel(t('Class code'))).toBeVisible()
  await expectNothingOutside(teacher)
  const link = new URL((await teacher.getByRole('link', { name: `${origin}/#class:` }).getAttribute('href')) ?? '')
  await teacher.getByRole('link', { name: t('Done') }).click()
  link.searchParams.set('lang', 'en-XA')
  const { page: student } = await openPage({ ...walked({ url: origin }), url: link.href })
  const { dialog, close } = walkIn(student)
  await expect(dialog).toBeVisible()
  await expectNothingOutside(student)
  await dialog.getByRole('button', { name: new RegExp(t('Join {name}', { name: '.*' })) }).click()
  await expect(dialog.getByText(t(answersMessage, { model: 'other', label: model }))).toBeVisible()
  await close()
  await button(t('Run'), student.getByRole('banner')).click()
  await expect(student.getByRole('status', { name: t('Run') }).getByText(t('Finished'))).toBeVisible()
  await teacher.reload()
  await expect(teacher.frameLocator('iframe').getByRole('row').first()).toBeVisible()
  expect(
    [...(await wordsLeft(teacher, ['Room 4'])), ...(await wordsLeft(student, ['mood', 'word']))],
    'no messages',
  ).toEqual([])
})
