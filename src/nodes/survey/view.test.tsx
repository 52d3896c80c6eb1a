import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import type { NodeRun } from '../view'
import survey, { type SurveyConfig } from './node'
import view from './view'

const options = [
  { id: 't', label: 'Tea' },
  { id: 'c', label: 'Coffee' },
  { id: 'j', label: 'Juice' },
]
const question = 'What would you like?'

const asking = (allowMultiple: boolean, askId = 'first'): NodeRun => ({
  status: 'waiting',
  results: [],
  question: { askId, question: { kind: 'survey', question, options, allowMultiple } },
})

function show(run: NodeRun, style: SurveyConfig['style'] = 'buttons') {
  const { Output } = view
  if (!Output) throw new Error('A survey shows its question.')
  const config = v.parse(survey.configSchema, { style })
  const onAnswer = vi.fn()
  const output = (shown: NodeRun) => <Output nodeId="n" config={config} run={shown} onAnswer={onAnswer} />
  const { rerender } = render(output(run))
  return { onAnswer, rerender: (next: NodeRun) => rerender(output(next)), user: userEvent.setup() }
}

const group = () => within(screen.getByRole('group', { name: question }))

describe('a question', () => {
  it('is answered by one press of a button', async () => {
    const { onAnswer, user } = show(asking(false), 'buttons')
    expect(group().queryByRole('button', { name: 'Answer' })).toBeNull()
    await user.click(group().getByRole('button', { name: 'Coffee' }))
    expect(onAnswer.mock.calls).toEqual([['first', { selectedIds: ['c'] }]])
  })

  it('is answered once, however often the button is pressed', async () => {
    const { onAnswer, user } = show(asking(false), 'buttons')
    await user.dblClick(group().getByRole('button', { name: 'Tea' }))
    expect(onAnswer).toHaveBeenCalledOnce()
  })

  it('is answered by a radio and "Answer"', async () => {
    const { onAnswer, user } = show(asking(false), 'radio')
    expect(group().getByRole('button', { name: 'Answer' })).toHaveProperty('disabled', true)
    await user.click(group().getByRole('radio', { name: 'Tea' }))
    await user.click(group().getByRole('radio', { name: 'Juice' }))
    await user.click(group().getByRole('button', { name: 'Answer' }))
    expect(onAnswer.mock.calls).toEqual([['first', { selectedIds: ['j'] }]])
  })

  it('is answered by a dropdown and "Answer"', async () => {
    const { onAnswer, user } = show(asking(false), 'dropdown')
    expect(group().getByRole('button', { name: 'Answer' })).toHaveProperty('disabled', true)
    await user.selectOptions(group().getByRole('combobox'), 'Coffee')
    await user.click(group().getByRole('button', { name: 'Answer' }))
    expect(onAnswer.mock.calls).toEqual([['first', { selectedIds: ['c'] }]])
  })

  it.each(['buttons', 'radio', 'dropdown'] as const)(
    'with several answers has boxes to tick, as %s too',
    async style => {
      const { onAnswer, user } = show(asking(true), style)
      for (const label of ['Juice', 'Coffee', 'Tea', 'Coffee']) {
        await user.click(group().getByRole('checkbox', { name: label }))
      }
      await user.click(group().getByRole('button', { name: 'Answer' }))
      expect(onAnswer.mock.calls).toEqual([['first', { selectedIds: ['t', 'j'] }]])
    },
  )

  it('starts afresh when the model asks again', async () => {
    const { rerender, onAnswer, user } = show(asking(false), 'buttons')
    await user.click(group().getByRole('button', { name: 'Tea' }))
    rerender(asking(false, 'second'))
    await user.click(group().getByRole('button', { name: 'Coffee' }))
    expect(onAnswer.mock.lastCall).toEqual(['second', { selectedIds: ['c'] }])
  })
})

it('an answered question shows what was chosen, in words too', () => {
  const data = { question, options, allowMultiple: true, selectedIds: ['t', 'j'] }
  show({
    status: 'done',
    results: [
      {
        type: 'tool-result',
        at: 0,
        pipelineId: 'p',
        nodeId: 'n',
        round: 1,
        callId: 'call',
        toolName: 'ask_survey_question',
        toolNodeId: 'n',
        outputType: 'survey',
        content: '',
        data,
        isError: false,
        durationMs: 1,
      },
    ],
  })
  const result = within(screen.getByRole('group', { name: 'Result' }))
  expect(result.getByText(question)).toBeTruthy()
  expect(result.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Chosen: Tea',
    'Coffee',
    'Chosen: Juice',
  ])
})
