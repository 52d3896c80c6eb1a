import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { textOfHtml } from './html-text'

testRows([
  ['<p>a</p><p>b</p>', 'a\n\nb'],
  ['a<br>b <i>c</i>d', 'a\nb cd'],
  ['1 < 2 && 3 > 2', '1 < 2 && 3 > 2'],
  ['<a href="x>y">link</a>', 'link'],
  ['&lt;b&gt; &amp;amp; &#x1F327; &#0; &nope;', '<b> &amp; 🌧 � &nope;'],
  ['<script>var a = "</p>" // <b></script>after', 'after'],
  ['<SCRIPT>never closed', ''],
  ['<!-- never closed <p>x', ''],
  ['<svg><path/><title>no</title></svg>yes', 'yes'],
  ['<head><title>t</title><meta><body>x', 'x'],
  ['<title>t</title><h1>x</h1>', 'x'],
  ['&rarr; &frac12; &Zcaron;agreb &amp', '→ ½ Žagreb &'],
  ['hy&shy;phen&nbsp;ated', 'hyphen ated'],
  ['<script/>no</script>yes<svg/>too', 'yestoo'],
  ['<noscript><p>no</p></noscript>yes', 'yes'],
  ['<select><option>no</select>yes', 'yes'],
  ['<table><tr><td>1<td>2<tr><td>3</table>', '1\n2\n\n3'],
])('a page is read as its words', (html, text) => {
  expect(textOfHtml(html).text).toBe(text)
})

test('whatever comes in, it ends, and no tag is left', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    '<p',
    '<script',
    '</script>',
    '"',
    "'",
    '<!--',
    '-->',
    '&amp;',
    'word',
    ' ',
    '\n',
    '<title>',
    '<svg>',
    '</svg>',
    '<head>',
    '/>',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), pieces => {
      expect(textOfHtml(pieces.join('')).text).not.toMatch(/<(p|script|svg|head|title)>/)
    }),
  )
})
