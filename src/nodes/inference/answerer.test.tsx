import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { NodeRun } from '../view'
import { Output } from './Output'

const NOTE = 'word lists, not a language model'

it('is there before a run and after it, on the card of an inference', () => {
  const card = (run: NodeRun, answeredBy = 'Demo') => (
    <Output
      nodeId="i"
      config={{} as never}
      run={run}
      answerer={{ provider: answeredBy === 'Demo' ? 'demo' : 'anthropic', answeredBy }}
      onAnswer={() => {}}
    />
  )
  const { rerender } = render(card({ status: 'idle', results: [] }))
  expect(screen.getByText(NOTE)).toBeTruthy()
  rerender(
    card({
      status: 'done',
      results: [],
      reply: { text: 'Hello', streaming: false, provider: 'demo', answeredBy: 'Demo' },
    }),
  )
  expect(screen.getByText(NOTE)).toBeTruthy()
  expect(screen.getAllByText('Demo', { exact: true })).toHaveLength(1)
  rerender(card({ status: 'idle', results: [] }, 'Claude'))
  expect(screen.queryByText(NOTE)).toBeNull()
})
