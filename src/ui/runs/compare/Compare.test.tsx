import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { BatchRun } from '../../../store/batch/batch'
import { emptyRun } from '../../../store/run/run-state'
import { Failures } from './Failures'
import { Spread } from './Spread'
import { Tile } from './Tile'

const text = () => document.body.textContent

it('counts equal answers, the most frequent first', () => {
  render(<Spread values={['#ff0000', '#00ff00', '#ff0000']} isText={false} />)
  expect(text()).toContain('2 different of 3')
  const items = screen.getAllByRole('listitem').map(item => item.textContent)
  expect(items).toEqual(['#ff00002', '#00ff001'])
})

it('calls a color by its name, before its code', () => {
  render(
    <Spread
      values={['#ff0000', '#00ff00']}
      isText={false}
      nameOf={value => (value === '#ff0000' ? 'red' : undefined)}
    />,
  )
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['red #ff00001', '#00ff001'])
})

it('says from where to where numbers go, and which is in the middle', () => {
  render(<Spread values={[10, 90, 40]} isText={false} />)
  expect(text()).toContain('Lowest10Middle40Highest90')
})

it('says when all are the same, and then draws no line', () => {
  render(<Spread values={[7, 7]} isText={false} />)
  expect(text()).toContain('All the same of 2')
  expect(text()).not.toContain('Lowest')
})

it('of texts tells the words that come again, and lists none of them', () => {
  render(<Spread values={['The storm is near.', 'A storm, far away.']} isText />)
  expect(text()).toContain('2 different of 2')
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['storm 2'])
})

it('puts failures of one cause together, and opens each', async () => {
  const failed = (place: number, problem: string): BatchRun => ({
    row: 0,
    place,
    status: 'failed',
    events: [],
    state: emptyRun,
    problem,
  })
  const runs = [failed(0, 'Too many calls.'), failed(1, 'No such model.'), failed(2, 'Too many calls.')]
  const onOpen = vi.fn()
  render(<Failures runs={runs} unit="run" lookAt={({ place }) => `Look at run ${place + 1}`} onOpen={onOpen} />)
  const section = screen.getByRole('region', { name: 'Failed' })
  expect(within(section).getByText('2 runs failed.').parentElement?.textContent).toContain('Too many calls.')
  expect(within(section).getByText('1 run failed.').parentElement?.textContent).toContain('No such model.')
  await userEvent.click(within(section).getByRole('button', { name: 'Look at run 3' }))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(runs[2])
})

it('is silent where nothing failed', () => {
  const { container } = render(<Failures runs={[]} unit="run" lookAt={() => ''} onOpen={() => {}} />)
  expect(container.textContent).toBe('')
})

describe('a tile', () => {
  const tile = (run: Partial<BatchRun>) =>
    render(
      <ul>
        <Tile
          run={{ row: 0, place: 0, status: 'done', events: [], state: emptyRun, ...run }}
          name="Run 1"
          answer={{ nodeId: 'm', kind: 'reply', title: 'Reply' }}
          value="Once upon a"
          shown={undefined}
          onOpen={() => {}}
        />
      </ul>,
    )

  it.each([
    ['token-limit', 'Out of tokens'],
    ['refused', 'Refused'],
    ['connection-cut', 'Cut off'],
    ['rounds-used-up', 'Stopped early'],
    ['unknown', 'Unknown ending'],
  ] as const)('of a run whose answer ended as %s says so, to eyes and ears', (cut, word) => {
    tile({ cut, problem: 'The answer ran out of tokens, and stops here.' })
    expect(screen.getByText(word)).toBeTruthy()
    const name = 'Run 1: Once upon a. The answer ran out of tokens, and stops here.'
    expect(screen.getByRole('button', { name })).toBeTruthy()
  })

  it('of a run that is whole says nothing more', () => {
    tile({})
    expect(screen.getByRole('button', { name: 'Run 1: Once upon a' })).toBeTruthy()
    expect(screen.queryByText(/Out of tokens|Refused|Cut off/)).toBeNull()
  })
})
