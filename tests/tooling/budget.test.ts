import { expect, test } from 'vitest'
import { type Asked, type FirstLoad, firstLoadLimits, firstLoadProblems, largestParts } from '../browser/first-load'

const shell: Asked = { file: 'assets/shell.js', bytes: 1000 }
const load = (over: Partial<FirstLoad> = {}): FirstLoad => ({ run: [shell], answer: [shell], steps: 1, ...over })
const kilobytes = (file: string, kilobytes: number): Asked => ({ file, bytes: kilobytes * 1000 })

test('what keeps its limits is no problem', () => {
  const run = [kilobytes('a.js', firstLoadLimits.run.kilobytes)]
  const answer = [...run, kilobytes('b.js', firstLoadLimits.answer.kilobytes - firstLoadLimits.run.kilobytes)]
  expect(firstLoadProblems({ run, answer, steps: firstLoadLimits.steps }, {})).toEqual([])
})

test('bytes and requests, before Run and before the answer, steps and repetitions are each reported', () => {
  const many = Array.from({ length: 30 }, (_, at) => kilobytes(`${at}.js`, 10))
  const problemsOf = (over: Partial<FirstLoad>) => firstLoadProblems(load(over), {})
  const over = firstLoadLimits.run.kilobytes + 1
  expect(problemsOf({ run: [kilobytes('a.js', over)] })).toEqual([
    expect.stringContaining(`Until Run can be pressed the page asks for ${over}.0 kB`),
  ])
  const small = many.map(({ file }) => kilobytes(file, 1))
  expect(problemsOf({ run: small.slice(0, firstLoadLimits.run.requests + 1) })).toEqual([
    expect.stringContaining('13 files'),
  ])
  expect(problemsOf({ answer: many })).toEqual([
    expect.stringContaining('Until the first answer the page asks for 300.0 kB'),
    expect.stringContaining('30 files'),
  ])
  expect(problemsOf({ steps: 3 })).toEqual([expect.stringContaining('3 steps')])
  expect(problemsOf({ answer: [shell, shell] })).toEqual([expect.stringContaining('asked for twice')])
  expect(problemsOf({ run: [] })).toEqual([expect.stringContaining('nothing was measured')])
})

test.each([
  'node_modules/openai/client.mjs',
  'node_modules/@anthropic-ai/sdk/client.mjs',
  'node_modules/react-markdown/lib/index.js',
  'node_modules/@dnd-kit/core/dist/core.esm.js',
  'node_modules/yaml/browser/index.js',
  'src/providers/demo/data/emotions.ts',
  'src/engine/run/run.ts',
  'src/content/lessons/first.ts',
])('%s may come later, not before Run', module => {
  const later = { file: 'assets/later.js', bytes: 10 }
  expect(firstLoadProblems(load({ answer: [shell, later] }), { 'assets/later.js': { [module]: 100 } })).toEqual([])
  expect(firstLoadProblems(load(), { 'assets/shell.js': { 'src/main.tsx': 50, [module]: 100 } })).toEqual([
    expect.stringContaining(module),
  ])
})

test('the largest parts are packages and folders, by their share', () => {
  const modules = {
    'assets/shell.js': {
      'src/ui/app/App.tsx': 100,
      'src/ui/stack/Card.tsx': 100,
      'node_modules/react-dom/client.js': 500,
      'node_modules/@dnd-kit/core/dist/core.js': 300,
    },
    'assets/sdk.js': { 'node_modules/openai/client.mjs': 5000 },
  }
  expect(largestParts([shell], modules, 2)).toEqual([
    { part: 'react-dom', share: 0.5 },
    { part: '@dnd-kit/core', share: 0.3 },
  ])
})
