import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { ofType, run, stack, testHost, turns } from '../../../tests/support/engine'
import type { RunInput } from '../../model/document'
import type { KeptTraining } from './learner'
import { controlOf, keyOfNetwork, replaceNetwork, setNetworkStore } from './network-control'
import { readNetworkFile, writeNetworkFile } from './network-file'
import nextWord, { type NextWordConfig, NextWordOutput } from './node'
import { TrainingPanel } from './TrainingPanel'
import { trainingDataOf } from './training-data'

const rhyme = 'The cat sat on the mat. The dog sat on the log. The frog sat on the fog.\n\n'
const network = { how: 'network', learnFrom: 'own', cut: 'characters', context: 16, heads: 1 } as const
const parsed = (config: Partial<NextWordConfig>) => v.parse(nextWord.configSchema, { ...network, ...config })
/** A text of its own for each test, since networks are shared by text. */
const textFor = (name: string) => `${name}. ${rhyme}`.repeat(12)

function Bench({ start }: { start: Partial<NextWordConfig> }) {
  const [config, setConfig] = useState(parsed(start))
  const [value, setValue] = useState<RunInput | undefined>('The')
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

afterEach(() => setNetworkStore(undefined))

describe('the panel', () => {
  test('trains when it is told to, stops, goes on, and shows its curve, film, bars and inside', async () => {
    const user = userEvent.setup()
    render(<Bench start={{ text: textFor('panel') }} />)
    const train = await screen.findByRole('button', { name: 'Train it' })
    expect(screen.queryByRole('button', { name: 'One more' })).toBeNull()
    await user.click(train)
    await user.click(await screen.findByRole('button', { name: 'Stop training' }))
    await screen.findByRole('button', { name: 'Go on training' })
    expect(await screen.findByRole('img', { name: /^Surprise: it began at/ })).toBeTruthy()
    const film = screen.getByRole('region', { name: 'The film of its learning' })
    expect(within(film).getByRole('slider')).toBeTruthy()
    await user.click(within(film).getByRole('button', { name: 'a' }))
    expect(await within(film).findByText(/^Closest to “a”/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'One more' }))
    const inside = await screen.findByRole('region', { name: 'Inside the network' })
    expect(within(inside).getByText(/^It looked most at/)).toBeTruthy()
  })

  test('says what is wrong with a text, and loses nothing', async () => {
    render(<Bench start={{ text: 'Too short, but a text.' }} />)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That is too little for a network/)
    expect(screen.getByLabelText('Text to learn from')).toHaveProperty('value', 'Too short, but a text.')
  })

  test('counting can stand beside it', async () => {
    const user = userEvent.setup()
    const config = parsed({ text: textFor('beside'), compareWith: 2 })
    const { stepAt } = await controlOf(await trainingDataOf(config, []))
    await stepAt('a')
    render(<Bench start={config} />)
    expect(await screen.findByRole('region', { name: 'Next word, by the network' })).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Next word, by counting' })).toBeTruthy()
    await user.tab()
  })
})

test('a run trains a network that has not begun, and continues by it; an inference can choose it', async () => {
  const config = { ...network, text: textFor('run'), temperature: 0, most: 8 }
  const document = stack(
    ['next_word', config, 'it'],
    ['user_input', { defaultValue: 'The cat' }],
    ['inference', { model: 'trained/here', temperature: 0 }, 'answer'],
  )
  const events = await run(document, testHost(turns().languageModel), { inputs: { it: 'The dog' } })
  const end = ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'it')
  const output = v.parse(NextWordOutput, end?.status === 'done' ? end.output : undefined)
  expect(output.text).toMatch(/^The dog sat on/)
  expect(output.pieces[0]?.chance).toBeGreaterThan(0.5)
  const reply = ofType(events, 'text-delta')
    .filter(({ nodeId }) => nodeId === 'answer')
    .map(({ text }) => text)
    .join('')
  expect(reply).toMatch(/sat on/)
}, 60_000)

describe('what is kept', () => {
  test('a network is kept on the device and found again', async () => {
    const kept = new Map<string, KeptTraining>()
    setNetworkStore({ load: async key => kept.get(key), save: async (key, value) => void kept.set(key, value) })
    const data = await trainingDataOf(parsed({ text: textFor('kept') }), [])
    const control = await controlOf(data)
    const training = control.train()
    control.stop()
    await training
    expect(kept.get(keyOfNetwork(data))?.state.step).toBe(control.getProgress().step)
  })

  test('a device without room is named, and training goes on', async () => {
    const save = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    setNetworkStore({ load: async () => undefined, save })
    const control = await controlOf(await trainingDataOf(parsed({ text: textFor('full') }), []))
    const training = control.train()
    control.stop()
    await training
    expect(control.isUnsaved()).toBe(true)
    expect(control.getProgress().frames.length).toBeGreaterThan(0)
  })

  test('a file has the weights with their text, and opens as the same network', async () => {
    const config = parsed({ text: textFor('file') })
    const data = await trainingDataOf(config, [])
    const control = await controlOf(data)
    for (let step = 0; step < 12; step++) await control.stepAt('a')
    const before = await control.learner.kept()
    const file = new Blob([await writeNetworkFile({ learner: control.learner, data }, config)])
    const read = await readNetworkFile(file)
    expect(read.kept.state).toEqual(before.state)
    await replaceNetwork(await trainingDataOf({ ...config, ...read.config }, []), read.kept)
    const opened = await controlOf(data)
    expect(opened).not.toBe(control)
    expect(opened.getProgress().step).toBe(12)
    expect((await opened.learner.kept()).state.weights).toEqual(before.state.weights)
  })

  test.each([
    ['no JSON', 'weights', /^This file is not a whole network/],
    ['another JSON', '{"kind":"document"}', /^This file is not a whole network/],
    ['a later version', '{"kind":"aili5-network","version":2}', /^This network was saved by another version/],
  ])('%s is refused with a sentence', async (_, text, sentence) => {
    await expect(readNetworkFile(new Blob([text]))).rejects.toThrow(sentence)
  })

  test('weights with a hole, and weights of another size, are refused', async () => {
    const config = parsed({ text: textFor('hole') })
    const data = await trainingDataOf(config, [])
    const { learner } = await controlOf(data)
    const whole = JSON.parse(await writeNetworkFile({ learner, data }, config))
    const cut = { ...whole, weights: whole.weights.slice(0, 41) }
    await expect(readNetworkFile(new Blob([JSON.stringify(cut)]))).rejects.toThrow(/not a whole network/)
    const small = await readNetworkFile(new Blob([JSON.stringify({ ...whole, weights: btoa('\0'.repeat(64)) })]))
    await expect(replaceNetwork(data, small.kept)).rejects.toThrow()
    expect((await controlOf(data)).getProgress().step).toBe(0)
  })
})
