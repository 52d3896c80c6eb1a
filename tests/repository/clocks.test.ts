import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

// A test must not depend on durations: other programs may take most of the processor. Tests wait for conditions, and
// costs are counted in steps, or measured by `npm run bench`.

const root = resolve(import.meta.dirname, '../..')

/** Tests and their shared modules. */
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || /^tests\/.+\.tsx?$/.test(path)
/** Not part of `npm test`. */
const leftOut = [
  // Packages that `npm run mutation` installed.
  /\/node_modules\//,
  // `npm run bench` measures times, and `npm test` prints the duration of each stage.
  /^tests\/tooling\/(?!.*\.test\.ts$)/,
]

/** Exceptions with reasons. */
const allowed: Record<string, string> = {
  'src/store/run/paced-frames.test.ts': 'Its timers are fake, and its clock with them.',
  'src/store/batch/batch.test.ts': 'Its timers are fake.',
  'tests/support/gateway.ts': 'The pace and the stamps of its answers are for a measure; tests leave both out.',
  'tests/support/students.ts': 'It reads the stamps for a measure.',
}

const clocks = /^(performance\.(now|timeOrigin)|process\.(cpuUsage|hrtime|resourceUsage|uptime))$/
const timers = /^((globalThis|window|self)\.)?setTimeout$/
const times = /^(Date\.now\(\)|\+?new Date\(\)(\.(getTime|valueOf)\(\))?)$/
const comparing = new Set([
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
])

/** Finds uses of clocks and timed waits. */
function usesOfTime(text: string): string[] {
  const file = ts.createSourceFile('part.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const isNone = (node: ts.Expression | undefined) => node === undefined || node.getText() === '0'
  const isOfTime = (node: ts.Node): boolean => {
    if (ts.isPropertyAccessExpression(node)) return clocks.test(node.getText()) || node.name.text === 'waitForTimeout'
    if (ts.isCallExpression(node)) return timers.test(node.expression.getText()) && !isNone(node.arguments[1])
    if (ts.isBinaryExpression(node)) {
      const isCompared = comparing.has(node.operatorToken.kind)
      return isCompared && [node.left, node.right].some(side => times.test(side.getText()))
    }
    return (
      ts.isStringLiteral(node) && /^(node:)?timers\/promises$/.test(node.text) && ts.isImportDeclaration(node.parent)
    )
  }
  const visit = (node: ts.Node) => {
    if (isOfTime(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push(`line ${line + 1}: ${node.getText().split('\n')[0]}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

describe('a test', () => {
  it.each([
    'const start = performance.now()',
    'const { user } = process.cpuUsage(before)',
    'process.hrtime.bigint()',
    'expect(Date.now() - start).toBeLessThan(500)',
    'while (Date.now() < end) look()',
    'const took = new Date().getTime() - start',
    'await new Promise(resolve => setTimeout(resolve, 30))',
    'const settled = (ms: number) => new Promise(resolve => globalThis.setTimeout(resolve, ms))',
    'setTimeout(() => stop.abort(), 20)',
    'await page.waitForTimeout(500)',
    "import { setTimeout as wait } from 'node:timers/promises'",
  ])('does not depend on time: %s', text => {
    expect(usesOfTime(text)).toHaveLength(1)
  })

  it.each([
    'const host = { now: () => Date.now(), sleep: async () => {} }',
    'const nextFrame = (callback: () => void) => void setTimeout(callback, 0)',
    'setTimeout(callback)',
    'const until = Date.now() + 60_000',
    "const uses = { performance: 'performance.now()' }",
    'await new Promise(resolve => setImmediate(resolve))',
    'vi.useFakeTimers(); vi.advanceTimersByTime(500)',
  ])('may say: %s', text => {
    expect(usesOfTime(text)).toEqual([])
  })
})

describe('the tests', () => {
  const paths = ['src', 'tests']
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path}`),
    )
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /\.tsx?$/.test(path) && isTest(path) && !leftOut.some(part => part.test(path)))
  const found = new Map(paths.map(path => [path, usesOfTime(readFileSync(join(root, path), 'utf8'))]))

  it('do not depend on time', () => {
    expect(paths.length).toBeGreaterThan(250)
    const uses = [...found].flatMap(([path, places]) =>
      path in allowed ? [] : places.map(place => `${path} ${place}`),
    )
    expect(uses).toEqual([])
  })

  it('that may are few, and do', () => {
    expect(Object.keys(allowed).filter(path => !found.get(path)?.length)).toEqual([])
  })
})
