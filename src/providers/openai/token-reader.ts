import type { JsonObject, JsonValue } from '../../model/json'
import type { AnswerToken, TokenChance } from '../../model/language-model'
import { looseObjects, looseText } from '../wire/loose-json'

/** OpenAI reports -9999 for what is next to impossible; other servers report minus infinity, which JSON does not have. */
const LEAST_LOGPROB = -9999

/**
 * Reads tokens with their probabilities. A token may be some bytes of a character; such ones are joined until they are text,
 * and have no alternatives, which would be bytes too.
 */
export class TokenReader {
  private readonly tokens: AnswerToken[] = []
  private partial: { bytes: number[]; logprob: number } | undefined

  read(listed: readonly JsonObject[]): void {
    for (const entry of listed) {
      const bytes = bytesOf(entry.bytes)
      const text = looseText(entry.token)
      if (text === '' && !bytes?.length) continue
      const { partial } = this
      if (partial || (bytes && !isText(bytes))) {
        const joined = {
          bytes: [...(partial?.bytes ?? []), ...(bytes ?? utf8(text))],
          logprob: (partial?.logprob ?? 0) + finite(entry.logprob),
        }
        this.partial = isText(joined.bytes) ? undefined : joined
        if (!this.partial) this.tokens.push({ text: textFrom(joined.bytes), logprob: joined.logprob, others: [] })
        continue
      }
      const others = looseObjects(entry.top_logprobs).filter(other => {
        const otherBytes = bytesOf(other.bytes)
        return other.token !== entry.token && !(otherBytes && !isText(otherBytes))
      })
      this.tokens.push({ ...chanceOf(entry), others: others.map(chanceOf) })
    }
  }

  /** What was read since the last time. */
  take(): AnswerToken[] {
    return this.tokens.splice(0)
  }
}

function chanceOf({ token, bytes, logprob }: JsonObject): TokenChance {
  const read = bytesOf(bytes)
  return { text: read ? textFrom(read) : looseText(token), logprob: finite(logprob) }
}

function finite(logprob: JsonValue | undefined): number {
  return typeof logprob === 'number' && Number.isFinite(logprob) ? logprob : LEAST_LOGPROB
}

function bytesOf(value: JsonValue | undefined): number[] | undefined {
  return Array.isArray(value) ? value.filter(byte => typeof byte === 'number') : undefined
}

const utf8 = (text: string) => [...new TextEncoder().encode(text)]
const textFrom = (bytes: readonly number[]) => new TextDecoder().decode(new Uint8Array(bytes))

function isText(bytes: readonly number[]): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes))
    return true
  } catch {
    return false
  }
}
