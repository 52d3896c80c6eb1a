// Who may import whom: ui → host → store → { nodes, providers, documents, toolkit, sandbox } → engine.

import { allExtensions } from 'dependency-cruiser'

// With a TypeScript that it does not support, it finds no modules, and so no mistakes.
if (!allExtensions.find(({ extension }) => extension === '.ts')?.available)
  throw new Error('dependency-cruiser does not support this version of TypeScript, so it cannot check any file.')

const packages = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`

/** Packages that build and test the product. */
const development = [
  '@biomejs/[^/]+',
  '@copilotkit/[^/]+',
  '@langchain/[^/]+',
  '@playwright/[^/]+',
  '@testing-library/[^/]+',
  '@vitejs/[^/]+',
  'axe-core',
  'dependency-cruiser',
  'dts-bundle-generator',
  'fake-indexeddb',
  'fast-check',
  'jsdom',
  'pofile',
  'publint',
  'tsx',
  'typescript',
  'vite',
  'vitest',
  'wabt',
]

/** Where a program starts, or where a file is found by its place and not by an import. */
const entries = [
  '^src/(main\\.tsx|trusted-types\\.ts|service-worker\\.ts)$',
  '^src/(cli|gateway)/main\\.ts$',
  // What programs import from the package.
  '^src/library\\.ts$',
  '^src/nodes/[^/]+/((view|Editor)\\.tsx|help\\.ts)$',
  '\\.worker\\.ts$',
  '\\.d\\.ts$',
]
const tests = ['\\.test\\.tsx?$']

const layer = (folder, forbidden, comment) => ({
  name: `${folder}-looks-down`,
  comment,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: tests },
  to: { path: forbidden },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'engine-is-pure',
      comment:
        'Model and engine import themselves, messages, and a few packages without side effects: no DOM, no React, no Node, no node type.',
      severity: 'error',
      from: { path: '^src/(model|engine)/', pathNot: tests },
      to: {
        pathNot: [
          '^src/(model|engine)/',
          '^src/language/',
          packages(
            'valibot',
            '@valibot/to-json-schema',
            '@cfworker/json-schema',
            'fastest-levenshtein',
            'jsonc-parser',
          ),
        ],
      },
    },
    {
      name: 'language-is-the-lowest',
      comment: 'Every part says its words through it, so it knows none of them: no DOM, no React, no Node.',
      severity: 'error',
      from: { path: '^src/language/', pathNot: tests },
      to: {
        pathNot: [
          '^src/language/',
          packages('@lingui/core', '@lingui/message-utils', '@schummar/icu-type-parser', 'valibot'),
        ],
      },
    },
    {
      name: 'model-looks-down',
      comment: 'Documents, tools, messages and events are the base of everything: not even types refer to the engine.',
      severity: 'error',
      from: { path: '^src/model/', pathNot: tests },
      to: { path: '^src/engine/' },
    },
    ...[
      ['net', 'tools|checks|run', 'What goes out knows documents and events only.'],
      ['tools', 'checks|run', 'A tool is defined, and its arguments are checked, without a run.'],
      ['checks', 'run', 'A document is checked without a run.'],
    ].map(([room, above, comment]) => ({
      name: `engine-${room}-looks-down`,
      comment: `${comment} The order is run, checks, tools, net.`,
      severity: 'error',
      from: { path: `^src/engine/${room}/`, pathNot: tests },
      to: { path: `^src/engine/(${above})/` },
    })),
    layer(
      'components',
      '^src/(engine|nodes|providers|documents|toolkit|sandbox|lessons|content|store|host|ui|gateway|cli|terminal)/',
      'Controls know neither nodes nor the page.',
    ),
    layer(
      'host',
      '^src/(ui|lessons|content|toolkit|gateway|cli|terminal)/',
      'A host is put together of what a run may reach.',
    ),
    layer(
      'nodes',
      '^src/(providers|documents|toolkit|sandbox|store|host|ui|lessons|content|gateway|cli|terminal)/',
      'Nodes know the engine and the controls.',
    ),
    layer(
      'providers',
      '^src/(components|nodes|documents|toolkit|sandbox|store|host|ui|lessons|content|gateway|cli|terminal)/',
      'Providers know the engine only.',
    ),
    layer(
      'documents',
      '^src/(components|nodes|providers|toolkit|sandbox|store|host|ui|content|gateway|cli|terminal)/',
      'Documents know the engine, and the lessons that a document may bring.',
    ),
    layer(
      'toolkit',
      '^src/(components|nodes|providers|documents|store|host|ui|lessons|content|gateway|cli|terminal)/',
      'The toolkit knows the engine and the sandbox.',
    ),
    layer(
      'sandbox',
      '^src/(components|nodes|providers|documents|toolkit|store|host|ui|lessons|content|gateway|cli|terminal)/',
      'A sandbox knows the engine only.',
    ),
    layer(
      'lessons',
      '^src/(components|nodes|providers|documents|toolkit|sandbox|store|host|ui|content|gateway|cli|terminal)/',
      'A lesson is judged by a document and its runs.',
    ),
    layer(
      'content',
      '^src/(components|nodes|providers|toolkit|sandbox|store|host|ui|gateway|cli|terminal)/',
      'Starters and lessons are documents: the page shows them.',
    ),
    layer('store', '^src/(host|ui|content|gateway|cli|terminal)/', 'The store knows nothing of the screen.'),
    layer('ui', '^src/(gateway|cli|terminal)/', 'The screen knows no other program.'),
    {
      name: 'ui-page-is-the-lowest',
      comment: 'Context, state and actions of the page are below everything that is drawn.',
      severity: 'error',
      from: { path: '^src/ui/page/', pathNot: tests },
      to: { path: '^src/ui/', pathNot: '^src/ui/page/' },
    },
    {
      name: 'ui-parts-know-no-feature',
      comment: 'What several features show knows none of them.',
      severity: 'error',
      from: { path: '^src/ui/parts/', pathNot: tests },
      to: { path: '^src/ui/', pathNot: '^src/ui/(page|parts)/' },
    },
    {
      name: 'ui-features-keep-to-themselves',
      comment: 'A feature uses its own folder, the parts and the page. The shell above puts features together.',
      severity: 'error',
      from: { path: '^src/ui/([^/]+)/', pathNot: ['^src/ui/(page|parts|shell)/', ...tests] },
      to: { path: '^src/ui/', pathNot: '^src/ui/($1|page|parts)/' },
    },
    layer(
      'terminal',
      '^src/(components|nodes|providers|documents|toolkit|sandbox|store|host|ui|lessons|content|gateway|cli)/',
      'The programs of a terminal use it: it knows neither.',
    ),
    {
      name: 'entries-are-the-end',
      comment: 'Nothing imports an entry.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: ['^src/main\\.tsx$', '^src/(cli|gateway)/main\\.ts$'] },
    },
    {
      name: 'types-keep-to-themselves',
      comment:
        'A node type uses its own folder, the kit, and the engine. Removing one is removing its folder and its line.',
      severity: 'error',
      from: { path: '^src/nodes/([^/]+)/', pathNot: ['^src/nodes/kit/', ...tests] },
      to: {
        pathNot: [
          '^src/nodes/$1/',
          '^src/nodes/kit/',
          '^src/nodes/view\\.ts$',
          '^src/components/',
          '^src/model/',
          '^src/engine/',
          '^src/language/',
          packages(
            'react',
            'lucide-react',
            'valibot',
            '@valibot/to-json-schema',
            'minisearch',
            'htmlparser2',
            'idb-keyval',
            'zustand',
          ),
        ],
      },
    },
    {
      name: 'kit-knows-no-type',
      comment: 'What all types share knows none of them.',
      severity: 'error',
      from: { path: '^src/nodes/(kit/|view\\.ts$)' },
      to: { path: '^src/nodes/', pathNot: '^src/nodes/(kit/|view\\.ts$)' },
    },
    {
      name: 'headless-part-has-no-looks',
      comment: 'What runs in a terminal, a worker and a gateway reaches no React and no style.',
      severity: 'error',
      from: {
        path: ['^src/nodes/(registry|[^/]+/node)\\.ts$', '^src/(model|engine|language|toolkit|providers/demo)/'],
        pathNot: tests,
      },
      to: { path: ['\\.(tsx|css)$', packages('react', 'react-dom', 'lucide-react')], reachable: true },
    },
    {
      name: 'views-see-events-not-machinery',
      comment:
        "A view uses the engine's types. Of documents, nodes and events it may use the code, too, which runs nothing.",
      severity: 'error',
      from: { path: '^src/nodes/.+\\.tsx$', pathNot: tests },
      to: {
        path: '^src/engine/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sdks-stay-with-providers',
      comment: "A provider's SDK is that adapter's own affair.",
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/providers/', ...tests] },
      to: { path: packages('@anthropic-ai/sdk', 'openai') },
    },
    {
      name: 'no-node-in-the-page',
      comment: "Node's own modules are for the command line and the gateway.",
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(cli|gateway|terminal)/', ...tests] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'The product runs without its tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: ['^tests/', ...tests] },
    },
    {
      name: 'no-development-packages-in-the-product',
      comment:
        'The package holds all that it imports, so package.json has no "dependencies" that could tell the two apart: these build and test, and are no part of it.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: packages(...development), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles-of-types',
      comment: 'In model and engine, types count: each file can be read after those that it imports.',
      severity: 'error',
      from: { path: '^src/(model|engine)/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle of imports has no order to be read in. Types may refer to each other.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-dead-modules',
      comment: 'What no entry reaches is not part of the product.',
      severity: 'error',
      from: { path: entries },
      to: { path: '^src/', pathNot: [...entries, ...tests], reachable: false },
    },
    {
      name: 'imports-lead-somewhere',
      comment: 'An import that cannot be found.',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true, pathNot: '\\?(worker|url|raw)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types count too: a type from the wrong room is a wrong arrow.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${import.meta.dirname}/tsconfig.json` },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
}
