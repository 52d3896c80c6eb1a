import type { Locator, Page } from '@playwright/test'
import { expect, screens, test } from './fixtures'
import { openGraph, openStarter } from './flow-page'
import { misfits } from './misfits'
import { announced, nameBox, openMore, openMoreCards, run, runStatus } from './stack-page'

/** Translates every text by elements in its place, now and as texts come, as the translation of Chrome does. */
function translateAll(page: Page) {
  return page.evaluate(() => {
    const translate = (root: Node) => {
      const texts: Node[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) texts.push(node)
      for (const text of texts) {
        const parent = text.parentElement
        if (
          !(text instanceof Text) ||
          !text.nodeValue?.trim() ||
          parent?.closest('font, [translate=no], script, style')
        )
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = `«${text.nodeValue}»`
        outer.append(inner)
        parent?.replaceChild(outer, text)
      }
    }
    translate(document.body)
    new MutationObserver(records => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translate(node)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

test('the page stays true while the browser translates it, and what a model said is not translated', async ({
  page,
}) => {
  await translateAll(page)
  for (const words of ['A storm is near', 'The sun is out']) {
    await page.getByRole('textbox', { name: '«Message»' }).fill(words)
    await page.getByRole('button', { name: '«Run»', exact: true }).click()
    await expect(runStatus(page)).toHaveText('«Finished»')
    await expect(page.getByText(/Running/)).toHaveCount(0)
  }
  await expect(page.getByRole('article').last().getByRole('group', { name: 'Result' })).not.toContainText('«')
})

test('Ctrl+Z and Ctrl+K on a Cyrillic, a Greek, a Hebrew and an Arabic keyboard', async ({ page }) => {
  const press = (key: string, code: string, shiftKey = false) =>
    page.evaluate(init => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })), {
      ...{ key, code, shiftKey, ctrlKey: true },
    })
  const cards = page.getByRole('article')
  const before = await cards.count()
  for (const [z, k] of ['як', 'ζκ', 'זל', 'ئن'].map(letters => Array.from(letters))) {
    await page.getByRole('region', { name: 'Palette' }).getByRole('button', { name: 'Gauge', exact: true }).click()
    await expect(cards).toHaveCount(before + 1)
    await press(String(z), 'KeyZ')
    await expect(cards).toHaveCount(before)
    await press(String(z), 'KeyZ', true)
    await expect(cards).toHaveCount(before + 1)
    await press(String(z), 'KeyZ')
    await press(String(k), 'KeyK')
    const search = page.getByRole('dialog', { name: 'Find anything' })
    // The dialog grows when its content is there, and its button moves.
    await expect(search.getByRole('combobox')).toBeVisible()
    await search.getByRole('button', { name: 'Close' }).click()
    await expect(search).toHaveCount(0)
  }
})

test('with forced colors what is chosen, focused and disabled is seen, and bars keep their colors', async ({
  openPage,
}) => {
  const { page } = await openPage({ forcedColors: 'active' })
  await run(page)
  const look = (locator: ReturnType<Page['locator']>) =>
    locator.evaluate(element => {
      const { backgroundColor, color, borderBlockEndColor, outlineStyle } = getComputedStyle(element)
      return [backgroundColor, color, borderBlockEndColor, outlineStyle].join()
    })
  const tab = (selected: boolean) => page.getByRole('tab', { selected }).first()
  expect(await look(tab(true))).not.toBe(await look(tab(false)))
  const undo = page.getByRole('button', { name: 'Redo' })
  expect(await look(undo)).not.toBe(await look(page.getByRole('button', { name: 'More', exact: true })))
  await openMoreCards(page)
  await page.getByRole('region', { name: 'Palette' }).getByRole('button', { name: 'Drawing', exact: true }).click()
  const drawing = page.getByRole('article', { name: 'Drawing' })
  const brushes = drawing.getByRole('group', { name: 'Brush' })
  for (const pressed of [true, false]) {
    const brush = brushes.getByRole('button', { pressed }).first()
    const ground = await brush.evaluate(button => getComputedStyle(button).backgroundColor)
    const tip = await brush.locator('circle').evaluate(circle => getComputedStyle(circle).fill)
    expect(tip, `the tip of a brush, pressed: ${pressed}`).not.toBe(ground)
  }
})

test('a dark mode that the browser forces on the page leaves the color that a model chose as it is', async ({
  page,
}) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await page.getByRole('textbox', { name: 'Message' }).fill('White snow everywhere')
  await run(page)
  const swatch = page.getByRole('article', { name: 'Color, mood' }).locator('[data-color]')
  // Such a mode makes light grounds dark, as that of the page.
  const chosen = await swatch.getAttribute('data-color')
  expect(chosen).toMatch(/^#[ef].[ef].[ef].$/)
  expect(await mostSeen(swatch)).toBe(chosen)
  expect(await mostSeen(page.getByRole('article', { name: 'Message' }))).toMatch(/^#[0-3].[0-3].[0-3].$/)
})

/** The color that is seen most in a part of the page, as a code. */
async function mostSeen(part: Locator): Promise<string | undefined> {
  const png = (await part.screenshot()).toString('base64')
  return part.page().evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    pen.drawImage(image, 0, 0)
    const { data } = pen.getImageData(0, 0, image.width, image.height)
    const counts = new Map<string, number>()
    for (let at = 0; at < data.length; at += 4) {
      const code = `#${[...data.slice(at, at + 3)].map(part => part.toString(16).padStart(2, '0')).join('')}`
      counts.set(code, (counts.get(code) ?? 0) + 1)
    }
    return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
  }, png)
}

test('a zoom of 400 percent: nothing fixed covers more than a quarter of the window, and all of the page is in reach', async ({
  openPage,
}) => {
  const { page } = await openPage({ viewport: { width: 320, height: 256 } })
  await run(page)
  const covered = await page.evaluate(() => {
    const isFixed = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position)
    const heights = [...document.querySelectorAll('body *')].filter(isFixed).map(each => each.getBoundingClientRect())
    return heights.filter(({ width, height }) => width > 2 && height > 0.25 * innerHeight).length
  })
  expect(covered).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  // The header has scrolled away with the page.
  await expect(nameBox(page)).not.toBeInViewport()
})

/** Styles that people set over those of a page, for reading. */
const styles = {
  'spaced text': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
  'type of twice the size': 'html { font-size: 200% !important }',
}

for (const [name, style] of Object.entries(styles)) {
  test(`with a style of the person, ${name}, nothing is cut, covered or outside`, async ({ openPage, site }) => {
    const addStyle = (css: string) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }
    for (const viewport of [screens.laptop, screens.phone]) {
      const { page } = await openPage({ viewport, prepare: context => context.addInitScript(addStyle, style) })
      const expectFits = (what: string) => expect.poll(() => misfits(page), `${what}, ${viewport.width}`).toEqual([])
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectFits('the first screen')
      await run(page)
      await expectFits('after a run')
      await openMore(page, 'Settings')
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
      await expectFits('the settings')
      await page.goto(`${site.url}?lesson=the-next-word`)
      await page.getByRole('button', { name: 'Begin', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'The next word', exact: true })).toBeVisible()
      await expectFits('a lesson')
    }
  })
}

test('on paper every text is whole', async ({ page }) => {
  await page
    .getByRole('textbox', { name: 'Prompt' })
    .first()
    .fill(Array.from({ length: 30 }, (_, line) => `Line ${line} of a long prompt.`).join('\n'))
  await run(page)
  await page.emulateMedia({ media: 'print' })
  const cut = await page
    .getByRole('article')
    .evaluateAll(cards =>
      cards.flatMap(card =>
        [...card.querySelectorAll('textarea, pre, p, div')].flatMap(each =>
          each.scrollHeight > each.clientHeight + 2 &&
          getComputedStyle(each).overflowY !== 'visible' &&
          each.checkVisibility()
            ? `${each.tagName} ${each.clientHeight} of ${each.scrollHeight}`
            : [],
        ),
      ),
    )
  expect(cut).toEqual([])
})

/** What the oldest browsers of README.md do not have, by where it is. */
const newer = {
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  Promise: ['withResolvers', 'try'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  Response: ['json'],
  RegExp: ['escape'],
  Iterator: ['from'],
  'Element.prototype': ['checkVisibility', 'setHTML'],
  'Set.prototype': ['union', 'difference', 'intersection', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
  'Iterator.prototype': ['map', 'filter', 'find', 'some', 'every', 'toArray', 'take', 'drop', 'flatMap', 'reduce'],
  'ReadableStream.prototype': ['values'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
  Uint8Array: ['fromBase64', 'fromHex'],
  Intl: ['DurationFormat'],
  globalThis: ['requestIdleCallback', 'scheduler', 'navigation', 'LanguageModel'],
}

test('the oldest browsers of the README: run, share, graph, lessons and menus', async ({ openPage }) => {
  const { page } = await openPage({
    prepare: context =>
      context.addInitScript(lacks => {
        for (const [place, names] of Object.entries(lacks)) {
          const owner = place.split('.').reduce<unknown>((at, name) => Reflect.get(at as object, name), globalThis)
          for (const name of names) if (owner) Reflect.deleteProperty(owner as object, name)
        }
      }, newer),
  })
  expect(await page.evaluate(() => 'canParse' in URL && URL.canParse.toString().includes('native'))).toBe(false)
  await run(page)
  await openMore(page, 'Settings')
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Close' }).click()
  await openStarter(page, 'Sales or support?')
  await openGraph(page)
  await run(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
})

test('a managed device without workers, WebAssembly and storage: a sentence where something is missing, the rest works', async ({
  openPage,
}) => {
  const { page } = await openPage({
    prepare: context =>
      context.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('blocked by policy', 'SecurityError')
        }
        Object.assign(globalThis, { Worker: refuse, SharedWorker: refuse, WebAssembly: undefined })
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(globalThis, name, { get: refuse })
      }),
  })
  await run(page)
  await expect(page.getByText('This browser window does not save anything').first()).toBeVisible()
  await page.getByRole('region', { name: 'Palette' }).getByRole('button', { name: 'Next word', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(7)
  await run(page)
  await expect(page.getByText('blocked by policy')).toHaveCount(0)
})

test('a run is announced with its results in a few sentences, and an equal run once more', async ({ page }) => {
  const said = await announced(page).evaluateHandle(region => {
    const said: string[] = []
    new MutationObserver(() => {
      const text = region.textContent ?? ''
      if (text !== '' && text !== said.at(-1)) said.push(text)
    }).observe(region, { childList: true, characterData: true, subtree: true })
    return said
  })
  for (const _ of ['first', 'again']) {
    await said.evaluate(list => list.splice(0))
    await run(page)
    await expect.poll(() => said.evaluate(list => list.at(-1))).toContain('Finished')
    const sentences = await said.jsonValue()
    // What comes together is said together; a slow device may draw each result by itself.
    expect(sentences.length).toBeLessThanOrEqual(6)
    expect(sentences.join(' ').match(/Running|Color|Icon|Gauge|Model|Finished/g)).toEqual([
      ...['Running', 'Color', 'Icon', 'Gauge', 'Model', 'Finished'],
    ])
  }
})

test('where a person wants no motion, nothing moves in a run', async ({ openPage }) => {
  const { page } = await openPage({ reducedMotion: 'reduce' })
  const moved = await page.evaluateHandle(() => {
    const moved: string[] = []
    const look = () => {
      for (const { effect } of document.getAnimations())
        if (Number(effect?.getComputedTiming().duration) > 1)
          moved.push(String((effect as KeyframeEffect).target?.className))
    }
    for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, look, true)
    return moved
  })
  await run(page)
  expect(await moved.jsonValue()).toEqual([])
})
