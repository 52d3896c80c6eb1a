import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../tests/support/soak'
import { testRows } from '../../../tests/support/test-rows'
import type { JsonValue } from '../../model/json'
import { resolveTemplates } from '../../model/templates'
import type { Readable } from '../view'
import { acceptSuggestion, openTemplate, suggestions } from './template-names'

const results: JsonValue = [{ id: 7, 'full name': 'Ann' }, { id: 8 }]
const readable: Readable[] = [
  { name: 'input', fields: [{ name: 'task', hint: 'What to do', value: 'Go' }, { name: 'size' }] },
  {
    name: 'steps',
    fields: [
      {
        name: 'search',
        hint: 'Search Records',
        fields: [
          { name: 'output', value: { results } },
          { name: 'reasoning', schema: { properties: { ids: { type: 'array', items: { properties: { id: {} } } } } } },
          { name: 'status' },
        ],
      },
    ],
  },
]
const paths = (typed: string) => suggestions(readable, typed).map(({ path }) => path)

describe('what is offered', () => {
  it('at the beginning is every field of the input, and every part of every step', () => {
    expect(paths('')).toEqual([
      'input.task',
      'input.size',
      'steps.search.output',
      'steps.search.reasoning',
      'steps.search.status',
    ])
    expect(suggestions(readable, 'ta')[0]).toEqual({ path: 'input.task', hint: 'What to do', value: 'Go' })
  })

  it('is found by any part of its path, or by the title of the step', () => {
    expect(paths('reas')).toEqual(['steps.search.reasoning'])
    expect(paths('records')).toHaveLength(3)
  })

  it('continues into the value of the last run, and into a schema where there was none', () => {
    expect(paths('steps.search.output.')).toEqual(['steps.search.output.results'])
    expect(paths('steps.search.output.results')).toEqual(['steps.search.output.results'])
    expect(paths('steps.search.output.results[')).toEqual([
      'steps.search.output.results[0]',
      'steps.search.output.results[1]',
    ])
    expect(paths('steps.search.output.results[0].')).toEqual([
      'steps.search.output.results[0].id',
      'steps.search.output.results[0]["full name"]',
    ])
    expect(paths('steps.search.reasoning.')).toEqual(['steps.search.reasoning.ids'])
    expect(paths('steps.search.reasoning.ids[0].')).toEqual(['steps.search.reasoning.ids[0].id'])
    expect(paths('steps.nobody.')).toEqual([])
  })

  it('always resolves to the value that it shows', () => {
    const value = fc.letrec<{ json: JsonValue }>(tie => ({
      json: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.integer(),
        fc.array(tie('json'), { maxLength: 3 }),
        fc.dictionary(
          fc.string({ minLength: 1 }).filter(name => !/[{}\n]/.test(name)),
          tie('json'),
          { maxKeys: 3 },
        ),
      ),
    })).json
    fc.assert(
      fc.property(value, root => {
        const walk = (typed: string, depth: number): void => {
          for (const { path, value: shown } of suggestions(
            [{ name: 'input', fields: [{ name: 'x', value: root }] }],
            typed,
          )) {
            expect(resolveTemplates(`{{${path}}}`, { root: () => ({ x: root }) as JsonValue })).toEqual(shown)
            if (depth < 3 && !path.includes('["')) for (const sign of ['.', '[']) walk(path + sign, depth + 1)
          }
        }
        walk('input.x.', 0)
      }),
      { numRuns: cases(50) },
    )
  })
})

describe('the template under the caret', () => {
  testRows([
    ['{{inp', 5, { from: 2, typed: 'inp' }],
    ['{{ inp', 6, { from: 3, typed: 'inp' }],
    ['{{input.a}} and {{', 18, { from: 18, typed: '' }],
    ['{{input.a}} x', 13, null],
    ['no braces', 4, null],
  ])('is found by its braces', (text, caret, found) => expect(openTemplate(text, caret)).toEqual(found))

  it('is closed when a name is taken, and not twice', () => {
    const take = (text: string, caret: number, value: JsonValue) => {
      const at = openTemplate(text, caret)
      if (!at) throw new Error('none')
      const { insert, from, to, caret: after } = acceptSuggestion(text, caret, at, { path: 'input.task', value })
      const taken = text.slice(0, from) + insert + text.slice(to)
      return `${taken.slice(0, after)}|${taken.slice(after)}`
    }
    expect(take('Do {{in', 7, 'Go')).toBe('Do {{input.task}}|')
    expect(take('Do {{in}} now', 7, 'Go')).toBe('Do {{input.task|}} now')
    expect(take('Do {{in', 7, { a: 1 })).toBe('Do {{input.task|}}')
    expect(take('Do {{input.other}}', 7, 'Go')).toBe('Do {{input.task|}}')
  })
})
