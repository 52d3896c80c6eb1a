import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { sample } from '../../tests/support/soak'
import Markdown from './Markdown'
import { Prose } from './Prose'

/** Loads the parser: texts after it are rendered at once. */
beforeAll(async () => {
  const { findByText, unmount } = render(<Prose text="**drawn**" />)
  await findByText('drawn', { selector: 'strong' })
  unmount()
})

const shown = (text: string) => render(<Markdown text={text} />).container

it.each(['**a*', '[a](', '[', '>', '`'])(
  '%s again and again is shown as it was written: the parser would take seconds',
  mark => {
    const text = mark.repeat(20_000)
    const page = shown(text)
    expect(page.textContent).toBe(text)
    expect(page.querySelectorAll('*').length).toBeLessThan(5)
  },
)

it('a long answer with marks in each paragraph is still parsed', () => {
  const page = shown('A **bold** word, `code` and a [link](https://a.example).\n\n'.repeat(300))
  expect(page.querySelectorAll('strong')).toHaveLength(300)
  expect(page.querySelectorAll('a')).toHaveLength(300)
})

/** The Markdown of every example of the two specifications. */
const examples = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../tests/fixtures/markdown/examples.json'), 'utf8'),
) as { commonmark: string[]; gfm: string[] }

/** What may be in a text of a model: nothing that loads, runs or is styled. */
const harmless = new Set('A BLOCKQUOTE BR CODE DIV EM H4 H5 H6 HR LI OL P PRE STRONG UL'.split(' '))

it.each(Object.entries(examples))('an example of %s is drawn, and loads and runs nothing', (_, texts) => {
  for (const text of sample(texts, 5)) {
    const { container, unmount } = render(<Prose text={text} />)
    const elements = [...container.querySelectorAll('*')]
    expect(
      elements.filter(({ tagName }) => !harmless.has(tagName)).map(({ outerHTML }) => outerHTML),
      text,
    ).toEqual([])
    for (const element of elements)
      for (const { name, value } of element.attributes) {
        expect(['class', 'dir', 'href', 'rel', 'start', 'target', 'title'], `${name} of ${text}`).toContain(name)
        if (name === 'href') expect(value, text).not.toMatch(/^\s*(javascript|data|vbscript):/i)
      }
    unmount()
  }
})
