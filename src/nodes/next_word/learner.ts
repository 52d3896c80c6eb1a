/** A model that is trained in the page: what it is given, what it can be asked, and what it says. */

import type { MapPoint } from './network/token-map'
import type { NetworkUnit } from './network/tokens'
import type { TrainingSettings, TrainingState } from './network/training'
import type { Sampling } from './ngrams/chances'
import type { GenerationOptions } from './ngrams/generate'
import type { Source } from './ngrams/ngram-index'
import type { PromptSoFar } from './ngrams/predict'
import type { NextWordOutput } from './node'

/** Texts with their tokenization. */
export interface TrainingData {
  sources: readonly Source[]
  unit: 'words' | 'pieces'
  /** Set where a network learns; else tokens are counted. */
  network?: NetworkSettings
}

/** Statistics of a trained learner. */
export interface LearnerStats {
  texts: { name: string; characters: number }[]
  /** Number of tokens, and of distinct tokens. */
  read: number
  kinds: number
  /** Characters beyond the limit. */
  leftOut: number
}

/** A candidate for the next token. */
export interface Choice {
  /** Its text with a leading space if any; empty for the end of the text. */
  text: string
  chance: number
  count: number
}

/** The chances of one prediction, with their explanation. */
export interface TokenChances {
  choices: Choice[]
  /** The remaining candidates: their number and total chance. */
  others: { kinds: number; chance: number }
  /** The matched context, and the context length of the order. */
  lookedAt: string[]
  wanted: number
  seen: number
  unread: string[]
}

/** A sampled token with the best alternatives. */
export type GeneratedToken = NextWordOutput['pieces'][number]

/** A range of characters that occurs in the texts. */
export type CopiedRange = NextWordOutput['copied'][number]

/** A generated text. */
export interface GeneratedText {
  pieces: GeneratedToken[]
  /** Whether it reached the end of a text. */
  atEnd: boolean
  /** The tokens of the prompt. */
  prompt: string[]
}

/** An occurrence in the texts, with its context. */
export interface Occurrence {
  source: string
  before: string
  piece: string
  after: string
}

/** Parameters of a prediction. */
export interface PredictionQuery extends PromptSoFar {
  order: number
  dice: Sampling
}

/** A trained model. The interface is the same in a worker and in the page. */
export interface Learner {
  facts: LearnerStats
  bars(question: PredictionQuery): Promise<TokenChances>
  write(writing: GenerationOptions): Promise<GeneratedText>
  /** Occurrences of this token after the same context. */
  places(question: PredictionQuery, text: string): Promise<{ places: Occurrence[]; total: number }>
  copied(beginning: PromptSoFar): Promise<CopiedRange[]>
  /** For each token after the prompt, the one text in which it comes after the same context; null where it is in several. */
  origins(beginning: PromptSoFar, order: number): Promise<(string | null)[]>
}

/** The settings of a network, with what a text is cut into. */
export interface NetworkSettings extends TrainingSettings {
  unit: NetworkUnit
}

/** A moment of the training: a picture of the film. */
export interface Frame {
  step: number
  /** What it writes now. */
  sample: string
  /** Surprise a letter since the picture before, in nats; null at the start. */
  learned: number | null
  /** Surprise a letter about the tenth that it never reads; null where that is too short. */
  apart: number | null
  /** The share of tokens of that tenth that it did not guess first. */
  missed: number | null
  map: MapPoint[]
}

/** How far a training is. */
export interface Progress {
  step: number
  steps: number
  frames: Frame[]
  /** Whether it went back to earlier weights, because the numbers got out of hand. */
  wentBack: boolean
}

/** A training that can be kept, with its film. */
export interface KeptTraining {
  state: TrainingState
  frames: Frame[]
}

/** What is seen inside at the last token of a text. */
export interface Insight {
  /** The tokens that it sees; empty at the beginning of a text. */
  tokens: string[]
  /** By layer and head, how much the last token looks at each. The shares add up to 1. */
  attention: number[][][]
  /** What it would guess after each layer, the first before any. */
  layers: { text: string; chance: number }[][]
}

/** One step of training, seen at the numbers of one token. */
export interface StepInsight {
  /** A stretch of text of the step, and the surprise a letter about all of them, before and after. */
  stretch: string
  before: number
  after: number
  numbers: { before: number; after: number }[]
}

/** A learner that is a network. */
export interface NetworkLearner extends Learner {
  facts: NetworkFacts
  /** Trains for some time, in milliseconds, and tells how far it is. */
  trainFor(milliseconds: number): Promise<Progress>
  /** How far it is, without training. */
  progress(): Promise<Progress>
  /** All that is needed to go on later. */
  kept(): Promise<KeptTraining>
  look(beginning: PromptSoFar): Promise<Insight>
  /** Takes one step, and shows what it does to a token's numbers. */
  stepAt(token: string): Promise<StepInsight>
  /** Surprise a letter of counting with 1 to 5 tokens about the same tenth; empty where that is too short. */
  counted(): Promise<number[]>
}

/** Statistics of a network. */
export interface NetworkFacts extends LearnerStats {
  weights: number
  /** Whether it is computed by WebAssembly. */
  isFast: boolean
}
