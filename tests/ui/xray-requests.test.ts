import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { parseRecording, type Recording, recordingAsJson, recordingOf } from '../../src/documents/recordings/recording'
import type { ModelRequest } from '../../src/model/language-model'
import { allNodes } from '../../src/store/document/draft'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { type SentContext, sentContext } from '../../src/ui/page/runs/sent-context'
import { run } from '../support/engine'
import { demoHost, someDocuments } from '../support/every-document'
import { testRows } from '../support/test-rows'

/** The request that consists of the parts of a Context. */
const putTogether = ({ system, messages, tools }: SentContext) => ({
  system: system.map(({ text }) => text).join('\n\n'),
  messages: messages.map(({ message }) => message),
  tools: tools.map(({ tool }) => tool),
})

testRows(someDocuments.map(each => [each.id, each] as const))(
  'the Context shows what was sent, part by part, each by the card that gave it',
  async (_id, { document, inputs }) => {
    const sent: ModelRequest[] = []
    const host = demoHost(request => sent.push(structuredClone(request) as ModelRequest))
    const events = await run(document, host, { inputs })
    const known = new Set(allNodes(document).map(({ id }) => id))
    const pipelines = new Set(document.pipelines.map(({ id }) => id))

    // The UI state is the fold of the events; a round is checked right after it was requested.
    const shown: SentContext[] = []
    let state = emptyRun
    for (const event of events) {
      state = foldEvents(state, [event])
      const round = event.type === 'request' ? state.inferences[event.nodeId]?.at(-1) : undefined
      if (round) shown.push(sentContext(round.request, round.origins))
    }
    // What a rate limit refused is sent once more as it was, and shown once.
    const asked = sent.filter((request, index) => !isDeepStrictEqual(request, sent[index - 1]))
    expect(shown.map(putTogether)).toEqual(asked.map(({ system, messages, tools }) => ({ system, messages, tools })))
    for (const { system, messages, tools } of shown) {
      for (const part of [...system, ...messages]) expect(known).toContain(part.nodeId)
      for (const { nodeId, pipelineId } of tools) {
        if (pipelineId === undefined) expect(known).toContain(nodeId)
        else expect(pipelines).toContain(pipelineId)
      }
    }

    const kept = parseRecording(JSON.parse(JSON.stringify(recordingAsJson(recordingOf(events) as Recording))))
    expect(kept).toEqual({ recording: recordingOf(JSON.parse(JSON.stringify(events))) })
  },
)
