import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { tokenLines } from './token-lines'

const joined = (tokens: readonly string[]) =>
  tokenLines(tokens).map(group => group.map(index => tokens[index]).join(''))

testRows<[string, string[], string[]]>([
  ['a word and its full stop', [' the', ' king', '.'], [' the', ' king.']],
  ['a comma, and what follows a space', [' king', ',', ' and'], [' king,', ' and']],
  ['quotes and brackets', [' “', 'Who', '?', '”', ' (', 'me', ')'], [' “Who?”', ' (me)']],
  ['the pieces of a word', [' str', 'aw', 'berry', '!'], [' strawberry!']],
  ['no space before the first', ['Once', ' upon'], ['Once', ' upon']],
  ['line breaks', [' end', '.', '\n\n', 'Then'], [' end.', '\n\n', 'Then']],
  ['words of scripts without spaces', ['国王', '和', '草莓', '。'], ['国王', '和', '草莓。']],
  ['the end of a text', [' end', ''], [' end', '']],
  ['nothing', [], []],
])('pieces of a text are grouped where a line may break', (_, tokens, groups) => {
  expect(joined(tokens)).toEqual(groups)
})

test('a word without end is broken, so that it stays in its card', () => {
  expect(tokenLines(Array.from({ length: 100 }, () => 'ha')).every(group => group.length <= 12)).toBe(true)
})
