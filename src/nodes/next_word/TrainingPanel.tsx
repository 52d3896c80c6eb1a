import { useMemo, useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import { FieldRow } from '../../components/Field'
import layout from '../../components/layout.module.css'
import { SelectField } from '../../components/SelectField'
import { TextAreaField } from '../../components/TextAreaField'
import { localize, t } from '../../language/active'
import { boundFields } from '../kit/bound-fields'
import { ChanceBars } from '../kit/ChanceBars'
import { describeAlternative, shownToken, spokenToken } from '../kit/describe-token'
import type { WorkbenchProps } from '../view'
import { CountsTable } from './CountsTable'
import { InsideNetwork } from './InsideNetwork'
import type { Choice, LearnerStats, NetworkLearner, PredictionQuery, TokenChances, TrainingData } from './learner'
import { MAKING, NetworkPanel, type OpenNetwork, useNetwork, useProgress } from './NetworkPanel'
import type { NextWordConfig } from './node'
import { SamplingFields } from './SamplingFields'
import { TextSoFar } from './TextSoFar'
import { sourceChoices, writingOf } from './text-choices'
import { askLearner, type LearnerState, useAnswer, useLearner } from './use-learner'
import { orders } from './words'

type Props = WorkbenchProps<NextWordConfig>

/** Maximum tokens up to a period. */
const MOST_IN_SENTENCE = 60

/** The trained model: its texts, the text so far, and the chances of the next token. */
export function TrainingPanel(props: Props) {
  const { config, onChange, isLocked, texts } = props
  const bind = boundFields({ config, onChange, isLocked })
  const isNetwork = config.how === 'network'
  const counting = useMemo(() => ({ ...config, how: 'counting' as const, ...asNetworkCuts(config) }), [config])
  const reading = useLearner(counting, texts)
  const network = useNetwork(config, texts)
  return (
    <div className={layout.stack3}>
      <FieldRow>
        <SelectField label={t('Learns from')} {...bind('learnFrom')} options={sourceChoices()} />
        <SelectField
          label={t('How it learns')}
          {...bind('how')}
          options={[
            { value: 'counting', label: t('by counting') },
            { value: 'network', label: t('by a neural network') },
          ]}
        />
        {!isNetwork && (
          <SelectField
            label={t('Looks back')}
            value={String(config.order)}
            options={orders}
            onChange={order => onChange({ order: Number(order) })}
            locked={isLocked('order')}
          />
        )}
      </FieldRow>
      {config.learnFrom === 'own' && (
        <div data-part="text">
          <TextAreaField
            label={t('Text to learn from')}
            rows={4}
            {...bind('text')}
            placeholder={t('Paste a story, your own diary, or all your messages.')}
          />
        </div>
      )}
      {isNetwork ? (
        <NetworkBench {...props} network={network} counting={reading} />
      ) : (
        <>
          <ReadingState reading={reading} />
          {reading.state === 'ready' && <Writing {...props} lesson={reading.lesson} />}
        </>
      )}
    </div>
  )
}

/** Counting beside a network reads pieces: those of words that it cuts itself. */
function asNetworkCuts({ how, unit }: NextWordConfig): Pick<NextWordConfig, 'unit'> {
  return { unit: how === 'network' ? 'pieces' : unit }
}

interface NetworkBenchProps extends Props {
  network: ReturnType<typeof useNetwork>
  counting: LearnerState
}

/** A network: its training, and then what it writes. */
function NetworkBench({ network, counting, ...props }: NetworkBenchProps) {
  if (!network) return <p role="status">{localize(MAKING)}</p>
  if ('problem' in network) return <p role="alert">{localize(network.problem)}</p>
  const { open } = network
  return (
    <>
      <NetworkPanel network={open} config={props.config} onChange={props.onChange} />
      <Trained
        {...props}
        network={open}
        counting={props.config.compareWith > 0 && counting.state === 'ready' ? counting.lesson : undefined}
      />
    </>
  )
}

function Trained({ network, ...props }: Props & { network: OpenNetwork; counting: TrainingData | undefined }) {
  const { step } = useProgress(network.control)
  return step === 0 ? null : <Writing {...props} lesson={network.data} step={step} />
}

function ReadingState({ reading }: { reading: LearnerState }) {
  if (reading.state === 'ready')
    return <p className={classNames(layout.hint, layout.breakWords)}>{formatFacts(reading.facts)}</p>
  if (reading.state === 'reading') {
    return (
      <p className={layout.cluster3} role="status">
        {t('Reading…')}{' '}
        <Button round onClick={reading.stop}>
          {t('Stop reading')}
        </Button>
      </p>
    )
  }
  return (
    <p className={layout.cluster3} role="status">
      {localize(reading.message)}{' '}
      <Button round onClick={reading.again}>
        {t('Read again')}
      </Button>
    </p>
  )
}

function formatFacts({ read, kinds, texts, leftOut }: LearnerStats): string {
  const facts = t(
    'It read {read, plural, one {# piece} other {# pieces}} in {texts, plural, one {one text} other {# texts}}, {kinds, number} of them different.',
    { read, texts: texts.length, kinds },
  )
  const rest =
    leftOut > 0 &&
    t('{count, plural, one {# letter} other {# letters}} did not fit in and were left out.', { count: leftOut })
  return rest ? `${facts} ${rest}` : facts
}

/** A prompt and the tokens selected after it. The input of the card holds both. */
interface Sofar {
  begin: string
  taken: readonly string[]
}

interface WritingProps extends Props {
  lesson: TrainingData
  /** Counting beside a network. */
  counting?: TrainingData | undefined
  /** How far the network is, whose answers change with it. */
  step?: number
}

function Writing({ config, value, onInput, onChange, isLocked, lesson, counting, step = 0 }: WritingProps) {
  const unit = lesson.network ? 'pieces' : config.unit
  const whole = typeof value === 'string' ? value : config.begin
  const [kept, setKept] = useState<Sofar>({ begin: whole, taken: [] })
  const sofar = textOf(kept) === whole ? kept : { begin: whole, taken: [] }
  const { begin, taken } = sofar
  const [look, setLook] = useState<number>()
  const [said, setSaid] = useState('')
  const inspected = look !== undefined && look < taken.length ? look : undefined
  const dice = { temperature: config.temperature, topK: config.topK, topP: config.topP }

  const set = (next: Sofar, saying: string) => {
    setKept(next)
    setLook(undefined)
    setSaid(saying)
    onInput(textOf(next))
  }
  const take = ({ text }: Choice) => {
    set({ begin, taken: [...taken.slice(0, inspected), text] }, t('Took {word}.', { word: spokenToken(text, unit) }))
  }
  const write = async (most: number, untilFullStop: boolean) => {
    const { order, seed } = config
    const writing = { begin, taken, order, dice, seed, most, untilFullStop }
    const { pieces } = await askLearner(lesson, learner => learner.write(writing))
    const more = pieces.map(({ text }) => text)
    set({ begin, taken: [...taken, ...more] }, t('It wrote: {text}', { text: more.join('').trim() || t('the end') }))
  }

  const isOver = taken.at(-1) === ''
  const before = { begin, taken: taken.slice(0, inspected) }
  const copied = useAnswer(lesson, JSON.stringify(sofar), learner => learner.copied(sofar)) ?? []
  const origins =
    useAnswer(lesson, JSON.stringify([sofar, config.order, 'origins']), learner =>
      learner.origins(sofar, config.order),
    ) ?? []
  const insight = useAnswer(lesson.network ? lesson : undefined, JSON.stringify([before, step]), learner =>
    (learner as NetworkLearner).look(before),
  )
  return (
    <>
      <TextAreaField
        label={t('Begin with')}
        dir={writingOf(config.learnFrom).dir}
        value={begin}
        onChange={text => {
          setKept({ begin: text, taken: [] })
          onInput(text)
        }}
        placeholder={t('Once upon a time')}
      />
      <TextSoFar
        begin={begin}
        pieces={taken}
        copied={copied}
        origins={origins}
        unit={unit}
        words={writingOf(config.learnFrom)}
        looked={inspected}
        onLook={index => setLook(index === look ? undefined : index)}
      />
      <div className={layout.wrap2}>
        <Button round disabled={isOver} onClick={() => void write(1, false)}>
          {t('One more')}
        </Button>
        <Button round disabled={isOver} onClick={() => void write(10, false)}>
          {t('Ten more')}
        </Button>
        <Button round disabled={isOver} onClick={() => void write(MOST_IN_SENTENCE, true)}>
          {t('Until the period')}
        </Button>
        <Button
          round
          disabled={taken.length === 0}
          onClick={() => set({ begin, taken: taken.slice(0, -1) }, t('Took one back.'))}
        >
          {t('Back')}
        </Button>
        <Button
          round
          disabled={taken.length === 0}
          onClick={() => set({ begin, taken: [] }, t('Back at the beginning.'))}
        >
          {t('Start over')}
        </Button>
      </div>
      <p className="unseen" role="status">
        {said}
      </p>
      {(!isOver || inspected !== undefined) && (
        <div className={layout.columns}>
          {columnsOf(config, lesson, counting).map(({ order, data }) => (
            <Column
              key={`${order} ${data === lesson}`}
              title={titleOf(order, inspected === undefined ? undefined : taken[inspected], config, data)}
              question={{ ...before, order, dice }}
              taken={inspected === undefined ? undefined : taken[inspected]}
              unit={unit}
              words={writingOf(config.learnFrom)}
              lesson={data}
              step={data.network ? step : 0}
              onTake={take}
            />
          ))}
        </div>
      )}
      {insight && <InsideNetwork insight={insight} />}
      <div>
        <SamplingFields config={config} onChange={onChange} isLocked={isLocked} />
      </div>
    </>
  )
}

interface ColumnProps {
  title: string
  question: PredictionQuery
  taken: string | undefined
  unit: NextWordConfig['unit']
  words: ReturnType<typeof writingOf>
  lesson: TrainingData
  step: number
  onTake(choice: Choice): void
}

function Column({ title, question, taken, unit, words, lesson, step, onTake }: ColumnProps) {
  const bars = useAnswer(lesson, JSON.stringify([question, step]), learner => learner.bars(question))
  if (!bars) return null
  return (
    <div className={layout.stack2}>
      <ChanceBars
        title={title}
        bars={bars}
        unit={unit}
        words={words}
        why={lesson.network ? whyOfNetwork(bars) : whyOf(bars, unit)}
        taken={taken}
        onTake={onTake}
      />
      {!lesson.network && <CountsTable bars={bars} unit={unit} words={words} lesson={lesson} question={question} />}
    </div>
  )
}

/** The columns of bars: of one or two lengths that counting looks back, or of a network and of counting. */
function columnsOf({ order, compareWith }: NextWordConfig, lesson: TrainingData, counting?: TrainingData) {
  if (lesson.network) return [{ order: 0, data: lesson }, ...(counting ? [{ order: compareWith, data: counting }] : [])]
  const orders = compareWith > 0 && compareWith !== order ? [order, compareWith] : [order]
  return orders.map(order => ({ order, data: lesson }))
}

function titleOf(order: number, instead: string | undefined, config: NextWordConfig, data: TrainingData): string {
  const title = instead === undefined ? t('Next word') : describeAlternative(instead)
  if (data.network) return config.compareWith > 0 ? t('{title}, by the network', { title }) : title
  if (config.how === 'network') return t('{title}, by counting', { title })
  const phrase = orders[order - 1]?.phrase
  return config.compareWith > 0 && config.compareWith !== config.order && phrase
    ? t('{title}, {phrase}', { title, phrase })
    : title
}

function whyOfNetwork({ lookedAt }: TokenChances): string {
  return t(
    'It looked at {count, plural, one {# piece} other {the last # pieces}} and worked these out. Nothing was counted.',
    {
      count: lookedAt.length,
    },
  )
}

function textOf({ begin, taken }: Sofar): string {
  return begin + taken.join('')
}

/** The explanation: the context and how often it occurred. */
function whyOf({ lookedAt, wanted, seen, unread }: TokenChances, unit: 'words' | 'pieces'): string {
  const found = lookedAt.filter(piece => piece !== '').map(piece => shownToken(piece, unit))
  const atBeginning = lookedAt[0] === ''
  const count = t(
    '{where, select, after {It read {count, plural, one {# piece} other {# pieces}} after “{words}”.} beginning {It read {count, plural, one {# piece} other {# pieces}} at the beginning of a text.} other {It read {count, plural, one {# piece} other {# pieces}} anywhere.}}',
    { where: found.length > 0 ? 'after' : atBeginning ? 'beginning' : 'anywhere', count: seen, words: found.join(' ') },
  )
  const missing =
    unread.length > 0
      ? t('It has never read “{words}”.', { words: unread.join(' ') })
      : lookedAt.length < wanted && t('It has never read these words after more of the words before them.')
  return missing ? `${count} ${missing}` : count
}
