import { describe, expect, it } from 'vitest'
import { run, scriptedModel, type Turn, testHost } from '../../../../tests/support/engine'
import { flow } from '../../../../tests/support/flows'
import type { RunEvent } from '../../../model/events'
import { filterLog, logAsJsonLines, logEntries } from './log-entries'

async function exampleEvents(): Promise<RunEvent[]> {
  const { languageModel } = scriptedModel(({ system, messages }) => {
    if (system === 'front' && messages.at(-1)?.role !== 'tool') {
      const calls: NonNullable<Turn['calls']> = [
        { name: 'consult_rooms', args: { query: 'A room?' } },
        { name: 'nothing', args: {} },
      ]
      return { calls }
    }
    return { text: 'There is one.' }
  })
  const document = flow(
    {
      front: [['system_prompt', { prompt: 'front' }], ['inference']],
      rooms: [['system_prompt', { prompt: 'rooms' }], ['inference']],
    },
    [['front', 'tool', 'rooms']],
  )
  return run(document, testHost(languageModel))
}

describe('the log of a run', () => {
  it('has what each level received, returned, and what its caller received, in order', async () => {
    const entries = logEntries(await exampleEvents())
    const lines = entries.filter(({ level }) => level !== 'debug').map(({ depth, what }) => `${depth} ${what}`)
    expect(lines.map(line => line.replace(/\d+ ms/, '… ms'))).toEqual([
      '0 The run of Flow began',
      '0 front began',
      '0 The model called consult_rooms',
      '0 The model called nothing',
      '1 rooms received',
      '1 The model said',
      '1 The pipeline ended: done',
      '0 consult_rooms returned after … ms',
      '0 nothing refused the call',
      '0 The model said',
      '0 The pipeline ended: done',
      '0 The run ended: finished, after … ms',
    ])
    expect(entries.find(({ what }) => what === 'rooms received')).toMatchObject({
      pipelineId: 'rooms',
      data: { query: 'A room?' },
    })
    const offer = entries.find(({ what }) => what === 'The model gets the result of consult_rooms')
    expect(offer?.data).toMatchObject({ result: { success: true, data: { text: 'There is one.' } } })
  })

  it('is filtered by pipeline and by level, and keeps what belongs to the whole run', async () => {
    const entries = logEntries(await exampleEvents())
    const rooms = filterLog(entries, { pipelineId: 'rooms', level: 'info' })
    expect(new Set(rooms.map(({ pipelineId }) => pipelineId))).toEqual(new Set([undefined, 'rooms']))
    expect(filterLog(entries, { pipelineId: null, level: 'warning' }).map(({ what }) => what)).toEqual([
      'nothing refused the call',
    ])
    expect(filterLog(entries, { pipelineId: null, level: 'debug' })).toEqual(entries)
  })

  it('is exported as JSON lines, one an entry', async () => {
    const entries = logEntries(await exampleEvents())
    const lines = logAsJsonLines(entries).trimEnd().split('\n')
    expect(lines).toHaveLength(entries.length)
    expect(JSON.parse(lines[0]!)).toMatchObject({ at: expect.stringMatching(/^\d{4}-.*Z$/), level: 'info', depth: 0 })
  })

  it('writes with the same keys whether a run is whole or still going on', async () => {
    const events = await exampleEvents()
    const whole = logEntries(events)
    const part = logEntries(events.slice(0, 12))
    expect(whole.slice(0, part.length)).toEqual(part)
    expect(new Set(whole.map(({ index, part }) => `${index}.${part}`)).size).toBe(whole.length)
  })
})
