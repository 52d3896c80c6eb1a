import { expect, test } from 'vitest'
import { budgetProblems, firstLoadLimit, firstLooksLimit, largestParts } from './budget'
import { type BuiltFile, firstLoadFiles } from './first-load'

const built = (file: string, over: Partial<BuiltFile> = {}): BuiltFile => ({
  file,
  bytes: 1000,
  first: true,
  modules: {},
  ...over,
})

test('the first load is what the page names, all that it imports, and their styles, but nothing that comes later', () => {
  const html = `<link rel="icon" href="./favicon.svg" />
    <script type="module" crossorigin src="./runtime.js"></script>
    <script type="module" crossorigin src="./first.js"></script>
    <link rel="stylesheet" crossorigin href="./first.css">`
  const files = firstLoadFiles(html, {
    '_first.js': { file: 'first.js', imports: ['_react.js'], css: ['first.css'] },
    '_react.js': { file: 'react.js', imports: ['_deep.js', '_first.js'] },
    '_deep.js': { file: 'deep.js', css: ['deep.css'] },
    'src/sdk.ts': { file: 'sdk.js', imports: ['_react.js'], css: ['sdk.css'] },
  })
  expect([...files].sort()).toEqual(['deep.css', 'deep.js', 'first.css', 'first.js', 'react.js', 'runtime.js'])
})

test('a first load up to the limit passes, whatever comes later', () => {
  const files = [built('index.js', { bytes: firstLoadLimit }), built('later.js', { bytes: 900_000, first: false })]
  expect(budgetProblems(files)).toEqual([])
})

test('scripts and styles count together against the limit', () => {
  const files = [built('index.js', { bytes: firstLoadLimit - 500 }), built('index.css', { bytes: 501 })]
  expect(budgetProblems(files)).toEqual([expect.stringContaining('may take 110.0 kB')])
})

test('what the first cards look like has a limit of its own', () => {
  const looks = (bytes: number) => built('assets/first-views-abc.js', { first: false, bytes })
  expect(budgetProblems([built('index.js'), looks(firstLooksLimit)])).toEqual([])
  expect(budgetProblems([built('index.js'), looks(firstLooksLimit + 1)])).toEqual([
    expect.stringContaining('may take 15.0 kB'),
  ])
})

test('a page without a script is no pass', () => {
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
  expect(budgetProblems([built('index.js'), built('sdk.js', { first: false, modules: { [module]: 100 } })])).toEqual([])
  expect(budgetProblems([built('index.js', { modules: { 'src/main.tsx': 50, [module]: 100 } })])).toEqual([
    expect.stringContaining(module),
  ])
})

test('the largest parts are packages and folders of the first load, by their share', () => {
  const files = [
    built('index.js', {
      modules: { 'src/ui/App.tsx': 100, 'src/ui/Card.tsx': 100, 'node_modules/react-dom/client.js': 500 },
    }),
    built('dnd.js', { modules: { 'node_modules/@dnd-kit/core/dist/core.js': 300 } }),
    built('sdk.js', { first: false, modules: { 'node_modules/openai/client.mjs': 5000 } }),
  ]
  expect(largestParts(files, 2)).toEqual([
    { part: 'react-dom', share: 0.5 },
    { part: '@dnd-kit/core', share: 0.3 },
  ])
})
