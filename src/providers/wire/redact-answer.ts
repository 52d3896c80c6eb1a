import type { Redactor } from '../../engine/net/redactor'
import type { OutgoingReply } from '../../model/services'

/** Asks, and takes keys out of the answer, or out of the error in its place. */
export async function redactAnswer(redactor: Redactor, ask: () => Promise<OutgoingReply>): Promise<OutgoingReply> {
  try {
    const reply = await ask()
    if ('hidden' in reply || redactor.isIdle) return reply
    const { body, contentType, headers } = reply
    return {
      ...reply,
      body: redactor.text(body),
      contentType: redactor.text(contentType),
      ...(headers && { headers: redactor.json(headers) }),
    }
  } catch (error) {
    throw redactor.error(error)
  }
}
