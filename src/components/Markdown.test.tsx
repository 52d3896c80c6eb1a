import { render } from '@testing-library/preact'
import { expect, it } from 'vitest'
import Markdown from './Markdown'

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
