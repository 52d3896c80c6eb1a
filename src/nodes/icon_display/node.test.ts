import { describe, expect, it } from 'vitest'
import { callTool, toolOf } from '../../../tests/support/call-tool'
import { testRows } from '../../../tests/support/test-rows'
import iconDisplay, { iconIds } from './node'

describe('the tool of an icon', () => {
  it('offers the eighteen icons', () => {
    expect(toolOf(iconDisplay).inputSchema).toMatchObject({
      properties: {
        id: {
          enum: 'check x warning info star heart fire sparkles lightbulb moon sun cloud rain snow wind leaf flower tree'.split(
            ' ',
          ),
        },
        label: { type: 'string' },
        explanation: { type: 'string' },
      },
      required: ['id'],
    })
  })

  testRows(iconIds)('takes each of its icons', async id => {
    expect(await callTool(iconDisplay, { id })).toMatchObject({
      data: { id },
      content: `Shown: ${id}.`,
      isError: false,
    })
  })

  it('tells the model the label too', async () => {
    expect((await callTool(iconDisplay, { id: 'sun', label: 'A fine day' })).content).toBe('Shown: sun (A fine day).')
  })

  it.each(['Heart', 'constructor', ''])('gives "%s" back as a mistake', async id => {
    expect(await callTool(iconDisplay, { id })).toMatchObject({ isError: true, mistake: { came: { id } } })
  })
})
