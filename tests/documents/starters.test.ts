import { expect, test } from 'vitest'
import { parseDraft } from '../../src/documents/format/parse'
import { decodeLink, encodeLink } from '../../src/documents/links/link'
import { recordingOf } from '../../src/documents/recordings/recording'
import { readYaml } from '../../src/documents/yaml/read'
import { writeYaml } from '../../src/documents/yaml/write'
import { LocalizedError } from '../../src/language/localized-error'
import { createDemoModel } from '../../src/providers/demo'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { run, testHost } from '../support/engine'
import { starters } from '../support/english-content'
import { sample } from '../support/soak'
import { testRows } from '../support/test-rows'

/* Real documents with real runs, through links and back. */

const demoHost = () =>
  testHost(createDemoModel({ random: () => 0.4, sleep: async () => {} }), {
    resolved: { provider: 'demo', temperature: { min: 0, max: 1 } },
    ask: async question =>
      question.kind === 'survey' ? { selectedIds: [question.options[0]?.id ?? ''] } : { consent: true },
  })

testRows(sample(starters, 4))(
  'a starter with its run comes out of a link as it went in, and looks the same',
  async ({ document, inputs }) => {
    const recording = recordingOf(await run(document, demoHost(), { inputs }))
    if (!recording) throw new Error('nothing ran')
    const decoded = decodeLink(encodeLink({ draft: { document, inputs }, recording }))
    if ('problem' in decoded || !decoded.recording) throw new Error('lost on the way')
    expect(foldEvents(emptyRun, decoded.recording.events)).toEqual(foldEvents(emptyRun, recording.events))
  },
)

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
