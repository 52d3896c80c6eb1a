import type { ImageSize } from './image-size'

/** Edge of the smallest patch of pixels that a provider bills as one token. */
const patch = 28

/**
 * Tokens that an image costs at most on Anthropic's wire: one for each patch, or one for 750 pixels on older models. Most
 * models make large images smaller first, which only makes them cheaper.
 */
export function tokensOfAnthropicImage({ width, height }: ImageSize): number {
  return 100 + Math.ceil(1.25 * Math.max(patches({ width, height }), (width * height) / 750))
}

/**
 * Tokens that an image costs at most on OpenAI's wire, which has many providers behind it, each with a way of its own: by
 * patches times a factor of up to 2.46, or by tiles, of which those of GPT-4o mini are far dearer than all others.
 */
export function tokensOfOpenAiImage(size: ImageSize, model: string): number {
  const usual = 6_500 + Math.ceil(2.5 * patches(size))
  return /4o-mini/.test(model) ? Math.max(usual, 2_833 + 5_667 * tiles(size)) : usual
}

function patches({ width, height }: ImageSize): number {
  return Math.ceil(width / patch) * Math.ceil(height / patch)
}

/** Squares of 512 pixels, after the image was fitted into 2,048 by 2,048 and its shorter side into 768. */
function tiles({ width, height }: ImageSize): number {
  const fitted = Math.min(1, 2_048 / Math.max(width, height))
  const scale = fitted * Math.min(1, 768 / (fitted * Math.min(width, height)))
  // A pixel more in each direction: how a server rounds is not written down.
  return Math.ceil((width * scale + 1) / 512) * Math.ceil((height * scale + 1) / 512)
}
