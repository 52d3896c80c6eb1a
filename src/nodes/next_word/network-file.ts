/** A network as a file: its weights, with the text and the settings that it was trained on. */
import * as v from 'valibot'
import { LocalizedError } from '../../language/localized-error'
import { msg } from '../../language/message'
import type { KeptTraining, NetworkLearner, TrainingData } from './learner'
import { fields, type NextWordConfig } from './node'

const KIND = 'aili5-network'
const VERSION = 1
const MOST_BYTES = 30_000_000

/** The settings of a card that a network depends on. */
const Settings = v.required(
  v.pick(v.object(fields), ['learnFrom', 'text', 'cut', 'length', 'layers', 'heads', 'context', 'trainingSeed']),
)

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const surprise = v.nullable(v.number())

const Frame = v.object({
  step: count,
  sample: v.string(),
  learned: surprise,
  apart: surprise,
  missed: surprise,
  map: v.array(v.object({ text: v.string(), x: v.number(), y: v.number() })),
})

const NetworkFile = v.object({
  kind: v.literal(KIND),
  version: v.literal(VERSION),
  settings: Settings,
  step: count,
  care: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  weights: v.string(),
  momentum: v.string(),
  squares: v.string(),
  frames: v.array(Frame),
})

/** The text of a file. */
export async function writeNetworkFile(
  { learner, data }: { learner: NetworkLearner; data: TrainingData },
  config: NextWordConfig,
): Promise<string> {
  const { state, frames } = await learner.kept()
  // Texts of cards above are not there where the file is opened, so it has them.
  const isBuiltIn = config.learnFrom !== 'above' && config.learnFrom !== 'own'
  const { cut, length, layers, heads, context, trainingSeed } = config
  const file: v.InferOutput<typeof NetworkFile> = {
    kind: KIND,
    version: VERSION,
    settings: {
      learnFrom: isBuiltIn ? config.learnFrom : 'own',
      text: isBuiltIn ? '' : data.sources.map(({ text }) => text).join('\n\n'),
      ...{ cut, length, layers, heads, context, trainingSeed },
    },
    step: state.step,
    care: state.care,
    weights: toBase64(state.weights),
    momentum: toBase64(state.momentum),
    squares: toBase64(state.squares),
    frames,
  }
  return JSON.stringify(file)
}

/**
 * Reads a file.
 * @returns the change of a card's settings that its network belongs to, and the network
 * @throws LocalizedError with a sentence that says what to do
 */
export async function readNetworkFile(file: Blob): Promise<{ config: Partial<NextWordConfig>; kept: KeptTraining }> {
  if (file.size > MOST_BYTES) throw notANetwork()
  const json = parse(await file.text())
  if (isRecord(json) && json.kind === KIND && json.version !== VERSION)
    throw new LocalizedError(
      msg('This network was saved by another version of this page. Open the file there, or train the network again.'),
    )
  const read = v.safeParse(NetworkFile, json)
  if (!read.success) throw notANetwork()
  const { settings, step, care, frames, ...numbers } = read.output
  const [weights, momentum, squares] = [numbers.weights, numbers.momentum, numbers.squares].map(fromBase64) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  if (![weights, momentum, squares].every(each => each.length > 0 && each.every(Number.isFinite))) throw notANetwork()
  return {
    config: { ...settings, how: 'network' },
    kept: { state: { step, care, weights, momentum, squares }, frames },
  }
}

const notANetwork = () =>
  new LocalizedError(
    msg('This file is not a whole network. Choose a file that was saved with “Save the network as a file”.'),
  )

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function toBase64(numbers: Float32Array): string {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
  let letters = ''
  for (let from = 0; from < bytes.length; from += 8192)
    letters += String.fromCharCode(...bytes.subarray(from, from + 8192))
  return btoa(letters)
}

/** Empty where the text is no list of 32-bit numbers. */
function fromBase64(text: string): Float32Array {
  try {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
    return bytes.length % 4 === 0 ? new Float32Array(bytes.buffer) : new Float32Array(0)
  } catch {
    return new Float32Array(0)
  }
}
