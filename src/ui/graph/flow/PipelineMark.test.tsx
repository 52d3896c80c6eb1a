import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { run, stack, testHost, turns } from '../../../../tests/support/engine'
import { flow } from '../../../../tests/support/flows'
import type { AnswerEnding } from '../../../model/answer-ending'
import type { RunEvent } from '../../../model/events'
import { outcomeOfPipeline } from '../../../store/run/card-outcome'
import { foldEvents } from '../../../store/run/fold-run'
import { emptyRun, idlePipeline } from '../../../store/run/run-state'
import { PipelineMark } from './PipelineMark'

/** The label of a pipeline's mark after events. */
function markOf(events: readonly RunEvent[], pipelineId = 'main') {
  const pipeline = foldEvents(emptyRun, events).pipelines[pipelineId] ?? idlePipeline
  const { container, unmount } = render(<PipelineMark status={outcomeOfPipeline(pipeline)} uses={1} />)
  const word = container.textContent
  unmount()
  return word
}

it.each<[AnswerEnding, string]>([
  ['complete', ', Done'],
  ['token-limit', ', Out of tokens'],
  ['refused', ', Refused'],
  ['unknown', ', Unknown ending'],
])('of a pipeline in which an answer ended as %s: %s', async (ending, word) => {
  const model = turns({ text: 'Once upon', ending }, { text: 'The end.' })
  expect(markOf(await run(stack(['inference'], ['inference']), testHost(model.languageModel)))).toBe(word)
})

it('is of the pipeline that was cut, and no other', async () => {
  const document = flow({ front: [['inference']], back: [['inference']] }, [['front', 'next', 'back']])
  const model = turns({ text: 'Once upon', ending: 'token-limit' }, { text: 'The end.' })
  const events = await run(document, testHost(model.languageModel))
  expect([markOf(events, 'front'), markOf(events, 'back')]).toEqual([', Out of tokens', ', Done'])
})

it('is of the newest use: what was cut before is over', async () => {
  const document = flow({ front: [['inference']], desk: [['inference']] }, [['front', 'tool', 'desk']])
  const ask = { calls: [{ name: 'consult_desk', args: { query: 'hi' } }] }
  const model = turns(ask, { text: 'Once', ending: 'token-limit' }, ask, { text: 'Whole.' }, { text: 'Done.' })
  const events = await run(document, testHost(model.languageModel))
  expect(markOf(events, 'desk')).toBe(', Done')
  const cut = events.slice(
    0,
    events.findIndex(event => event.type === 'pipeline-end' && event.pipelineId === 'desk') + 1,
  )
  expect(markOf(cut, 'desk')).toBe(', Out of tokens')
})
