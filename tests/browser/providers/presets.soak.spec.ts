import { ways } from '../../support/preset-vendors'
import { test } from '../fixtures'
import { runOverPresets } from './preset-run'

// Each way to a model, and after it the next one and the next but one, whose wire is often the other.

for (const [place, first] of ways.entries())
  for (const step of [1, 4]) {
    const second = ways[(place + step) % ways.length] ?? first
    test(`two rounds with tools over ${first.label}, then another card over ${second.label}`, async ({ openPage }) => {
      await runOverPresets(openPage, first, second)
    })
  }
