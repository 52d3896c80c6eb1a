import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { tokensOfAnthropicImage, tokensOfOpenAiImage } from './image-tokens'

/** What the providers' own tables say, with what is added for safety. */
testRows([
  [1, 1, 102],
  [28, 28, 102],
  [29, 28, 103],
  [280, 280, 100 + 1.3 * 100],
  [1_000, 1_000, 100 + 1.25 * (1_000_000 / 750)],
])('on the wire of Anthropic an image costs about what its table says', (width, height, about) => {
  const tokens = tokensOfAnthropicImage({ width, height })
  expect(tokens).toBeGreaterThanOrEqual(Math.floor(about))
  expect(tokens).toBeLessThan(about * 1.3)
})

test('an image of one token costs a hundred and a bit more, turned as it may be', () => {
  expect(tokensOfAnthropicImage({ width: 28, height: 28 })).toBe(102)
  // Two patches, then three times two.
  expect(tokensOfAnthropicImage({ width: 56, height: 28 })).toBe(103)
  expect(tokensOfAnthropicImage({ width: 57, height: 29 })).toBe(100 + Math.ceil(1.25 * 6))
  expect(tokensOfAnthropicImage({ width: 29, height: 57 })).toBe(100 + Math.ceil(1.25 * 6))
})

test('on the wire of OpenAI an image costs by its patches, and with GPT-4o mini by its tiles', () => {
  expect(tokensOfOpenAiImage({ width: 28, height: 28 }, 'gpt-5')).toBe(6_503)
  expect(tokensOfOpenAiImage({ width: 280, height: 56 }, 'gpt-5')).toBe(6_550)
  const mini = (width: number, height: number) => tokensOfOpenAiImage({ width, height }, 'openai/gpt-4o-mini-2024')
  expect(mini(511, 511)).toBe(2_833 + 5_667)
  expect(mini(512, 511)).toBe(2_833 + 2 * 5_667)
  expect(mini(511, 512)).toBe(2_833 + 2 * 5_667)
  // Made smaller to 768 on its shorter side: two by two tiles; and to 2,048 on its longer one before.
  expect(mini(1_000, 1_000)).toBe(2_833 + 4 * 5_667)
  expect(mini(900, 900)).toBe(mini(800, 800))
  expect(mini(2_600, 300)).toBe(2_833 + 5 * 5_667)
  expect(mini(300, 2_600)).toBe(mini(2_600, 300))
  // The more expensive of both counts: a large image has few tiles and many patches.
  expect(mini(2_800, 2_800)).toBe(6_500 + 25_000)
})
