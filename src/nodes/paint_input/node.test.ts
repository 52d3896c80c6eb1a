import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import paintInput from './node'

const configOf = (config: object) => v.parse(paintInput.configSchema, config)

describe('paint_input', () => {
  it('sends the drawing as an image', () => {
    const image = { mediaType: 'image/png', data: 'iVBORw0KGgo=' }
    expect(paintInput.context?.(configOf({}), { image })).toEqual([
      { user: [{ type: 'image', mediaType: 'image/png', data: 'iVBORw0KGgo=' }] },
    ])
  })

  it('adds nothing for a blank canvas, or for words', () => {
    expect(paintInput.context?.(configOf({}), undefined)).toEqual([])
    expect(paintInput.context?.(configOf({}), 'a cat')).toEqual([])
    expect(paintInput.context?.(configOf({}), { image: { mediaType: 'image/png', data: '' } })).toEqual([])
  })

  testRows([
    [
      { width: 1, height: 100_000 },
      { width: 16, height: 1024 },
    ],
    [
      { width: 99.6, height: -5 },
      { width: 100, height: 16 },
    ],
    [{ brushSizes: [0, 3.2, 9999] }, { brushSizes: [1, 3, 256] }],
    [{ brushSizes: [] }, { brushSizes: [4, 12, 32] }],
    [{ colors: ['red', 'red', 'blue'] }, { colors: ['red', 'blue'] }],
  ])('brings any size within reason', (config, expected) => {
    expect(configOf(config)).toMatchObject(expected)
  })

  it('always has brushes and colors to draw with', () => {
    for (const config of [{}, { brushSizes: [], colors: [] }]) {
      expect(configOf(config).brushSizes.length).toBeGreaterThan(0)
      expect(configOf(config).colors.length).toBeGreaterThan(0)
    }
    expect(configOf({ colors: Array.from({ length: 500 }, (_, n) => `#${n}`) }).colors).toHaveLength(24)
  })
})
