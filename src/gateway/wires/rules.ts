import { msg } from '../../language/message'
import { GatewayError } from '../gateway-error'
import type { Reason } from './schema'
import type { RequestRules } from './wire'

/** @throws GatewayError for a model that the class may not use. */
export function allowedModel(model: string, { models }: RequestRules): string {
  if (models.includes(model)) return model
  throw new GatewayError(
    403,
    'model',
    msg('This class may use: {models}. Choose one of them.', { models: models.join(', ') }),
  )
}

/** A length of an answer, made to fit; the class's own where the request names none. */
export function fittingLength(length: number | null | undefined, { maxOutput }: RequestRules): number {
  return Math.min(length ?? maxOutput, maxOutput)
}

/** @throws GatewayError where thoughts may take more than the whole answer: they would come on top of it. */
export function checkThoughts(budget: number | null | undefined, maxOutput: number): void {
  if (budget === null || budget === undefined || budget < maxOutput) return
  throw new GatewayError(
    400,
    'field',
    msg(
      'The tokens for thinking must be fewer than those of the answer, and an answer may have {maxOutput, number} here.',
      { maxOutput },
    ),
  )
}

/** What is not passed on, and why. */
export const refusals = {
  byAddress: {
    reason: 'address',
    words: msg('Images and documents must be in the request itself: the class gateway fetches nothing by address.'),
  },
  document: {
    reason: 'document',
    words: msg(
      'The class gateway takes no PDF and no other file: what its pages will cost is not known. Send its text, or images of its pages.',
    ),
  },
  sound: {
    reason: 'sound',
    words: msg('The class gateway takes no sound: what it will cost is not known. Send its text.'),
  },
  image: {
    reason: 'image',
    words: msg('This image cannot be read. Send a whole PNG, JPEG, GIF or WebP.'),
  },
  ownTools: {
    reason: 'tool',
    words: msg('Only tools of your own can be used here, none that the provider runs.'),
  },
  oneAnswer: { reason: 'field', words: msg('Ask for one answer at a time: “{field}” must be 1.', { field: 'n' }) },
} satisfies Record<string, Reason>
