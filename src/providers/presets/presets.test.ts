import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { unfilledLines } from '../../../tests/support/unfilled'
import { connectionPresets } from '.'
import type { ConnectionPreset } from './preset'

const files = readdirSync(import.meta.dirname).filter(name => !/^(index|preset)\.ts$|\.test\.ts$/.test(name))

it('lists every preset of the folder, under the name of its file', () => {
  const ids = connectionPresets.map(({ connection }) => `${connection.provider}.ts`)
  expect([...ids].sort()).toEqual(files.sort())
})

it('has none that is left to be filled in', () => {
  expect(unfilledLines(import.meta.dirname)).toEqual([])
})

it.each(connectionPresets.map(preset => [preset.connection.label, preset] as const))(
  '%s says what a person needs to know',
  (_, { hint, keyPage, advice, variable, localSteps, connection }: ConnectionPreset) => {
    expect(inEnglish(hint), 'hint: 7 to 62 letters, with a capital and a period').toMatch(/^\p{Lu}.{5,60}\.$/u)
    if (keyPage !== undefined) expect(keyPage).toMatch(/^https:\/\//)
    if (advice !== undefined) expect(inEnglish(advice), 'advice: with a capital and a period').toMatch(/^\p{Lu}.*\.$/u)
    if (variable !== undefined) expect(variable).toMatch(/^[A-Z][A-Z_]*_API_KEY$/)
    if (localSteps) expect(new URL(connection.baseUrl).hostname).toBe('localhost')
  },
)
