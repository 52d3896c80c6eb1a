import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callTool, toolOf } from '../../../tests/support/call-tool'
import { testRows } from '../../../tests/support/test-rows'
import { contrast, luminance, readableInk } from './contrast'
import colorDisplay from './node'

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, '0')}`)

describe('the tool of a color', () => {
  it('asks for what a color has', () => {
    expect(toolOf(colorDisplay).inputSchema).toMatchObject({
      properties: {
        hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
        name: { type: 'string' },
        explanation: { type: 'string' },
      },
      required: ['hex'],
    })
  })

  it('keeps what came, and tells the model what was shown', async () => {
    const args = { hex: '#FF5500', name: 'tangerine', explanation: 'Warm and quick' }
    expect(await callTool(colorDisplay, args)).toMatchObject({
      outputType: 'color',
      data: args,
      content: 'Shown: #ff5500 (tangerine).',
      isError: false,
      explanation: 'Warm and quick',
    })
    expect((await callTool(colorDisplay, { hex: '#012abc' })).content).toBe('Shown: #012abc.')
  })

  testRows([[{ hex: 'red' }], [{ hex: '#f50' }], [{ hex: '#ff5500; } body {' }], [{ name: 'red' }], [null]])(
    'gives back as a mistake what does not fit',
    async args => {
      expect(await callTool(colorDisplay, args)).toMatchObject({ isError: true, data: null, mistake: { came: args } })
    },
  )
})

describe('the text on a color', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(luminance('#FF0000')).toBeCloseTo(0.2126)
  })

  it('can be read on every color', () => {
    fc.assert(fc.property(anyHex, hex => contrast(hex, readableInk(hex)) >= 4.5))
  })
})
