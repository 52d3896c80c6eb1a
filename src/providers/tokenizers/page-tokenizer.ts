import { Tokenizer } from '@huggingface/tokenizers'
import * as v from 'valibot'
import { readGgufMetadata } from '../in-browser/gguf-metadata'
import { findBrowserModel } from '../in-browser/models'
import { cachedWeights } from '../in-browser/weights'

/** The tokenizer of a model's file: texts in, pieces out. */
type PageTokenizer = (text: string) => string[]

/**
 * How llama.cpp cuts a text before pairs are merged, by the name in the file. llama.cpp does not normalize texts for
 * these.
 */
const patterns: Record<string, readonly string[]> = {
  smollm: ['\\p{N}', "'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^\\s\\p{L}\\p{N}]+|\\s+(?!\\S)"],
  qwen2: [
    "(?:'[sS]|'[tT]|'[rR][eE]|'[vV][eE]|'[mM]|'[lL][lL]|'[dD])|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|\\p{N}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n]*|\\s*[\\r\\n]+|\\s+(?!\\S)|\\s+",
  ],
}

const Texts = v.array(v.string())
/** A vocabulary of byte pairs. */
const Vocabulary = v.object({
  'tokenizer.ggml.model': v.literal('gpt2'),
  'tokenizer.ggml.pre': v.picklist(Object.keys(patterns)),
  'tokenizer.ggml.tokens': Texts,
  'tokenizer.ggml.merges': Texts,
  'tokenizer.ggml.token_type': v.array(v.number()),
})

/** Tokens that are looked for in a text before it is cut: control tokens, and those that were added. */
const ADDED = new Set([3, 4])

/**
 * Reads the tokenizer from a model's file. wllama, which runs the model, has none to call: version 3 took `tokenize`
 * and `detokenize` out.
 * @returns Undefined when the file has one of another kind.
 */
export async function readPageTokenizer(file: Blob): Promise<PageTokenizer | undefined> {
  const vocabulary = v.safeParse(Vocabulary, Object.fromEntries(await readGgufMetadata(file)))
  if (!vocabulary.success) return undefined
  const {
    'tokenizer.ggml.pre': pre,
    'tokenizer.ggml.tokens': tokens,
    'tokenizer.ggml.merges': merges,
    'tokenizer.ggml.token_type': types,
  } = vocabulary.output
  const added = tokens.flatMap((content, id) =>
    ADDED.has(types[id] ?? 0)
      ? [{ id, content, special: true, single_word: false, lstrip: false, rstrip: false, normalized: false }]
      : [],
  )
  const isAdded = new Set(added.map(({ content }) => content))
  const tokenizer = new Tokenizer(
    {
      added_tokens: added,
      normalizer: null,
      pre_tokenizer: {
        type: 'Sequence',
        pretokenizers: [
          ...(patterns[pre] ?? []).map(Regex => ({
            type: 'Split',
            pattern: { Regex },
            behavior: 'Isolated',
            invert: false,
          })),
          { type: 'ByteLevel', add_prefix_space: false, trim_offsets: false, use_regex: false },
        ],
      },
      post_processor: null,
      decoder: null,
      model: {
        type: 'BPE',
        vocab: Object.fromEntries(tokens.map((token, id) => [token, id])),
        merges,
      },
    },
    {},
  )
  return text => joinBytes(tokenizer.tokenize(text, { add_special_tokens: false }), isAdded)
}

/** Texts of tokens, whose letters are bytes. Tokens that share a character become one piece. */
function joinBytes(tokens: readonly string[], isAdded: ReadonlySet<string>): string[] {
  const pieces: string[] = []
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let open: number[] = []
  for (const token of tokens) {
    if (open.length === 0 && isAdded.has(token)) {
      pieces.push(token)
      continue
    }
    for (const letter of token) open.push(byteOf.get(letter) ?? 0)
    try {
      pieces.push(strict.decode(new Uint8Array(open)))
      open = []
    } catch {
      // Some bytes of a character: the next token has the rest.
    }
  }
  return open.length > 0 ? [...pieces, new TextDecoder().decode(new Uint8Array(open))] : pieces
}

/** The byte of each letter: printable Latin-1 letters are bytes of themselves, others follow from 256 on. */
const byteOf = new Map<string, number>()
for (let byte = 0, next = 256; byte < 256; byte++) {
  const isPrintable = (byte > 32 && byte < 127) || (byte > 160 && byte !== 173)
  byteOf.set(String.fromCharCode(isPrintable ? byte : next++), byte)
}

/** The last one: a vocabulary takes tens of megabytes. */
let last: { fullId: string; tokenizer: Promise<PageTokenizer | undefined> } | undefined

/**
 * The tokenizer of a model in the page, by an id like "page/smollm2-360m"; undefined where its file is not on this
 * device or has none that is known.
 */
export async function findPageTokenizer(
  fullId: string,
  openWeights = cachedWeights,
): Promise<PageTokenizer | undefined> {
  const weights = findBrowserModel(fullId)?.weights
  // Without a secure address, a browser keeps no files.
  const file = weights && (await openWeights(weights).catch(() => null))
  if (!file) return undefined
  if (last?.fullId !== fullId) last = { fullId, tokenizer: readPageTokenizer(file).catch(() => undefined) }
  return last.tokenizer
}
