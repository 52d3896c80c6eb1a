import { useEffect } from 'react'
import { useApp } from '../page/app-context'
import { dragStore } from '../page/edits/drag'

/** Hertz of the tones of a result: a fifth up. A card that lands is one low, short tone. */
const RESULT = [523, 784]
const LANDING = [196]

/** Soft tones when a result comes and when a card lands, for those who switched them on in the settings. */
export function useSounds(): void {
  const { runner, settings } = useApp()
  useEffect(() => {
    let audio: AudioContext | undefined
    const play = (tones: readonly number[]) => {
      if (!settings.getState().sounds) return
      audio ??= new AudioContext()
      for (const [place, hertz] of tones.entries()) playTone(audio, hertz, audio.currentTime + place * 0.09)
    }
    const stops = [
      runner.subscribe(({ live, run }, before) => {
        if (live && countResults(run.nodes) > countResults(before.run.nodes)) play(RESULT)
      }),
      dragStore.subscribe(({ dragged }, before) => {
        if (before.dragged && !dragged && before.goal) play(LANDING)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      void audio?.close()
    }
  }, [runner, settings])
}

function countResults(nodes: Readonly<Record<string, { results: readonly unknown[] } | undefined>>): number {
  return Object.values(nodes).reduce((count, node) => count + (node?.results.length ?? 0), 0)
}

/** A sine tone that swells and fades within a third of a second. */
function playTone(audio: AudioContext, hertz: number, at: number): void {
  const tone = new OscillatorNode(audio, { frequency: hertz })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.06, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.3)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.32)
}
