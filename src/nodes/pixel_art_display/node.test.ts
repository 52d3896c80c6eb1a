import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callTool, toolOf } from '../../../tests/support/call-tool'
import { testRows } from '../../../tests/support/test-rows'
import { englishMessages } from '../../language/messages'
import { layersOf, savedScale } from './drawing'
import pixelArtDisplay from './node'

const pixels = (count: number, color = '#ff5500') => Array.from({ length: count }, () => color)

describe('the tool of pixel art', () => {
  it('asks for colors, and for sides up to 16', () => {
    const side = { type: 'integer', minimum: 1, maximum: 16, default: 8 }
    expect(toolOf(pixelArtDisplay).inputSchema).toMatchObject({
      properties: {
        width: side,
        height: side,
        pixels: { type: 'array', items: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } },
        explanation: { type: 'string' },
      },
      required: ['pixels'],
    })
  })

  it('is 8 by 8 when nothing else is said', async () => {
    expect(await callTool(pixelArtDisplay, { pixels: pixels(64) })).toMatchObject({
      outputType: 'pixel_art',
      data: { width: 8, height: 8, pixels: pixels(64) },
      content: 'Shown: a picture of 8 × 8 pixels.',
    })
    expect((await callTool(pixelArtDisplay, { width: 2, pixels: pixels(16) })).data).toMatchObject({ height: 8 })
  })

  it('takes every size up to 16 by 16', async () => {
    const side = fc.integer({ min: 1, max: 16 })
    await fc.assert(
      fc.asyncProperty(side, side, async (width, height) => {
        const outcome = await callTool(pixelArtDisplay, { width, height, pixels: pixels(width * height) })
        expect(outcome).toMatchObject({ isError: false, data: { width, height } })
      }),
    )
  })

  testRows([
    ['too few', { pixels: pixels(63) }],
    ['too many', { width: 2, height: 2, pixels: pixels(5) }],
    ['no', { pixels: [] }],
    ['17 wide', { width: 17, height: 1, pixels: pixels(17) }],
    ['half a pixel', { width: 2.5, height: 2, pixels: pixels(5) }],
    ['none wide', { width: 0, height: 8, pixels: [] }],
    ['a color by name', { width: 1, height: 1, pixels: ['red'] }],
    ['a text', { pixels: '#ff5500' }],
  ])('gives back as a mistake', async (_, args) => {
    expect(await callTool(pixelArtDisplay, args)).toMatchObject({ isError: true, data: null, mistake: { came: args } })
  })

  it('says how many pixels it wants', async () => {
    const { mistake } = await callTool(pixelArtDisplay, { width: 2, height: 3, pixels: pixels(5) })
    expect(mistake?.problems.map(problem => englishMessages.localize(problem))).toEqual([
      'pixels has 5 colors, but 2 × 3 needs 6',
    ])
  })
})

describe('the drawing', () => {
  it('joins neighbors of one color in a row, and never across rows', () => {
    const [red, blue] = ['#ff0000', '#0000ff']
    expect(layersOf({ width: 2, pixels: [red, '#FF0000', red, blue] })).toEqual([
      { color: red, path: 'M0 0h2v1h-2zM0 1h1v1h-1z' },
      { color: blue, path: 'M1 1h1v1h-1z' },
    ])
  })

  it('covers every pixel once', () => {
    const colors = fc.constantFrom('#000000', '#ffffff', '#ff5500')
    const art = fc.tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 16 })).chain(([width, height]) =>
      fc.record({
        width: fc.constant(width),
        pixels: fc.array(colors, { minLength: width * height, maxLength: width * height }),
      }),
    )
    fc.assert(
      fc.property(art, ({ width, pixels }) => {
        const painted: string[] = Array(pixels.length).fill('')
        for (const { color, path } of layersOf({ width, pixels })) {
          for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
            for (let step = 0; step < Number(run); step++) painted[Number(y) * width + Number(x) + step] += color
          }
        }
        expect(painted).toEqual(pixels)
      }),
    )
  })

  it('is saved large, by a whole number', () => {
    expect(savedScale({ width: 8, height: 8 })).toBe(128)
    expect(savedScale({ width: 3, height: 7 })).toBe(146)
    expect(savedScale({ width: 1, height: 1 })).toBe(1024)
  })
})
