import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../tests/support/soak'
import { testRows } from '../../tests/support/test-rows'
import { Frame } from '../engine/run/frame'
import { localize } from '../language/active'
import { evaluateCondition } from './conditions'
import type { Document } from './document'
import { EngineError } from './engine-error'
import type { JsonObject, JsonValue } from './json'
import {
  hasTemplate,
  parsePath,
  resolveForModel,
  resolveInJson,
  resolveKnown,
  resolveTemplates,
  resolveToText,
  resolveToUrl,
  templatePaths,
  withRoots,
} from './templates'

const document: Document = {
  version: 1,
  id: 'd',
  name: 'D',
  variables: { city: 'Rome', empty: null, __proto__x: 1 },
  edges: [],
  pipelines: [
    {
      id: 'p',
      name: 'P',
      nodes: [
        { id: 'a', type: 'search', config: { name: 'Search' } },
        { id: 'b', type: 'search', config: { name: 'Search' } },
        { id: 'c', type: 'later_step', config: {} },
      ],
    },
  ],
}

function scope() {
  const frame = new Frame(document, { task: 'find', n: 3, list: [{ url: 'u0' }, { url: 'u1' }], nothing: null })
  frame.record('a', { output: { results: ['x', 'y'], hex: '#ff0000', status: 'mine' }, reasoning: { ids: [7] } })
  frame.record('b', { output: null, status: 'failed', error: 'Broken.' })
  const warnings: string[] = []
  return { templates: frame.templates(message => warnings.push(localize(message))), warnings }
}

const resolve = (value: JsonValue) => resolveTemplates(value, scope().templates)

describe('templates', () => {
  it('read the input, steps, their parts, and variables', () => {
    expect(resolve('{{input.task}}')).toBe('find')
    expect(resolve('{{input.list[1].url}}')).toBe('u1')
    expect(resolve('{{steps.search.output.results[0]}}')).toBe('x')
    expect(resolve('{{steps.search.reasoning.ids}}')).toEqual([7])
    expect(resolve('{{steps.search.status}}')).toBe('completed')
    expect(resolve('{{ vars.city }}')).toBe('Rome')
    expect(resolve('{{input["list"][0]["url"]}}')).toBe('u0')
  })

  it('let a field of a node count as its output', () => {
    expect(resolve('{{steps.search.hex}}')).toBe('#ff0000')
    expect(resolve('{{steps.search.results.length}}')).toBe(2)
  })

  it('alone keep the type; in text null prints as nothing and objects as JSON', () => {
    expect(resolve('{{input.n}}')).toBe(3)
    expect(resolve(' {{input.list}} ')).toEqual([{ url: 'u0' }, { url: 'u1' }])
    expect(resolve('n={{input.n}} o={{input.list[0]}} z={{input.nothing}}.')).toBe('n=3 o={"url":"u0"} z=.')
    expect(resolve({ a: ['{{input.n}}'], b: 'x{{input.n}}' })).toEqual({ a: [3], b: 'x3' })
    expect(resolveToText('{{input.n}}', scope().templates)).toBe('3')
  })

  it('are resolved once: a value that holds braces is not read again', () => {
    const frame = new Frame(document, { a: '{{input.b}}', b: 'secret' })
    expect(
      resolveTemplates(
        '{{input.a}} and {{input.a}}',
        frame.templates(() => {}),
      ),
    ).toBe('{{input.b}} and {{input.b}}')
  })

  it('give null with a warning for a field that is missing', () => {
    const { templates, warnings } = scope()
    expect(resolveTemplates('{{ input.missing.deep }}', templates)).toBeNull()
    expect(warnings).toEqual(['{{input.missing.deep}} has no “missing”, so it is null.'])
    // Of a text only the length can be read.
    expect([resolve('{{input.task.length}}'), resolve('{{input.task.size}}')]).toEqual([4, null])
  })

  it('of a failed step give its status and error, and null for its output', () => {
    expect(resolve('{{steps.search-2.status}}: {{steps.search-2.error}} {{steps.search-2.output}}')).toBe(
      'failed: Broken. ',
    )
  })

  it('that name a step which has not run are an error naming it', () => {
    expect(() => resolve('{{steps.later-step.output}}')).toThrow(/“later-step”.*not run/)
    expect(() => resolve('{{steps.nobody.output}}')).toThrow(EngineError)
  })

  it('leave braces alone that name nothing, and say so', () => {
    const { templates, warnings } = scope()
    expect(resolveTemplates('Dear {{name}}, {{1+1}}', templates)).toBe('Dear {{name}}, {{1+1}}')
    expect(warnings).toHaveLength(2)
    expect(resolveTemplates(' {{steps}}', templates)).toBe(' {{steps}}')
    expect(warnings[2]).toBe('{{steps}} does not begin with a name that can be read here, and was left as it is.')
    expect(resolve('{{steps[0].output}}')).toBe('{{steps[0].output}}')
  })

  it('never reach a prototype, run code, or throw anything but an EngineError, whatever is written', () => {
    const name = fc.oneof(
      fc.constantFrom(
        'input',
        'steps',
        'vars',
        'search',
        'output',
        '__proto__',
        'constructor',
        'prototype',
        'toString',
        'length',
        'hasOwnProperty',
        'task',
        'list',
      ),
      fc.string({ maxLength: 6 }),
    )
    const part = fc.oneof(
      name.map(each => `.${each}`),
      fc.nat(5).map(each => `[${each}]`),
      name.map(each => `[${JSON.stringify(each)}]`),
      name.map(each => `['${each}']`),
      fc.constantFrom('..', '[', ']', '(', '{{', '}}', '`', '$'),
    )
    const expression = fc
      .tuple(name, fc.array(part, { maxLength: 6 }))
      .map(([root, parts]) => `{{${root}${parts.join('')}}}`)
    const text = fc
      .tuple(fc.string({ maxLength: 5 }), expression, fc.string({ maxLength: 5 }))
      .map(parts => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(expression, text), template => {
        try {
          const value = resolve(template)
          expect(['string', 'number', 'boolean', 'object']).toContain(typeof value)
          // Yields only JSON values: no function, no prototype, no class.
          expect(JSON.parse(JSON.stringify(value))).toEqual(value)
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError)
        }
        expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      }),
      { numRuns: cases(10_000) },
    )
  })

  it('keep every type when they stand alone', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const frame = new Frame(document, { value: value as JsonValue })
        expect(
          resolveTemplates(
            '{{input.value}}',
            frame.templates(() => {}),
          ),
        ).toEqual(value)
      }),
    )
  })

  it('are found at any place', () => {
    expect(hasTemplate({ a: [{ b: 'x {{input.a}}' }] })).toBe(true)
    expect(hasTemplate({ a: 'x', b: ['x', '{{input.a}}'] })).toBe(true)
    expect([{ a: ['{ {'] }, null, undefined, 3].map(hasTemplate)).toEqual([false, false, false, false])
    expect(templatePaths({ a: ['{{ input.a }} {{b}}', null, 3], c: '{{c}}' })).toEqual(['input.a', 'b', 'c'])
  })

  const valuesOf = (input: JsonObject) => new Frame(document, input).templates(() => {})

  it('in an address are percent-encoded, except for one at its beginning', () => {
    const values = valuesOf({ base: 'https://a.example/x?y=1', said: 'a/b &\ud800' })
    expect(resolveToUrl(' {{input.base}}&q={{input.said}} ', values)).toBe(
      'https://a.example/x?y=1&q=a%2Fb%20%26%EF%BF%BD',
    )
  })

  it('in JSON keep their type, and are escaped inside of a text; what is not JSON is a text', () => {
    const values = valuesOf({ n: 3, said: 'a "b"' })
    expect(resolveInJson('{"n":"{{input.n}}","__proto__":"{{input.n}}","x":"x {{input.said}}"}', values)).toBe(
      '{"n":3,"__proto__":3,"x":"x a \\"b\\""}',
    )
    expect(resolveInJson('n={{input.n}}, {{input.said}}', values)).toBe('n=3, a "b"')
  })

  it('of steps that have not run are “…” where only what is known is asked for', () => {
    expect(resolveKnown('{{steps.later-step.output}} and {{input.n}}', scope().templates)).toBe('… and 3')
  })

  it('read additional names before those of the scope, and none that all objects have', () => {
    const values = withRoots(valuesOf({ n: 3 }), { extra: 1 })
    expect(resolveToText('{{extra}} {{input.n}} {{toString}}', values)).toBe('1 3 {{toString}}')
    expect(resolveToText('{{input}}', withRoots(values, { input: 'own' }))).toBe('own')
  })

  it('of a step are shown to a model in 20,000 characters without a note', () => {
    const frame = new Frame(document, {})
    frame.record('a', { output: 'x'.repeat(20_000) })
    const notes: string[] = []
    const values = frame.templates(message => notes.push(localize(message)))
    expect(resolveForModel('{{steps.search.output}}', values)).toBe('x'.repeat(20_000))
    expect(notes).toEqual([])
  })
})

describe('paths', () => {
  it('are names, indexes and quoted names', () => {
    expect(parsePath('steps.a[0]["b c"].d-e')).toEqual(['steps', 'a', 0, 'b c', 'd-e'])
    expect(parsePath('größe.höhe')).toEqual(['größe', 'höhe'])
    expect(parsePath(String.raw`a["b\"c"]['d\e']`)).toEqual(['a', 'b"c', 'd\\e'])
  })

  testRows(['', '.', '.a', 'a.', 'a..b', '[0]', 'a[0]b', 'a[', 'a b', 'a()', 'a[b]'])('are nothing else', path => {
    expect(parsePath(path)).toBeNull()
  })
})

describe('conditions', () => {
  const test = (expression: string, op?: never, value?: JsonValue) =>
    evaluateCondition({ expression, op, value }, scope().templates)

  it('without a comparison ask for truth; empty lists and objects are false', () => {
    expect(test('{{steps.search.output.results}}')).toBe(true)
    expect(test('{{steps.search.output.results.length}}')).toBe(true)
    expect(test('{{input.nothing}}')).toBe(false)
    expect(
      evaluateCondition(
        { expression: '{{input.a}}' },
        new Frame(document, { a: [] }).templates(() => {}),
      ),
    ).toBe(false)
  })

  testRows([
    ['{{input.n}}', '==', '3', true],
    ['{{input.n}}', '!=', 3, false],
    ['{{input.n}}', '<', 4, true],
    ['{{input.n}}', '>=', '3', true],
    ['{{input.task}}', '<', 4, false],
    ['{{input.task}}', 'contains', 'IN', true],
    ['{{steps.search.output.results}}', 'contains', 'y', true],
    ['{{steps.search.output}}', 'contains', 'hex', true],
    ['{{steps.search-2.status}}', '==', 'failed', true],
    ['{{input.n}}', '==', '{{input.n}}', true],
  ] as const)('compare both sides', (expression, op, value, result) => {
    expect(evaluateCondition({ expression, op, value }, scope().templates)).toBe(result)
  })
})
