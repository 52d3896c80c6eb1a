import { expect, test } from 'vitest'
import { scoreOf } from './score'

test('a mutant that no test reaches counts as unnoticed, one that was left out not at all', () => {
  const of = (...statuses: string[]) => ({ mutants: statuses.map(status => ({ status })) })
  const files = {
    'src/engine/a.ts': of('Killed', 'Timeout', 'Survived', 'Ignored'),
    'src/engine/b.ts': of('NoCoverage', 'CompileError'),
  }
  expect(scoreOf({ files }, ['engine', 'gateway'])).toEqual([
    'engine: 2 of 4 mutants noticed, 50.0 % (1 survived, 1 reached by no test, 1 left out)',
    'gateway: 0 of 0 mutants noticed, none tried (0 survived, 0 reached by no test, 0 left out)',
  ])
})
