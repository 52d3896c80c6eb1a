import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import { Disclosure } from '../../components/Disclosure'
import layout from '../../components/layout.module.css'
import { useLoaded } from '../../components/use-loaded'
import { localize, t } from '../../language/active'
import { errorText } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import type { NamedText } from '../../model/node-type'
import { LearningCurve, momentByHeart } from './LearningCurve'
import { LearningFilm } from './LearningFilm'
import type { Progress, TrainingData } from './learner'
import { NetworkFile } from './NetworkFile'
import { controlOf, type NetworkControl } from './network-control'
import type { NextWordConfig } from './node'
import { StepByStep } from './StepByStep'
import { trainingDataOf } from './training-data'

/** A network with its training data, once it is there. */
export interface OpenNetwork {
  control: NetworkControl
  data: TrainingData
}

type Opening = { open: OpenNetwork } | { problem: LocalizedText } | undefined

/** The network of a card; undefined while it is made, or what is wrong with its texts. */
export function useNetwork(config: NextWordConfig, above: readonly NamedText[]): Opening {
  const { learnFrom, text, cut, length, layers, heads, context, trainingSeed, how } = config
  const own = learnFrom === 'own' ? text : ''
  const key = JSON.stringify([learnFrom, own, cut, length, layers, heads, context, trainingSeed])
  const texts = learnFrom === 'above' ? above : none
  const state = useLoaded(async () => {
    if (how !== 'network') return
    const opening = trainingDataOf(config, texts).then(async data => ({
      open: { control: await controlOf(data), data },
    }))
    return { key, texts, opening: await opening.catch((error: unknown) => ({ problem: errorText(error) })) }
  }, [key, texts, how])
  return state?.key === key && state.texts === texts ? state.opening : undefined
}

const none: readonly NamedText[] = []

/** How far the training of a network is. */
export function useProgress(control: NetworkControl): Progress {
  return useSyncExternalStore(control.subscribe, control.getProgress)
}

interface NetworkPanelProps {
  network: OpenNetwork
  config: NextWordConfig
  onChange(change: Partial<NextWordConfig>): void
}

/** The training of a network: its buttons, its curve and its film. */
export function NetworkPanel({ network, config, onChange }: NetworkPanelProps) {
  const { control } = network
  const progress = useProgress(control)
  const isTraining = useSyncExternalStore(control.subscribe, control.isTraining)
  const [problem, setProblem] = useState<LocalizedText>()
  const { frames, step, steps } = progress
  const train = () => {
    setProblem(undefined)
    control.train().catch((error: unknown) => setProblem(errorText(error)))
  }
  const learned = frames.filter(frame => frame.learned !== null)
  const isShown = learned.length > 0
  // What it writes while it trains comes into view.
  const film = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isTraining && isShown) film.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [isTraining, isShown])
  return (
    <section className={layout.stack3} aria-label={t('The network')}>
      <p className={classNames(layout.hint, layout.breakWords)}>{factsOf(network, config)}</p>
      <div className={layout.cluster3}>
        {isTraining ? (
          <Button round look="strong" onClick={control.stop}>
            {t('Stop training')}
          </Button>
        ) : (
          <Button round look="strong" disabled={step >= steps} onClick={train}>
            {step === 0 ? t('Train it') : step < steps ? t('Go on training') : t('It is trained')}
          </Button>
        )}
        <progress max={steps} value={step} aria-label={t('Training')} />
        <span>{t('step {step, number} of {steps, number}', { step, steps })}</span>
      </div>
      {isTraining && isPhone() && (
        <p className={classNames(layout.hint, layout.breakWords)}>
          {t('Training keeps the phone busy and uses its battery. You can stop at any time.')}
        </p>
      )}
      {problem && <p role="alert">{localize(problem)}</p>}
      {progress.wentBack && (
        <p className={classNames(layout.hint, layout.breakWords)} role="status">
          {t('Its numbers grew too large, so it went back a little and now learns in smaller steps.')}
        </p>
      )}
      {control.isUnsaved() && (
        <p className={classNames(layout.hint, layout.breakWords)} role="status">
          {t(
            'This device has no room to keep the network. It will be lost when you leave this page, so save it as a file.',
          )}
        </p>
      )}
      {isShown && (
        <>
          <p role={isTraining ? undefined : 'status'}>{learningInWords(progress, config)}</p>
          <LearningFilm frames={frames} sample={film}>
            <LearningCurve frames={frames} steps={steps} unit={config.cut} />
          </LearningFilm>
          <Disclosure title={t('What does one step change?')}>
            <StepByStep control={control} />
          </Disclosure>
          <Beside control={control} unit={config.cut} step={step} />
        </>
      )}
      <NetworkFile network={network} config={config} onChange={onChange} />
    </section>
  )
}

function factsOf({ control }: OpenNetwork, { cut }: NextWordConfig): string {
  const { weights, read, texts } = control.learner.facts
  const letters = texts.reduce((sum, { characters }) => sum + characters, 0)
  return t(
    'A network of {weights, number} numbers, all random at first. It learns from {letters, number} letters of text{unit, select, characters {} other {, cut into {read, number} pieces}}. It continues a text; it does not answer.',
    { weights, letters, read, unit: cut },
  )
}

/** The surprise in words: how often its first guess is wrong on what it never reads, and whether it learns by heart. */
function learningInWords({ frames }: Progress, { cut }: NextWordConfig): string {
  const last = frames.at(-1)
  const byHeart = momentByHeart(frames)
  if (last?.missed == null)
    return t('The text is too short to set part of it aside, so nobody knows how it does on new text.')
  const surprise = t(
    'On the tenth of the text that it never reads, it is surprised by {count} of 10 {unit, select, characters {letters} other {pieces}}.',
    { count: Math.round(last.missed * 10), unit: cut },
  )
  return byHeart === null ? surprise : `${surprise} ${t('Now it learns by heart.')}`
}

/** Counting on the same text, which may well be better. */
function Beside({ control, unit, step }: { control: NetworkControl; unit: NextWordConfig['cut']; step: number }) {
  const counted = useLoaded(() => control.learner.counted(), [control]) ?? []
  const last = control.getProgress().frames.at(-1)
  if (counted.length === 0 || last?.apart == null || step === 0) return null
  const beaten = counted.filter(surprise => (last.apart as number) < surprise).length
  return (
    <p className={classNames(layout.hint, layout.breakWords)}>
      {beaten === 0
        ? t('On new text, counting does better so far.')
        : beaten < counted.length
          ? t(
              'On new text, it does better than counting single {unit, select, characters {letters} other {pieces}}, but counting that looks back further is still ahead. With so little text, that is normal.',
              { unit },
            )
          : t('On new text, it does better than counting, however far back counting looks.')}
    </p>
  )
}

function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
}

/** What the panel says while a network is made. */
export const MAKING = msg('Getting the network ready…')
