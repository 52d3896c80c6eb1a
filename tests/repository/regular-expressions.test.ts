import { describe, expect, it } from 'vitest'
import { slowExpressions } from '../tooling/regular-expressions'

// The stage “Regular expressions” checks all of src; these are examples of what it reports, and what it accepts.

describe('a regular expression is refused', () => {
  it.each([
    ['that repeats what repeats', 'const a = /^(?:a+)+$/', 'exponential in "a" repeated'],
    ['that can share letters between two parts', 'const a = /^\\s*\\n?\\s*$/', 'quadratic or worse'],
    ['that is tried again at every letter of a run', "text.replace(/\\s+$/, '')", 'quadratic or worse'],
    ['that looks behind itself without an end', 'const a = /(?<=^\\W*)x /', 'quadratic or worse'],
    ['that is a constant text', "new RegExp('^(a|aa)*$', 'u')", 'exponential'],
    ['that is called without new', "RegExp('^(a|a)*$')", 'exponential'],
    ['that a function puts together', 'const of = (name: string) => new RegExp(name)', 'what this check does not know'],
    ['that nothing can decide', 'const a = /^(?:(?<=b)a|(?<!b)ab)+$/', 'may be ambiguous'],
  ])('%s', (_, text, problem) => {
    expect(slowExpressions(`const x = 1\n${text}`)).toEqual([
      expect.objectContaining({ line: 2, problem: expect.stringContaining(problem) }),
    ])
  })

  it('whose fixed parts are slow, where gaps are allowed', () => {
    const text = `const of = (name: string) => new RegExp(\`\${name}\\\\s*:?\\\\s*$\`)`
    expect(slowExpressions(text, true)).toHaveLength(1)
  })
})

it.each(['/^[a-z]+$/', 'text.replace(/(?<!\\s)\\s+$/, "")', '/a+/y', "new RegExp('^a+$')"])('%s is linear', text => {
  expect(slowExpressions(text)).toEqual([])
})
