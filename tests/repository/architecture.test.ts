import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { architectureProblems, type Cruise, cruise } from '../tooling/architecture'

const root = resolve(import.meta.dirname, '../..')
const rules: { forbidden: { name: string }[] } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')

/** A small project in which every import is permitted. */
const house: Record<string, string> = {
  'src/main.tsx': `import './trusted-types'; import './ui/App'`,
  'src/trusted-types.ts': `export {}`,
  'src/ui/App.tsx': `import 'react'; import '../store/run'; import '../content/lessons/first'; import '../host/demo-host'; import '../components/Button'; import '../engine/model/json'`,
  'src/content/lessons/first.ts': `import '../../lessons/judge'`,
  'src/lessons/judge.ts': `import '../engine/model/json'`,
  'src/components/Button.tsx': `import 'react'; import '../engine/model/json'`,
  'src/store/run.ts': `import '../nodes/registry'; import '../providers/demo/model'; import '../documents/links'; import '../toolkit/face'; import '../lessons/judge'`,
  'src/nodes/registry.ts': `import './dial/node'`,
  'src/nodes/view.ts': `import type { ComponentType } from 'react'; export type View = ComponentType`,
  'src/nodes/kit/Field.tsx': `import 'react'; import '../../components/Button'`,
  'src/nodes/dial/node.ts': `import 'valibot'; import { isJson } from '../../engine/model/json'; export const ok = isJson`,
  'src/nodes/dial/view.tsx': `import 'react'; import 'lucide-react'; import '../kit/Field'; import './node'; import type { View } from '../view'; import type { Node } from '../../engine/model/document'; import { isJson } from '../../engine/model/json'; export const ok = isJson; export type Dial = View | Node`,
  'src/providers/demo/model.ts': `import '../../engine/model/json'`,
  'src/providers/openai-compatible.ts': `import 'openai'`,
  'src/documents/links.ts': `import 'fflate'`,
  'src/toolkit/face.ts': `import '../sandbox/shell'`,
  'src/sandbox/shell.ts': `import '../engine/model/json'`,
  'src/language/active.ts': `import '@lingui/core'`,
  'src/engine/model/json.ts': `import 'valibot'; import '../../language/active'; export const isJson = 1`,
  'src/engine/model/document.ts': `import type { Run } from '../run/run'; export interface Node { run: Run }`,
  'src/engine/run/run.ts': `import type { Node } from '../model/document'; export interface Run { node: Node }`,
  'src/host/demo-host.ts': `import '../nodes/registry'; import '../providers/demo/model'`,
  'src/engine/run/execute-pipeline.ts': `import '../model/json'; import('../../host/demo-host')`,
  'src/terminal/command-line.ts': `import 'node:util'; import '../language/active'`,
  'src/cli/main.ts': `import 'node:fs'; import '../terminal/command-line'; import '../nodes/registry'; import '../providers/openai-compatible'`,
}

/** For each rule, files that violate it and the import that does. Each file replaces one of the small project. */
const plants: Record<string, Record<string, string>> = {
  'language-is-the-lowest': { 'src/language/active.ts': `import '../engine/model/document'` },
  'engine-is-pure': { 'src/engine/model/json.ts': `import '../../documents/links'` },
  'one-part-of-the-engine-brings-a-host': { 'src/engine/run/execute-pipeline.ts': `import '../../documents/links'` },
  'engine-model-looks-down': {
    'src/engine/model/json.ts': `import '../net/broker'`,
    'src/engine/net/broker.ts': `export {}`,
  },
  'engine-net-looks-down': {
    'src/engine/net/broker.ts': `import '../tools/call'`,
    'src/engine/tools/call.ts': `export {}`,
  },
  'engine-tools-looks-down': { 'src/engine/tools/call.ts': `import '../run/run'` },
  'engine-checks-looks-down': { 'src/engine/checks/problems.ts': `import '../run/run'` },
  'components-looks-down': { 'src/components/Button.tsx': `import '../nodes/registry'` },
  'host-looks-down': { 'src/host/demo-host.ts': `import '../ui/App'` },
  'nodes-looks-down': { 'src/nodes/dial/node.ts': `import '../../providers/demo/model'` },
  'providers-looks-down': { 'src/providers/demo/model.ts': `import '../../documents/links'` },
  'documents-looks-down': { 'src/documents/links.ts': `import '../nodes/registry'` },
  'toolkit-looks-down': { 'src/toolkit/face.ts': `import '../documents/links'` },
  'sandbox-looks-down': { 'src/sandbox/shell.ts': `import '../toolkit/face'` },
  'store-looks-down': { 'src/store/run.ts': `import '../ui/App'` },
  'lessons-looks-down': { 'src/lessons/judge.ts': `import '../documents/links'` },
  'content-looks-down': { 'src/content/lessons/first.ts': `import '../../store/run'` },
  'ui-looks-down': { 'src/ui/App.tsx': `import '../cli/main'` },
  'terminal-looks-down': { 'src/terminal/command-line.ts': `import '../documents/links'` },
  'entries-are-the-end': { 'src/ui/App.tsx': `import '../main'` },
  'types-keep-to-themselves': {
    'src/nodes/dial/node.ts': `import '../gauge/node'`,
    'src/nodes/gauge/node.ts': `export {}`,
  },
  'kit-knows-no-type': { 'src/nodes/kit/Field.tsx': `import '../dial/node'` },
  'headless-part-has-no-looks': {
    'src/nodes/dial/node.ts': `import './looks'`,
    'src/nodes/dial/looks.ts': `import 'react'`,
  },
  'views-see-events-not-machinery': {
    'src/nodes/dial/view.tsx': `import { loop } from '../../engine/run/loop'; export const ok = loop`,
    'src/engine/run/loop.ts': `export const loop = 1`,
  },
  'sdks-stay-with-providers': { 'src/store/run.ts': `import 'openai'` },
  'no-node-in-the-page': { 'src/documents/links.ts': `import 'node:fs'` },
  'no-tests-in-the-product': {
    'src/documents/links.ts': `import '../../tests/fixture'`,
    'tests/fixture.ts': `export {}`,
  },
  'no-development-packages-in-the-product': { 'src/documents/links.ts': `import 'fast-check'` },
  'no-cycles': {
    'src/engine/model/json.ts': `import { a } from './a'; export const isJson = a`,
    'src/engine/model/a.ts': `import { isJson } from './json'; export const a = isJson`,
  },
  'no-dead-modules': { 'src/store/forgotten.ts': `export {}` },
  'imports-lead-somewhere': { 'src/store/run.ts': `import './gone'` },
}

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function plant(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'aili5-house-'))
  folders.push(folder)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  symlinkSync(join(root, 'package.json'), join(folder, 'package.json'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Cruises of small projects, in each of which several rules are broken, by files of their own. */
const broken = once(async () => {
  const houses: { rules: string[]; files: Record<string, string> }[] = []
  for (const [rule, files] of Object.entries(plants)) {
    const free = houses.find(house => Object.keys(files).every(path => !(path in house.files)))
    const house = free ?? { rules: [], files: {} }
    if (!free) houses.push(house)
    house.rules.push(rule)
    Object.assign(house.files, files)
  }
  const cruises = new Map<string, Cruise>()
  for (const { rules, files } of houses) {
    const result = await cruise(plant({ ...house, ...files }))
    for (const rule of rules) cruises.set(rule, result)
  }
  return cruises
})

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

describe('the rules about imports', () => {
  test('a house in order breaks none', async () => {
    const result = await cruise(plant(house))
    expect(result.files).toBe(Object.keys(house).length)
    expect(architectureProblems(result)).toEqual([])
  })

  test('every rule has a planted violation', () => {
    expect(Object.keys(plants).sort()).toEqual(rules.forbidden.map(({ name }) => name).sort())
  })

  test.each(Object.keys(plants))('%s is seen when broken', async rule => {
    const { violations } = (await broken()).get(rule) as Cruise
    const planted = Object.keys(plants[rule] ?? {})
    expect(violations.filter(({ from }) => planted.includes(from)).map(violation => violation.rule)).toContain(rule)
  })

  test('a cruise that saw no file is a failure', () => {
    expect(architectureProblems({ files: 0, violations: [] } satisfies Cruise)).toHaveLength(1)
  })
})
