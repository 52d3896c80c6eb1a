import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { ofType, run, stack, testHost, turns } from '../../../tests/support/engine'
import type { RunInput } from '../../model/document'
import { GeneratedOutput } from './GeneratedOutput'
import nextWord, { type NextWordConfig } from './node'
import { TrainingPanel } from './TrainingPanel'

const farm = 'The dog barked. The dog slept. The cat slept. The hen slept well.'
const parsed = (config: Partial<NextWordConfig>) =>
  v.parse(nextWord.configSchema, { learnFrom: 'own', text: farm, order: 2, ...config })

/** The card's state, as the page holds it. */
function Bench({ start, begin = 'The' }: { start: Partial<NextWordConfig>; begin?: string }) {
  const [config, setConfig] = useState(parsed(start))
  const [value, setValue] = useState<RunInput | undefined>(begin)
  return (
    <TrainingPanel
      nodeId="it"
      config={config}
      value={value}
      onInput={setValue}
      onChange={patch => setConfig(now => ({ ...now, ...patch }) as NextWordConfig)}
      isLocked={() => false}
      texts={[]}
    />
  )
}

const bar = (name: string) => screen.findByRole('button', { name })
const text = () =>
  screen.getByRole('button', { name: 'Start over' }).closest('div')?.previousElementSibling?.textContent

describe('the card', () => {
  it('shows the chances of the next word, and a press takes one', async () => {
    render(<Bench start={{}} />)
    await bar('dog, 50 percent, press to choose it')
    await bar('cat, 25 percent, press to choose it')
    await userEvent.click(await bar('hen, 25 percent, press to choose it'))
    expect(text()).toContain('The hen')
    await userEvent.click(await bar('slept, 100 percent, press to choose it'))
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await bar('slept, 100 percent, press to choose it')
    expect(text()).toBe('The hen')
  })

  it('says what the bars are made of, down to the places', async () => {
    render(<Bench start={{}} />)
    await bar('dog, 50 percent, press to choose it')
    screen.getByText('It read 4 pieces after “The”.')
    await userEvent.click(screen.getByText('The counts behind it'))
    const row = screen.getByRole('row', { name: /^dog/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual(['2 times', '50%', 'Show'])
    await userEvent.click(screen.getByRole('button', { name: 'Show where dog was read' }))
    const places = await screen.findByRole('status', { name: 'Where dog was read' })
    expect(within(places).getAllByRole('listitem')[1]?.textContent).toContain('The dog slept')
  })

  it('moves the bars with the dice, before anything is drawn', async () => {
    const { rerender } = render(<Bench key="a" start={{ topK: 1 }} />)
    await bar('dog, 100 percent, press to choose it')
    await bar('cat, 0 percent, press to choose it')
    rerender(<Bench key="b" start={{ temperature: 0 }} />)
    await bar('dog, 100 percent, press to choose it')
    rerender(<Bench key="c" start={{ topP: 0.5 }} />)
    await bar('dog, 100 percent, press to choose it')
  })

  it('writes a text, the same for the same seed', async () => {
    const { rerender } = render(<Bench key="a" start={{}} />)
    await bar('dog, 50 percent, press to choose it')
    await userEvent.click(screen.getByRole('button', { name: 'Until the period' }))
    await vi.waitFor(() => expect(text()).toMatch(/^The \w+( \w+)+\./))
    const first = text()
    await userEvent.click(screen.getByRole('button', { name: 'Ten more' }))
    await vi.waitFor(() => expect(text()?.length).toBeGreaterThan(first?.length ?? 0))
    rerender(<Bench key="b" start={{}} />)
    await bar('dog, 50 percent, press to choose it')
    await userEvent.click(screen.getByRole('button', { name: 'Until the period' }))
    await vi.waitFor(() => expect(text()).toBe(first))
  })

  it('goes back to a piece, shows what else could have come, and branches there', async () => {
    render(<Bench start={{}} />)
    await userEvent.click(await bar('dog, 50 percent, press to choose it'))
    await userEvent.click(await bar('barked, 50 percent, press to choose it'))
    await userEvent.click(await bar('dog, press for what else could be here'))
    await screen.findByRole('heading', { name: 'In place of “dog”' })
    expect((await bar('dog, 50 percent, press to choose it')).getAttribute('aria-current')).toBe('true')
    await userEvent.click(await bar('cat, 25 percent, press to choose it'))
    expect(text()).toBe('The cat')
  })

  it('shows two orders side by side', async () => {
    render(<Bench start={{ compareWith: 1 }} />)
    const blind = await screen.findByRole('region', { name: 'Next word, looking at no word' })
    const seeing = await screen.findByRole('region', { name: 'Next word, looking at 1 word' })
    expect(within(seeing).getAllByRole('listitem')).toHaveLength(3)
    expect(within(blind).getByRole('button', { name: 'The, 22 percent, press to choose it' })).toBeTruthy()
  })

  it('underlines what was copied, and names the source', async () => {
    render(<Bench start={{}} begin="And so: The dog slept. The cat slept" />)
    await screen.findByText(/copied from “Your text”/)
    expect(screen.getByText('The dog slept. The cat slept', { selector: 'u' })).toBeTruthy()
  })

  it('says what to do where there is nothing to read, and reads what is pasted then', async () => {
    render(<Bench start={{ text: '' }} />)
    await screen.findByText(/There is nothing to learn from yet/)
    await userEvent.type(screen.getByRole('textbox', { name: 'Text to learn from' }), farm)
    await bar('dog, 50 percent, press to choose it')
  })
})

describe('a text that comes with the card', () => {
  it.each([
    ['fairy-tales', 'en', 'ltr'],
    ['fairy-tales-de', 'de', 'ltr'],
    ['fairy-tales-ar', 'ar', 'rtl'],
    ['own', null, 'auto'],
  ] as const)('has its words written in its language and direction: %s', async (learnFrom, lang, dir) => {
    render(<Bench start={{ learnFrom, text: farm }} begin="" />)
    await screen.findAllByRole('button', { name: /press to choose it$/ })
    await userEvent.click(screen.getByText('The counts behind it'))
    const [counted] = screen.getAllByRole('rowheader')
    const words = counted?.querySelector('bdi')
    expect([words?.getAttribute('lang') ?? null, words?.getAttribute('dir')]).toEqual([lang, dir])
  })
})

describe('what a run wrote', () => {
  it('is shown from its events, with the others of each piece', async () => {
    const events = await run(
      stack(['next_word', { learnFrom: 'own', text: farm, order: 2, temperature: 0, most: 2 }, 'it']),
      testHost(turns().languageModel),
      { inputs: { it: 'The' } },
    )
    const { output = null } = ofType(events, 'node-end')[0] ?? {}
    render(<GeneratedOutput config={parsed({})} run={{ status: 'done', results: [], output }} />)
    const result = screen.getByRole('group', { name: 'Result' })
    expect(result.textContent).toContain('The dog')
    await userEvent.click(within(result).getByRole('button', { name: 'dog, press for what else could be here' }))
    expect(within(result).getByRole('region', { name: 'In place of “dog”' }).textContent).toContain('100%')
  })
})
