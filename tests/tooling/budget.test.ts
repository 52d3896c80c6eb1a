import { expect, test } from 'vitest'
import { budgetProblems, firstLoadLimit } from './budget'
import { type BuiltFile, firstLoadFiles } from './first-load'

const built = (file: string, over: Partial<BuiltFile> = {}): BuiltFile => ({
  file,
  bytes: 1000,
  first: true,
  modules: [],
  ...over,
})

test('the first load is the entry, all that it imports, and their styles, but nothing that comes later', () => {
  const files = firstLoadFiles({
    'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['index.css'] },
    '_react.js': { file: 'react.js', imports: ['_deep.js', 'index.html'] },
    '_deep.js': { file: 'deep.js', css: ['deep.css'] },
    'src/sdk.ts': { file: 'sdk.js', imports: ['_react.js'], css: ['sdk.css'] },
  })
  expect([...files].sort()).toEqual(['deep.css', 'deep.js', 'index.css', 'index.js', 'react.js'])
})

test('a first load up to the limit passes, whatever comes later', () => {
  const files = [built('index.js', { bytes: firstLoadLimit }), built('later.js', { bytes: 900_000, first: false })]
  expect(budgetProblems(files)).toEqual([])
})

test('scripts and styles count together against the limit', () => {
  const files = [built('index.js', { bytes: firstLoadLimit - 500 }), built('index.css', { bytes: 501 })]
  expect(budgetProblems(files)).toEqual([expect.stringContaining('may take 110.0 kB')])
})

test('a build without an entry is no pass', () => {
  expect(budgetProblems([])).toHaveLength(1)
})

test.each([
  'node_modules/openai/client.mjs',
  'node_modules/@anthropic-ai/sdk/client.mjs',
  'node_modules/react-markdown/lib/index.js',
  'node_modules/yaml/browser/index.js',
  'src/providers/demo/data/emotions.ts',
  'src/lessons/first.ts',
])('%s may load later, not first', module => {
  expect(budgetProblems([built('index.js'), built('sdk.js', { first: false, modules: [module] })])).toEqual([])
  expect(budgetProblems([built('index.js', { modules: ['src/main.tsx', module] })])).toEqual([
    expect.stringContaining(module),
  ])
})
