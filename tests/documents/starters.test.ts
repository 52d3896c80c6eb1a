import { expect, test } from 'vitest'
import { parseDraft } from '../../src/documents/format/parse'
import { decodeLink, encodeLink, encodeLinkWithRun, openLink } from '../../src/documents/links/link'
import { recordingOf } from '../../src/documents/recordings/recording'
import { readYaml } from '../../src/documents/yaml/read'
import { writeYaml } from '../../src/documents/yaml/write'
import { runDocument } from '../../src/engine/run/run'
import { LocalizedError } from '../../src/language/localized-error'
import type { RunEvent } from '../../src/model/events'
import { nodeTypes } from '../../src/nodes/registry'
import { createDemoModel } from '../../src/providers/demo'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { testHost } from '../support/engine'
import { flowStarters, starters, toolStarters } from '../support/english-content'
import { sample } from '../support/soak'
import { testRows } from '../support/test-rows'

/* Real documents with real runs, through links and back. */

const demoHost = () =>
  testHost(createDemoModel({ random: () => 0.4, sleep: async () => {} }), {
    resolved: { provider: 'demo', temperature: { min: 0, max: 1 } },
    ask: async question =>
      question.kind === 'survey' ? { selectedIds: [question.options[0]?.id ?? ''] } : { consent: true },
  })

testRows(sample([...starters, ...flowStarters, ...toolStarters], 4))(
  'a starter with its run is a link of the answers alone, from which the engine makes the same run again',
  async ({ document, inputs }) => {
    const events = await allEvents(runDocument(document, inputs, demoHost(), new AbortController().signal))
    const recording = recordingOf(events)
    if (!recording) throw new Error('nothing ran')
    const link = await encodeLinkWithRun({ draft: { document, inputs }, recording }, { nodeTypes })
    expect(decodeLink(link)).toHaveProperty('run')
    const opened = await openLink(link, { nodeTypes })
    if ('problem' in opened || !opened.recording) throw new Error('lost on the way')
    const { id, events: played } = opened.recording
    expect(id).toBe(recording.id)
    expect(said(played)).toEqual(said(events))
    const looks = foldEvents(emptyRun, played)
    expect(looks).toMatchObject({ status: foldEvents(emptyRun, events).status })
  },
)

async function allEvents(run: AsyncIterable<RunEvent>): Promise<RunEvent[]> {
  const events: RunEvent[] = []
  for await (const event of run) events.push(event)
  return events
}

/** What was asked and answered, but for how long it took. */
function said(events: readonly RunEvent[]): string[] {
  const told = events.flatMap((event): unknown[] => {
    if (event.type === 'request') return [event.request]
    if (event.type === 'response') return [[event.text, event.toolCalls, event.ending]]
    if (event.type === 'usage') return [event.usage]
    return event.type === 'tool-result' ? [event.data] : []
  })
  return told.map(each => JSON.stringify(each).replaceAll(/(duration\\*":)\d+/g, '$1'))
}

test('the language of a document goes through links, YAML and files', async () => {
  const [starter] = starters
  if (!starter) throw new Error('There are starters.')
  const document = { ...starter.document, language: 'ar' }
  const decoded = decodeLink(encodeLink({ draft: { document, inputs: {} } }))
  expect(decoded).toMatchObject({ draft: { document: { language: 'ar' } } })
  expect(parseDraft(JSON.parse(JSON.stringify(document)))).toMatchObject({ draft: { document: { language: 'ar' } } })
  const written = writeYaml(document)
  if ('problem' in written) throw new LocalizedError(written.problem)
  expect(readYaml(written.text)).toMatchObject({ document: { language: 'ar' } })
})
