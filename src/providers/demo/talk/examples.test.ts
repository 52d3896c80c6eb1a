import { expect, test } from 'vitest'
import { answerWithParts } from '../parts'
import { answerFromExamples } from './examples'

const answer = async (text: string, system = '') =>
  (
    await answerWithParts(
      () => 0,
      () => answerFromExamples(system, [text]),
    )
  )?.split('\n')[0]

test.each([
  ['dog -> DOG\ncat -> CAT\nbear ->', 'BEAR'],
  ['dog -> 3\nhouse -> 5\nelephant ->', '8'],
  ['dog => god\ncat => tac\nbear =>', 'raeb'],
  ['1. dog → dogs\n2. cat → cats\n3. bear →', 'bears'],
  ['- red house -> house\n- blue car -> car\n- a green tree ->', 'tree'],
  ['I love this game -> PLUS\nIt is sad and bad -> MINUS\nThis is wonderful ->', 'PLUS'],
  ['I love this game -> PLUS\nIt is sad and bad -> MINUS\nThe soup was terrible ->', 'MINUS'],
  ['I love this game -> MINUS\nIt is sad and bad -> PLUS\nThe soup was terrible ->', 'PLUS'],
  ['apple -> fruit\nhammer -> tool\nthe thing ->', 'tool'],
])('%s', async (text, wanted) => {
  expect(await answer(text)).toBe(wanted)
})

test('examples may be in the system prompt, and the open one a message', async () => {
  expect(await answer('bear', 'dog -> DOG\ncat -> CAT')).toBe('BEAR')
})

test.each(['dog -> DOG\nbear ->', 'dog ->', 'I went home -> I slept -> I ate', 'dog -> DOG\ncat -> CAT', ''])(
  'no example to follow: %s',
  text => {
    expect(answerFromExamples('', [text])).toBeNull()
  },
)
