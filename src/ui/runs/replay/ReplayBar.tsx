import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { localize, t } from '../../../language/active'
import type { RunEvent } from '../../../model/events'
import { presentOf, replayedApp } from '../../../store/replayed-app'
import { createReplay, type Replay } from '../../../store/run/replay'
import { documentOfRun } from '../../../store/run/run-state'
import { useApp } from '../../page/app-context'
import { useCardNames } from '../../page/cards/use-card-names'
import { editedWhen } from '../../page/edited-when'
import { markdownToText } from '../../page/runs/markdown-to-text'
import { type ShownReplay, useScreen } from '../../page/screen'
import { Unverified } from '../../parts/Unverified'
import { describeEvent } from './describe-event'
import styles from './Replay.module.css'

/** Below this many milliseconds, the next frame replaces a timer. */
const aFrame = 17

/** The player of a recording, which starts when loaded. Undefined until then. */
function usePlayer({ recording }: ShownReplay): Replay | undefined {
  const { runner } = useApp()
  const screen = useScreen()
  const [player, setPlayer] = useState<Replay>()
  useEffect(() => {
    const made = createReplay(recording.events, {
      runner,
      now: () => performance.now(),
      later,
      onReplaced: () => screen.setState({ replay: null }),
    })
    setPlayer(made)
    made.play()
    return () => made.close()
  }, [recording, runner, screen])
  return player
}

function later(callback: () => void, ms: number): () => void {
  if (ms > aFrame) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  }
  const frame = requestAnimationFrame(callback)
  return () => cancelAnimationFrame(frame)
}

const faster = 4

/** Plays a recorded run on the cards: in real time, faster, or event by event. */
export default function ReplayBar({ replay }: { replay: ShownReplay }) {
  usePast(replay)
  const player = usePlayer(replay)
  return player ? <Controls player={player} replay={replay} /> : null
}

function Controls({ player, replay }: { player: Replay; replay: ShownReplay }) {
  const screen = useScreen()
  const { position, playing, speed } = useStore(player)
  const playButton = useRef<HTMLButtonElement>(null)
  const last = player.events.length
  useEffect(() => playButton.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = {
      ArrowRight: () => player.step(1),
      ArrowLeft: () => player.step(-1),
      Home: () => player.seek(0),
      End: () => player.seek(last),
      Escape: () => screen.setState({ replay: null }),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <section aria-label={t('Replay')} className={styles.bar} onKeyDown={onKeyDown}>
      <Title replay={replay} />
      <div dir="ltr" className={classNames(layout.row1, styles.buttons)}>
        <IconButton
          icon={ChevronLeft}
          label={t('One event back')}
          hint={t('One event back (←)')}
          idle={position === 0}
          onClick={() => player.step(-1)}
        />
        <Button
          ref={playButton}
          look="strong"
          className={styles.play}
          icon={playing ? Pause : Play}
          onClick={() => (playing ? player.pause() : player.play())}
        >
          {playing ? t('Pause') : position === last ? t('Again') : t('Play')}
        </Button>
        <IconButton
          icon={ChevronRight}
          label={t('One event forward')}
          hint={t('One event forward (→)')}
          idle={position === last}
          onClick={() => player.step(1)}
        />
        <Button
          className={styles.faster}
          aria-pressed={speed === faster}
          onClick={() => player.setSpeed(speed === faster ? 1 : faster)}
        >
          {t('{times, number}× faster', { times: faster })}
        </Button>
      </div>
      <Track player={player} position={position} />
      <IconButton
        icon={X}
        label={t('Close the replay')}
        hint={t('Close the replay (Esc)')}
        className={styles.close}
        onClick={() => screen.setState({ replay: null })}
      />
    </section>
  )
}

function Title({ replay: { recording, origin } }: { replay: ShownReplay }) {
  return (
    <div className={classNames(layout.hint, styles.title)}>
      <h2>{t('Replay')}</h2>
      <span>{editedWhen(recording.events[0]?.at ?? 0)}</span>
      {origin && <Unverified origin={origin} />}
    </div>
  )
}

/** Characters of a reply that are shown while it streams. */
const mostSaid = 40

/** Deltas may split markup, so the reply is parsed as a whole. */
function readable(event: RunEvent, events: readonly RunEvent[], position: number): RunEvent {
  if ('message' in event && event.message !== undefined)
    return { ...event, message: markdownToText(localize(event.message)) }
  if (event.type !== 'text-delta') return event
  const { nodeId, round } = event
  const begin = events.findLastIndex(
    (each, index) => index < position && each.type === 'request' && each.nodeId === nodeId,
  )
  const pieces = events.slice(begin + 1, position).map(each => {
    return each.type === 'text-delta' && each.nodeId === nodeId && each.round === round ? each.text : ''
  })
  const words = markdownToText(pieces.join('').slice(-1000), { isCut: true })
  return { ...event, text: words.length > mostSaid ? `…${words.slice(1 - mostSaid)}` : words }
}

/** The position in the run, and its event. */
function Track({ player, position }: { player: Replay; position: number }) {
  const document = documentOfRun(player.events)
  const names = useCardNames(document)
  const event = player.events[position - 1]
  const cardName = (nodeId: string) => names.get(nodeId) ?? t('A card that is gone')
  const said = event ? describeEvent(readable(event, player.events, position), cardName) : t('Before the run')
  const last = player.events.length
  return (
    <div className={classNames(layout.shrink, styles.track)}>
      <input
        type="range"
        dir="ltr"
        aria-label={t('Event')}
        aria-valuetext={t('{position} of {last}: {event}', { position, last, event: said })}
        min={0}
        max={last}
        value={position}
        onChange={change => player.seek(change.target.valueAsNumber)}
      />
      <p>
        <span className={layout.ellipsis}>{said}</span>
        <span className={classNames(layout.fixed, layout.soft, layout.figures)}>
          {t('{position, number} of {last, number}', { position, last })}
        </span>
      </p>
    </div>
  )
}

/** Renders the cards of the replayed run where they differ from the open document. */
function usePast({ recording }: ShownReplay): void {
  const app = useApp()
  const screen = useScreen()
  const [present] = useState(() => presentOf(app))
  useEffect(() => {
    const past = replayedApp(present, recording.events)
    if (!past) return
    screen.setState({ past })
    return () => screen.setState({ past: null })
  }, [present, recording, screen])
}
