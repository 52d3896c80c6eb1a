import { act } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { openApp, renderSettled, runToEnd } from '../../../tests/support/page-app'
import { dragStore } from '../page/edits/drag'
import { useSounds } from './use-sounds'

let tones: number[] = []

beforeEach(() => {
  tones = []
  // jsdom has no sound.
  const parameter = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  class Part {
    gain = parameter
    connect(next: unknown) {
      return next
    }
    start() {}
    stop() {}
  }
  class Tone extends Part {
    constructor(_: unknown, { frequency }: { frequency: number }) {
      super()
      tones.push(frequency)
    }
  }
  const Audio = class {
    currentTime = 0
    close() {}
  }
  vi.stubGlobal('AudioContext', Audio)
  vi.stubGlobal('OscillatorNode', Tone)
  vi.stubGlobal('GainNode', Part)
  return () => void vi.unstubAllGlobals()
})

function Sounds() {
  useSounds()
  return null
}

it('sounds when a result comes and when a card lands, and is silent until it is switched on', async () => {
  const answers = turns({ calls: [{ name: 'display_color', args: { hex: '#ff0000' } }] }, { text: 'Red.' })
  const app = await openApp(
    testHost(answers.languageModel),
    stack(['color_display'], ['inference', { userMessage: 'Red?' }]),
  )
  await renderSettled(app, <Sounds />)
  const drop = () => {
    const card = { kind: 'card', nodeId: 'a', pipelineId: 'p', index: 0, count: 1, label: 'A' } as const
    dragStore.setState({ dragged: card, goal: card })
    dragStore.setState({ dragged: null, goal: null })
  }
  drop()
  expect(tones).toEqual([])
  app.settings.setSounds(true)
  drop()
  expect(tones).toHaveLength(1)
  await act(async () => void (await runToEnd(app)))
  expect(tones).toHaveLength(3)
})
