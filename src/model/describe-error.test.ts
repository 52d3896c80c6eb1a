import { expect, it } from 'vitest'
import { run, stack, testHost } from '../../tests/support/engine'
import { describeError } from './describe-error'

it.each([
  'Failed to fetch dynamically imported module: https://school.example/assets/answer-x.js',
  'error loading dynamically imported module: https://school.example/assets/answer-x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('a run that lacks a part of the page says what to do: %s', async said => {
  const missing = {
    // biome-ignore lint/correctness/useYield: it fails before it can.
    async *stream() {
      throw new TypeError(said)
    },
  }
  const events = await run(stack(['inference']), testHost(missing))
  const end = events.findLast(event => event.type === 'node-error')
  expect(JSON.stringify(end)).toContain('reload the page')
  const told = events.filter(event => event.type !== 'host-answer')
  expect(JSON.stringify(told)).not.toContain('school.example')
})

it('tells anything else as it is', () => {
  expect(describeError(new Error('Too hot.'))).toBe('Too hot.')
  expect(describeError('cold')).toBe('cold')
})
