import { expect } from 'vitest'
import type { ModelErrorCode } from '../../src/model/engine-error'
import { play, type Recorded } from './play-vendor'

/** What a person is told of a refusal: the provider's own words, and not those around them; our advice; and the wait. */
export type Told = { said: string; without?: string; advice?: RegExp; waitMs?: number }

/** A row of a table of refusals. */
export type RefusalRow = [report: string, recorded: Recorded, code: ModelErrorCode, told: Told]

/** A recorded refusal. */
export const refused = (status: number, body: Recorded['body'], headers?: Record<string, string>): Recorded => ({
  status,
  body,
  ...(headers && { headers }),
})

/** Plays a refusal over the wire of OpenAI, and compares what is told of it. */
export async function expectTold(recorded: Recorded, code: ModelErrorCode, { said, without, advice, waitMs }: Told) {
  const { error } = await play('openai', recorded)
  expect(error?.code).toBe(code)
  expect(error?.message).toContain(said)
  if (without) expect(error?.message).not.toContain(without)
  if (advice) expect(error?.message).toMatch(advice)
  expect(error?.details.retryAfterMs).toBe(waitMs)
}
