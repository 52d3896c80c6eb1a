import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stack, testHost, turns } from '../../../../tests/support/engine'
import { openApp, renderIn, runToEnd } from '../../../../tests/support/page-app'
import type { LanguageModel } from '../../../model/language-model'
import { nodeTypes } from '../../../nodes/registry'
import { emptyRun, type RunState } from '../../../store/run/run-state'
import { newsOfRun } from './run-news'
import { SpokenRun } from './SpokenRun'

const document = stack(
  ['color_display', { name: 'mood' }, 'color'],
  ['icon_display', {}, 'icon'],
  ['gauge_display', { unit: '%' }, 'gauge'],
  ['inference', {}, 'llm'],
)

const twoRounds = () =>
  turns(
    {
      calls: [
        { name: 'display_mood_color', args: { hex: '#ffcc33', name: 'Sunshine yellow' } },
        { name: 'display_icon', args: { id: 'sun', label: 'Sun' } },
        { name: 'display_gauge', args: { value: 98 } },
      ],
    },
    { text: 'What a **sunny** day!' },
  )

/** All that the page's live region was given, in order, over a run to its end. */
async function heard(model: LanguageModel = twoRounds().languageModel): Promise<string[]> {
  const app = await openApp(testHost(model), document, { inputs: { llm: 'Hello' } })
  const screen = renderIn(app, <SpokenRun />)
  const said: string[] = []
  screen.subscribe(({ said: { text } }) => said.push(text))
  await act(async () => void (await runToEnd(app)))
  await waitFor(() => expect(said.join(' ')).toMatch(/Finished|Failed/))
  return said
}

it('says what came, card by card, each once, and at the end a summary', async () => {
  const said = (await heard()).join(' ')
  expect(said).toMatch(
    /^Running\. .*Color, mood: Sunshine yellow\. Icon: Sun\. Gauge: 98 %\. .*Model: What a sunny day! Finished\. 4 results, \d+ tokens\.$/,
  )
  expect(said.match(/Sunshine/g)).toHaveLength(1)
  expect(said.match(/What a sunny day/g)).toHaveLength(1)
})

it('says which card failed, and why', async () => {
  const said = await heard({
    // biome-ignore lint/correctness/useYield: it fails before it says a word.
    async *stream() {
      throw new Error('The line is dead.')
    },
  })
  expect(said.join(' ')).toMatch(/Model failed: .*Failed\./)
})

it.each([...nodeTypes.values()].filter(({ tool }) => tool).map(({ type }) => type))(
  'says a result of %s with no settings',
  type => {
    const result = { content: 'Shown: it.', isError: false, data: { hex: '#112233', id: 'sun', value: 3 } }
    const after = { ...emptyRun, nodes: { n: { status: 'done', results: [result] } } } as unknown as RunState
    const document = stack([type, {}, 'n'])
    expect(newsOfRun({ before: emptyRun, after, document, nodeTypes }).join()).toMatch(/: .+\.$/)
  },
)
