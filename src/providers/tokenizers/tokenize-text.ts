import { findBrowserModel } from '../in-browser/models'

/** A text in the pieces that a model reads. */
export interface TokenizedText {
  pieces: string[]
  /** `tokenizer`: as the model cuts it; `own`: by the rule of the demo; `estimate`: the model's tokenizer is not known. */
  by: 'tokenizer' | 'own' | 'estimate'
}

/** A model that reads a text. */
export interface ReadingModel {
  provider: string
  id: string
}

/** Models of OpenAI whose tokenizer is published. */
const O200K = /(?:^|\/)(?:gpt-4o|gpt-4\.1|gpt-5|chatgpt-4o|o1|o3|o4)(?![a-z0-9]*b)(?:[.-].*)?$/
const DEMO_LETTERS = 4
const LONGEST_PIECE = 5

/** Whether the tokenizer of a model is published and known here. */
export function isTokenizerKnown(id: string): boolean {
  return O200K.test(id)
}

/** Whether a model runs in the page: its tokenizer is in its file, where that is on this device. */
export function runsInPage({ provider, id }: ReadingModel): boolean {
  return findBrowserModel(`${provider}/${id}`)?.weights !== undefined
}

/** Cuts a text as a model does. Tokenizers load when they are needed. */
export async function tokenizeText(text: string, model: ReadingModel): Promise<TokenizedText> {
  if (model.provider === 'demo') return { pieces: slices([...text], DEMO_LETTERS), by: 'own' }
  const pieces = runsInPage(model) ? await tokenizeInPage(text, model) : await tokenizeAsOpenAi(text, model)
  return pieces ? { pieces, by: 'tokenizer' } : { pieces: estimatePieces(text), by: 'estimate' }
}

/** Undefined where the model's file is not on this device, or has a tokenizer that is not known here. */
async function tokenizeInPage(text: string, { provider, id }: ReadingModel): Promise<string[] | undefined> {
  const { findPageTokenizer } = await import('./page-tokenizer')
  const pieces = (await findPageTokenizer(`${provider}/${id}`))?.(text)
  // A file can be damaged.
  return pieces?.join('') === text ? pieces : undefined
}

async function tokenizeAsOpenAi(text: string, { id }: ReadingModel): Promise<string[] | undefined> {
  if (!isTokenizerKnown(id)) return undefined
  const { decode, encode } = await import('gpt-tokenizer/encoding/o200k_base')
  // Names of special tokens are text like any other.
  const tokens = encode(text, { allowedSpecial: new Set(), disallowedSpecial: new Set() })
  const pieces: string[] = []
  let open: number[] = []
  for (const token of tokens) {
    open.push(token)
    const piece = decode(open)
    // A token may be some bytes of a character.
    if (piece.endsWith('\uFFFD') && !text.includes('\uFFFD')) continue
    pieces.push(piece)
    open = []
  }
  return open.length > 0 ? [...pieces, decode(open)] : pieces
}

/** Words with the space before them, long ones in parts; digits by three; signs alone. */
function estimatePieces(text: string): string[] {
  const words = text.match(/\s?[\p{L}\p{M}]+|\s?\p{N}{1,3}|\s?[^\s\p{L}\p{M}\p{N}]|\s+/gu) ?? []
  return words.flatMap(word => ([...word].length > 2 * LONGEST_PIECE ? slices([...word], LONGEST_PIECE) : word))
}

function slices(letters: readonly string[], length: number): string[] {
  const parts: string[] = []
  for (let at = 0; at < letters.length; at += length) parts.push(letters.slice(at, at + length).join(''))
  return parts
}
