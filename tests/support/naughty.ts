import { seededRandom } from '../fixtures/documents/mutate'

/*
 * Strings that break programs: markup, scripts, templates, formulas, escapes, characters that do not show, that turn the
 * direction or join with others, halves of characters, and words without an end. Deterministic for a seed.
 */

const scripts = [
  '<script>document.title="x"</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><iframe srcdoc="<script>alert(1)</script>">',
  "javascript:alert(1)//'",
  '[a](javascript:alert(1))',
  '[a](data:text/html,<script>1</script>)',
  '![a](https://elsewhere.invalid/x.png)',
  '<https://elsewhere.invalid>',
  '<a href="https://elsewhere.invalid" ping="x">a</a>',
  '<style>*{display:none}</style>',
  '<base href="https://elsewhere.invalid/">',
  '<meta http-equiv=refresh content=0>',
  '<math><mi//xlink:href="data:x,1">',
  '<form><button formaction=x>',
]
const entities = [
  '&copy;',
  '&nbsp;',
  '&Tab;',
  '&NewLine;',
  '&#0;',
  '&#x110000;',
  '&#xD800;',
  '&amp;lt;',
  '&nope;',
  '&CounterClockwiseContourIntegral;',
]
const markdown = [
  '# a',
  '***',
  '```',
  '~~~js',
  '> > > >',
  '- - - a',
  '1) a\n\n       b',
  '|a|b|\n|-|-|\n|`|',
  '[a]: <',
  '[^1]',
  '![[[',
  '**a*b**c*',
  '\\',
  '`` ` ``',
  '<!--',
  '<?php',
  '<![CDATA[',
  '&#',
  '$$x$$',
  ':::a',
  '- [ ] a',
  'a  \nb',
  'Setext\n===',
  '\ta',
]
const templates = [
  '{{7*7}}',
  '$' + '{7*7}',
  '<%= 7 %>',
  '{{input.x}}',
  '{{steps.a.output}}',
  '{% x %}',
  '#{1}',
  '{{{{',
  '}}',
  '%s%n%d',
  '{0}',
  '$(id)',
  '`id`',
]
const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("x")', '\t=1', '=cmd|x!A0', '"a""b"', 'a,b;c']
const json = [
  '{"a":',
  '[[[[',
  '{"__proto__":{"x":1}}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '1e999',
  '-0',
  '0x1F',
  '\\u0000',
  '"',
  "'",
  '\\"',
]
const paths = [
  '../../etc/passwd',
  'C:\\con',
  'file:///x',
  '//x',
  'a\u0000.txt',
  '?x=1#y',
  "' OR 1=1 --",
  '; rm -rf /',
  '%00',
  '%E0%A4%A',
]
const emoji = ['👩‍👩‍👧‍👦', '🏳️‍🌈', '👍🏽', '🇦🇹🇦', '❤️‍🔥', '1️⃣', '\ufe0f', '\u200d', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '\u{1f3fb}']
const letters = [
  'Ω≈ç√∫',
  'ﷺ',
  'ﬀ',
  'İi̇ı',
  'ẞß',
  '𝕒𝓫𝔠',
  '田中さん',
  '한국어',
  'ไทย',
  'עברית',
  'العربية',
  '\u1e9b\u0323',
  'Å\u212b',
  '꧅',
  'a\u0300\u0316',
]
const marks = [
  '\u202e',
  '\u202d',
  '\u2066',
  '\u2069',
  '\u200f',
  '\u061c',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u00a0',
  '\u3164',
  '\u115f',
  '\ufff9',
  '\ufffd',
  '\uffff',
  '\u{e0001}',
]
const halves = ['\ud800', '\udc00', 'a\ud83d', '\ude00a', '\udbff\udbff', '\udfff\ud800']
const kinds = [scripts, entities, markdown, templates, formulas, json, paths, emoji, letters, marks, halves]

/** So many strings, no two of them equal. */
export function naughtyStrings(count: number, seed: number): string[] {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const ways: (() => string)[] = [
    () => pick(pick(kinds)),
    () => pick(pick(kinds)) + pick(pick(kinds)),
    () => `${pick(pick(kinds))}${pick(letters)}${pick(pick(kinds))}`,
    () => pick(pick(kinds)).repeat(1 + Math.floor(random() ** 3 * 40)),
    () =>
      String.fromCharCode(...Array.from({ length: 1 + Math.floor(random() * 6) }, () => Math.floor(random() * 0xa0))),
    () =>
      String.fromCharCode(
        ...Array.from({ length: 1 + Math.floor(random() * 6) }, () => Math.floor(random() * 0x10000)),
      ),
    () =>
      String.fromCodePoint(
        ...Array.from({ length: 1 + Math.floor(random() * 6) }, () => Math.floor(random() * 0x110000)),
      ),
    // A letter with more marks than there is space for.
    () => `z${Array.from({ length: 30 }, () => String.fromCharCode(0x300 + Math.floor(random() * 0x6f))).join('')}`,
    () => 'w'.repeat(1 + Math.floor(random() ** 6 * 1_500)),
  ]
  const found = new Set(kinds.flat().slice(0, count))
  while (found.size < count) found.add(pick(ways)())
  return [...found]
}
