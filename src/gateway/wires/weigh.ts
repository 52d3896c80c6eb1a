import { isJsonObject, type JsonValue } from '../../engine/json'
import { byteLength } from './fields'

/** What the largest image costs at the largest size that models look at. */
const tokensOfAnImage = 5_000
/** What providers add by themselves: the frame of a conversation, and how to call tools. */
const tokensOfTheFrame = 600

/**
 * Tokens that a request can have at most. No tokenizer makes more tokens than there are bytes, so that is what is set
 * aside before the provider has counted; images go by their number, because their bytes say nothing.
 */
export function mostInputTokens(body: JsonValue): number {
  return tokensOfTheFrame + weigh(body)
}

/** Whether a request asks for the provider's cache, which is dearer to write than to leave. */
export function asksForCache(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(asksForCache)
  if (!isJsonObject(value)) return false
  return 'cache_control' in value || Object.values(value).some(asksForCache)
}

function weigh(value: JsonValue): number {
  if (typeof value === 'string') return byteLength(value)
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + weigh(item), 2)
  if (!isJsonObject(value)) return 8
  if (isImage(value)) return tokensOfAnImage
  return Object.entries(value).reduce((sum, [key, field]) => sum + byteLength(key) + 4 + weigh(field), 2)
}

function isImage({ type, source, image_url: image }: { [key: string]: JsonValue }): boolean {
  return (type === 'image' && isJsonObject(source)) || (type === 'image_url' && image !== undefined)
}
