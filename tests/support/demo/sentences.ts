import { readFileSync } from 'node:fs'
import type { LanguageCode } from '../../../src/providers/demo/lexicon'

/** Sets of sentences, one a line: */
export type SentenceSet =
  /** Of an ordinary day. */
  | 'ordinary'
  /** May be about harm: each gets a calm or a plain answer. */
  | 'sensitive'
  /** May be about harm, and the lists were not written for them: a measure of what they miss. */
  | 'unseen'

/** The sentences of a set in a language. */
export const sentences = (set: SentenceSet, code: LanguageCode): string[] =>
  readFileSync(new URL(`./sentences/${set}.${code}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
