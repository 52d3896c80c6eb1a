import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { beforeAll, expect, it, test } from 'vitest'
import { sample } from '../../tests/support/soak'
import { testRows } from '../../tests/support/test-rows'
import Markdown from './Markdown'
import { Prose } from './Prose'

/** Loads the parser: texts after it are rendered at once. */
beforeAll(async () => {
  const { findByText, unmount } = render(<Prose text="**drawn**" />)
  await findByText('drawn', { selector: 'strong' })
  unmount()
})

const shown = (text: string) => render(<Markdown text={text} />).container

const table = (columns: number, rows: number) => {
  const row = (cell: string) => `${`|${cell}`.repeat(columns)}|\n`
  return row('a') + row('-') + row('b').repeat(rows)
}

testRows([
  ['lists in lists', `${'- '.repeat(2000)}a`],
  ['numbered lists in lists', `${'1. '.repeat(2000)}a`],
  ['underlined headings', 'a\n=\n'.repeat(10_000)],
  ['instructions that never end', `a ${'<?'.repeat(49_000)}`],
  ['comments that never end', '<!--'.repeat(20_000)],
  ['quotes in quotes', `${'>'.repeat(20_000)}a`],
  ['quotes in lists', `${'> - '.repeat(1000)}a`],
  ['a quote of many lines', `${'> '.repeat(300)}a\n${'b\n'.repeat(2000)}`],
  ['brackets', '['.repeat(10_000)],
  ['brackets in brackets', '['.repeat(5000) + ']'.repeat(5000)],
  ['links that never end', '[a]('.repeat(20_000)],
  ['pictures in links', '[![a](b)'.repeat(5000)],
  ['emphasis in emphasis', `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}`],
  ['emphasis that never ends', '**a*'.repeat(20_000)],
  ['emphasis of both kinds', '*a _b '.repeat(20_000)],
  ['strikethrough', '~~a~'.repeat(10_000)],
  ['code that never ends', '`a'.repeat(20_000)],
  ['a wide table', table(10_000, 1)],
  ['a long table', table(2, 10_000)],
  ['definitions', `${'[a]: b\n'.repeat(5000)}\n${'[a] '.repeat(5000)}`],
  ['footnotes', `${'[^1]: b\n\n'.repeat(4000)}${'[^1] '.repeat(4000)}`],
  ['formulas that never end', '\\(a'.repeat(16_000)],
  ['addresses', 'www.'.repeat(12_000)],
  ['marks of code', '`'.repeat(20_000)],
  ['a long text', 'A word. '.repeat(100_000)],
])('no text makes the page wait: what is too much is shown as it was written', (_, text) => {
  const page = shown(text)
  expect(page.querySelectorAll('*').length).toBeLessThan(10_000)
  if (page.querySelector('pre')) expect(page.textContent).toBe(text)
  else expect(page.textContent).not.toBe('')
})

const inner = (text: string, isGrowing = false) => {
  const { container, unmount } = render(<Prose text={text} isGrowing={isGrowing} />)
  const html = container.firstElementChild?.innerHTML.replaceAll(' dir="auto"', '').replaceAll(/ class="[^"]*"/g, '')
  unmount()
  return html
}

testRows([
  ['Roses are red,\nviolets are blue.', '<p>Roses are red,<br>violets are blue.</p>'],
  ['Roses are **red**,\nviolets are blue.', '<p>Roses are <strong>red</strong>,<br>violets are blue.</p>'],
  ['**a**  \nb\\\nc', '<p><strong>a</strong><br>b<br>c</p>'],
  ['- a\n  b', '<ul><li>a<br>b</li></ul>'],
])('K01: line breaks are where the text has them', (text, html) => {
  expect(inner(text)).toBe(html)
})

test('K02, P02: a table is a table, also when it is not whole', () => {
  const table = (rows: string) =>
    `<div><table><thead><tr><th>a</th><th data-align="right">b</th></tr></thead>${rows}</table></div>`
  expect(inner('| a | b |\n|---|--:|\n| 1 | **2** |')).toBe(
    table('<tbody><tr><td>1</td><td data-align="right"><strong>2</strong></td></tr></tbody>'),
  )
  expect(inner('| a | b |\n|---|--:|\n| 1', true)).toBe(
    table('<tbody><tr><td>1</td><td data-align="right"></td></tr></tbody>'),
  )
})

testRows([
  ['**「重点」**的', '<p><strong>「重点」</strong>的</p>'],
  ['**重要です。**次へ。', '<p><strong>重要です。</strong>次へ。</p>'],
  ['이것은 **“중요”**합니다', '<p>이것은 <strong>“중요”</strong>합니다</p>'],
])('K03, P02: bold is bold beside the punctuation of Chinese, Japanese and Korean', (text, html) => {
  expect(inner(text)).toBe(html)
})

testRows([
  ['~~gone~~', '<p><s>gone</s></p>'],
  ['- [x] done\n- [ ] to do', '<ul><li>☑ done</li><li>☐ to do</li></ul>'],
  ['a[^1]\n\n[^1]: A note', '<p>a<sup>[1]</sup></p><ol><li><p>A note</p></li></ol>'],
  ['See https://a.example/x.', '<p>See <a href="https://a.example/x"'],
  ['See www.a.example/x, too', '<p>See <a href="https://www.a.example/x"'],
  ['readme.md and a.py', '<p>readme.md and a.py</p>'],
  ['[here](#a) [there](other) [bad](javascript:alert(1)) `x`', '<p>here there bad <code>x</code></p>'],
])(
  'K04, P02: strikethrough, tasks, addresses and footnotes are drawn, and lead to no place in this page',
  (text, html) => {
    expect(inner(text)?.slice(0, html.length)).toBe(html)
  },
)

testRows([
  ['So \\(a^2\\) is *it*', '<p>So \\(a^2\\) is <em>it</em></p>'],
  ['\\[ a_1 * b * c_1 \\]', '<p>\\[ a_1 * b * c_1 \\]</p>'],
  ['$$x_1 + *y*$$', '<p>$$x_1 + *y*$$</p>'],
  ['\\[\na\n\\]', '<p>\\[<br>a<br>\\]</p>'],
  ['`\\(a\\)` \\*no\\* $5 and $6', '<p><code>\\(a\\)</code> *no* $5 and $6</p>'],
])('K05, P02: a formula stays as it was written', (text, html) => {
  expect(inner(text)).toBe(html)
})

testRows([
  ['<b>bold</b> &amp; 2 * 3 * 4 my_var_name', '<p>&lt;b&gt;bold&lt;/b&gt; &amp; 2 * 3 * 4 my_var_name</p>'],
  ['```mermaid\na --> b', '<pre><code>a --&gt; b</code></pre>'],
])('K06: HTML, entities and fences are safe and right', (text, html) => {
  expect(inner(text)).toBe(html)
})

test('K07: each paragraph has its own direction, and a list or table as a whole', () => {
  const page = shown('# שלום\n\nשלום **עולם**\n\nHello\n\n- א\n- b\n\n|א|b|\n|-|-|\n|1|2|\n\n> א\n>\n> b')
  const directed = [...page.querySelectorAll('[dir=auto]')].map(({ tagName }) => tagName)
  expect(directed).toEqual(['H4', 'P', 'P', 'UL', 'DIV', 'P', 'P'])
  const simple = render(<Prose text={'שלום\n\nHello'} />).container
  expect([...simple.querySelectorAll('p')].map(({ dir }) => dir)).toEqual(['auto', 'auto'])
})

testRows([
  ['This is **very impor', '<p>This is <strong>very impor</strong></p>'],
  ['This is *emph', '<p>This is <em>emph</em></p>'],
  ['Call `setTime', '<p>Call <code>setTime</code></p>'],
  ['See [the book](https://exa', '<p>See the book</p>'],
  ['Roses are red,\nviolets are **bl', '<p>Roses are red,<br>violets are <strong>bl</strong></p>'],
])('what streams in is drawn as it will be: no mark is seen that is not closed yet', (text, html) => {
  expect(inner(text, true)).toBe(html)
})

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
const harmless = new Set(
  'A BLOCKQUOTE BR CODE DIV EM H4 H5 H6 HR LI OL P PRE S STRONG SUP TABLE TBODY TD TH THEAD TR UL'.split(' '),
)

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
        expect(['class', 'data-align', 'dir', 'href', 'rel', 'start', 'target'], `${name} of ${text}`).toContain(name)
        if (name === 'href') expect(value, text).not.toMatch(/^\s*(javascript|data|vbscript):/i)
      }
    unmount()
  }
})
