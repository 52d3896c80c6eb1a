import { render } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import Markdown from './Markdown'
import { SimpleText } from './Prose'
import { simpleParagraphs } from './simple-text'

const shown = (element: React.ReactElement) => {
  const { container, unmount } = render(element)
  const html = container.innerHTML.replace(/\s+/g, ' ').replaceAll('> <', '><')
  unmount()
  return html
}

test('words, paragraphs and stressed words need no reader of Markdown', () => {
  const text = 'I saw *happy*, *sun* and (*sing*).\n\nThe level is 3 of 10 – *fine*!\nA line'
  expect(simpleParagraphs(text)).toEqual([
    [['I saw ', 'happy', ', ', 'sun', ' and (', 'sing', ').']],
    [['The level is 3 of 10 – ', 'fine', '!'], ['A line']],
  ])
})

test.each([
  '**bold**',
  'a * b',
  '# Title',
  '- one\n- two',
  '1. one',
  'see [this](x)',
  '`code`',
  'a_b_',
  'x*y*z',
  '&copy;',
  '<b>',
  'two  \nlines',
  '    code',
  'Title\n===',
])('%j is left to the reader of Markdown, or reads the same', text => {
  const simple = simpleParagraphs(text)
  if (simple) expect(shown(<SimpleText paragraphs={simple} />)).toBe(shown(<Markdown text={text} />))
})

test('whatever is taken for simple, Markdown would show the same', () => {
  const piece = fc.constantFrom(
    '*',
    '*a*',
    '*b c*',
    ' ',
    '\n',
    '\n\n',
    'x',
    '1',
    '.',
    ')',
    '-',
    '“',
    '(',
    'é',
    '!',
    '"',
    '+',
    ':',
    '{',
    '~',
    '$',
    '|',
    'www.a.b',
    '。',
    '重',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), pieces => {
      const text = pieces.join('')
      const simple = simpleParagraphs(text)
      if (!simple || text.trim() === '') return
      expect(shown(<SimpleText paragraphs={simple} />)).toBe(shown(<Markdown text={text} />))
    }),
  )
})
