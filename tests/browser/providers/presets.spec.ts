import { ways } from '../../support/preset-vendors'
import { test } from '../fixtures'
import { runOverPresets } from './preset-run'

// `presets.soak.spec.ts` has all the others.

const wayOf = (id: string) => ways.find(way => way.id === id) ?? ways[0]!

for (const [first, second] of [
  ['anthropic', 'openai'],
  ['ollama', 'anthropic'],
] as const) {
  test(`two rounds with tools over ${first}, then another card over ${second}`, async ({ openPage }) => {
    await runOverPresets(openPage, wayOf(first), wayOf(second))
  })
}
