import { jsonAsText } from '../../engine/model/json'
import { headersOf, type IntegrationSource } from './answer'
import { sendAndRead, statusFailure } from './send'

/** A request to a REST address. */
export const rest: IntegrationSource = {
  name: 'rest',
  async ask({ method, url, headers, body, allowedDomains }, context) {
    const sends = method !== 'GET' && body !== undefined && body !== ''
    const request = {
      method,
      url,
      headers: headersOf(headers, sends ? 'application/json' : null),
      ...(sends && { body: jsonAsText(body) }),
    }
    const reply = await sendAndRead(request, allowedDomains, context)
    if ('error' in reply) return reply
    return statusFailure(reply, url) ?? { raw: reply.raw, data: reply.body }
  },
}
