/** A network as a learner of the card: it trains in slices of time, continues texts, and lets one look inside. */
import { msg } from '../../../language/message'
import { train } from '../counting-learner'
import type {
  Frame,
  GeneratedText,
  KeptTraining,
  Learner,
  NetworkLearner,
  NetworkSettings,
  PredictionQuery,
  Progress,
  StepInsight,
  TokenChances,
  TrainingData,
} from '../learner'
import { chancesOf, firstChoices, othersThan, pickToken, type Sampling, seededRandom } from '../ngrams/chances'
import { FULL_STOP, type GenerationOptions } from '../ngrams/generate'
import type { Continuation } from '../ngrams/ngram-index'
import type { PromptSoFar } from '../ngrams/predict'
import { normalizeText } from '../ngrams/tokenize'
import { UnreadableError, unreadableReason, withinLimit } from '../ngrams/unreadable'
import { countingSurprises } from './counting-surprise'
import { createKernel, type Kernel } from './matrix'
import { createTokenMap } from './token-map'
import { canBeWritten, EDGE, type NetworkText, networkText } from './tokens'
import { memoryFor, shapeFor, stepsOf, Training } from './training'
import { countMemory, countWeights, Transformer } from './transformer'

const LEAST_TOKENS = 64
const GUESSES = 3
const MOST_ON_MAP = 60
const SAMPLE_LETTERS = 90
const SAMPLE: Sampling = { temperature: 0.7, topK: 0, topP: 1 }

/**
 * A network for these texts, untrained or as it was kept.
 * @throws UnreadableError when the texts are too short
 * @throws LocalizedError when what was kept is of another network
 */
export function createNetwork(
  { sources, network }: TrainingData & { network: NetworkSettings },
  kept?: KeptTraining,
  makeKernel: (count: number) => Kernel = createKernel,
): NetworkLearner {
  const problem = unreadableReason(sources)
  if (problem) throw new UnreadableError(problem)
  const { texts, leftOut } = withinLimit(sources)
  const text = networkText(texts, network.unit)
  if (text.learned.length < LEAST_TOKENS)
    throw new UnreadableError(
      msg('That is too little for a network to learn from. Add a few more paragraphs, or let it learn by counting.'),
    )
  const shape = shapeFor(text, network)
  const kernel = makeKernel(memoryFor(shape) + countMemory(shape, 1))
  const training = new Training(text, network, kernel)
  if (kept) training.restore(kept.state)
  const reader = new Transformer(shape, 1, kernel, training.network)
  const film = createFilm(text, training, reader, network, kept?.frames)
  // Copied passages are found in an index of the texts, which is made when it is asked for.
  let counting: Learner | undefined
  const index = () => (counting ??= train({ sources: texts, unit: 'pieces' }))

  const progress = (wentBack = false): Progress => ({
    step: training.step,
    steps: stepsOf(network.length),
    frames: [...film.frames],
    wentBack,
  })
  return {
    facts: {
      texts: texts.map(({ name, text }) => ({ name, characters: text.length })),
      read: text.learned.length + text.keptApart.length,
      kinds: text.table.texts.filter((_, id) => id !== EDGE && canBeWritten(id, text.table)).length,
      leftOut,
      weights: countWeights(shape),
      isFast: kernel.isFast,
    },
    async trainFor(milliseconds) {
      const end = performance.now() + milliseconds
      let wentBack = false
      while (!training.isOver && performance.now() < end) wentBack = film.takeStep() || wentBack
      return progress(wentBack)
    },
    progress: async () => progress(),
    kept: async () => ({ state: training.state(), frames: [...film.frames] }),
    async bars(question) {
      const read = readPrompt(text, reader, question)
      return barsOf(text, candidates(text, reader, read.row), read, question)
    },
    write: async writing => writeOn(text, reader, writing),
    places: async () => ({ places: [], total: 0 }),
    copied: async ({ begin, taken }) => index().copied({ begin: begin + taken.join(''), taken: [] }),
    origins: async ({ taken }) => taken.map(() => null),
    async look(beginning) {
      const { tokens, row } = readPrompt(text, reader, beginning)
      return {
        tokens,
        attention: reader.attentionOf(0, row),
        layers: reader.scoresByLayer(row).map(scores => bestOf(text, followersOf(text, scores, 0)).slice(0, GUESSES)),
      }
    },
    stepAt: async token => film.stepAt(text.table.idOf(token) ?? EDGE),
    counted: async () =>
      text.keptApart.length <= shape.context
        ? []
        : countingSurprises(text).map(surprise => surprise / text.lettersPerToken),
  }
}

/** The last tokens of a text so far, read by the network. */
interface ReadPrompt {
  tokens: string[]
  row: number
  unread: string[]
}

function readPrompt(text: NetworkText, reader: Transformer, { begin, taken }: PromptSoFar): ReadPrompt {
  const { table } = text
  const ids = [EDGE, ...table.encode(normalizeText(begin))]
  for (const piece of taken) ids.push(...(piece === '' ? [EDGE] : [table.idOf(piece) ?? table.encode(piece)].flat()))
  return readTokens(text, reader, ids)
}

function readTokens({ table }: NetworkText, reader: Transformer, ids: readonly number[]): ReadPrompt {
  const seen = ids.slice(-reader.shape.context)
  const tokens = new Int32Array(reader.shape.context)
  tokens.set(seen)
  reader.forward(tokens)
  return {
    tokens: seen.map(id => (id === EDGE ? '' : table.texts[id] || '�')),
    row: seen.length - 1,
    unread: seen.some(id => id !== EDGE && !canBeWritten(id, table)) ? ['…'] : [],
  }
}

/** All tokens that can be written with their chances as counts, the largest first. */
function candidates(text: NetworkText, reader: Transformer, row: number): Continuation[] {
  return followersOf(text, reader.scores, row * reader.shape.vocabulary)
}

function followersOf({ table }: NetworkText, scores: ArrayLike<number>, from: number): Continuation[] {
  const followers: Continuation[] = []
  let most = -Infinity
  for (let id = 0; id < table.texts.length; id++) most = Math.max(most, scores[from + id] as number)
  let sum = 0
  for (let id = 0; id < table.texts.length; id++) {
    if (!canBeWritten(id, table)) continue
    const count = Math.exp((scores[from + id] as number) - most)
    sum += count
    followers.push({ id, count })
  }
  for (const each of followers) each.count /= sum
  return followers.sort((a, b) => b.count - a.count)
}

function bestOf({ table }: NetworkText, followers: readonly Continuation[]): { text: string; chance: number }[] {
  return followers.map(({ id, count }) => ({ text: table.texts[id] as string, chance: count }))
}

function barsOf(
  { table }: NetworkText,
  followers: readonly Continuation[],
  { tokens, unread }: ReadPrompt,
  { dice }: PredictionQuery,
): TokenChances {
  return {
    ...firstChoices(chancesOf(followers, dice), id => table.texts[id] as string),
    lookedAt: tokens,
    wanted: tokens.length,
    seen: 0,
    unread,
  }
}

function writeOn(
  text: NetworkText,
  reader: Transformer,
  { begin, taken, dice, seed, most, untilFullStop, asCounted }: GenerationOptions,
): GeneratedText {
  const { table } = text
  const pieces: GeneratedText['pieces'] = []
  const written = [...taken]
  let prompt: string[] = []
  for (let count = 0; count < most; count++) {
    const read = readPrompt(text, reader, { begin, taken: written })
    if (count === 0) prompt = read.tokens.filter(token => token !== '')
    const followers = candidates(text, reader, read.row)
    const chances = chancesOf(followers, dice)
    const chosen = pickToken(chances, seededRandom(seed, taken.length + count))
    if (!chosen) break
    const shown = asCounted ? followers.map(each => ({ ...each, chance: each.count })) : chances
    const piece = chosen.id === EDGE ? '' : (table.texts[chosen.id] as string)
    pieces.push({
      text: piece,
      chance: rounded(shown.find(({ id }) => id === chosen.id)?.chance ?? 0),
      others: othersThan(chosen.id, shown, id => table.texts[id] as string).map(({ text, chance }) => ({
        text,
        chance: rounded(chance),
      })),
    })
    if (chosen.id === EDGE) return { pieces, atEnd: true, prompt }
    written.push(piece)
    if (untilFullStop && FULL_STOP.test(piece)) break
  }
  return { pieces, atEnd: false, prompt }
}

/** Four digits are more than anyone sees, and keep the link of a run short. */
const rounded = (chance: number) => Number(chance.toPrecision(4))

/** Steps at which a picture is taken: many at first, when most happens. */
function isPicture(step: number, steps: number): boolean {
  const early = [0, 5, 10, 20, 40, 70, 100, 150, 200, 300, 400, 500]
  return early.includes(step) || step % Math.ceil(steps / 20) === 0 || step === steps
}

/** Trains, and takes a picture now and then. */
function createFilm(
  text: NetworkText,
  training: Training,
  reader: Transformer,
  settings: NetworkSettings,
  earlier: readonly Frame[] = [],
) {
  const frames: Frame[] = [...earlier]
  const drawMap = createTokenMap(reader.shape.width)
  const shown = tokensOnMap(text)
  const perLetter = (surprise: number) => surprise / text.lettersPerToken
  let total = 0
  let count = 0

  const takePicture = () => {
    const measured = training.measure()
    const { pieces } = writeOn(text, reader, {
      ...{ begin: '', taken: [], order: 0, dice: SAMPLE, seed: settings.seed, untilFullStop: false },
      most: Math.ceil(SAMPLE_LETTERS / text.lettersPerToken),
    })
    frames.push({
      step: training.step,
      sample: pieces.map(piece => piece.text).join(''),
      learned: count > 0 ? perLetter(total / count) : null,
      apart: measured && perLetter(measured.surprise),
      missed: measured?.missed ?? null,
      map: drawMap(shown, training.network.weights.tokens),
    })
    total = 0
    count = 0
  }
  if (frames.length === 0) takePicture()

  /** Counts a step, and takes a picture where one is due. */
  const afterStep = (surprise: number | null) => {
    if (surprise === null) {
      // Pictures of steps that are taken anew are taken anew, too.
      while ((frames.at(-1)?.step ?? 0) > training.step) frames.pop()
      return
    }
    total += surprise
    count++
    if (isPicture(training.step, stepsOf(settings.length))) takePicture()
  }

  return {
    frames,
    /** Takes a step. @returns whether it went back instead. */
    takeStep(): boolean {
      const surprise = training.takeStep()
      afterStep(surprise)
      return surprise === null
    },
    stepAt(id: number): StepInsight {
      const { width } = reader.shape
      const row = () => Array.from(training.network.weights.tokens.subarray(id * width, (id + 1) * width))
      const before = row()
      const surprise = training.takeStep()
      const after = row()
      const insight = {
        stretch: training
          .stretch()
          .map(token => text.table.texts[token] ?? '')
          .join(''),
        before: perLetter(surprise ?? 0),
        after: perLetter(training.surpriseOfStep()),
        numbers: before.map((value, index) => ({ before: value, after: after[index] as number })),
      }
      afterStep(surprise)
      return insight
    },
  }
}

/** The most frequent tokens, without those of white space alone. */
function tokensOnMap({ table }: NetworkText): { id: number; text: string }[] {
  return table.texts
    .map((text, id) => ({ id, text }))
    .filter(({ text }) => text.trim() !== '')
    .slice(0, MOST_ON_MAP)
}
