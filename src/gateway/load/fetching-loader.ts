import { msg } from '../../language/message'
import { joinBytes } from '../../model/bytes'
import { GatewayError, noRetry } from '../gateway-error'
import type { Loader } from './loader'

/**
 * Loads pages where the platform resolves names itself, and has no network of its own behind it: Workers. Elsewhere the
 * pinned loader is the one to take.
 */
export function fetchingLoader(fetch: typeof globalThis.fetch): Loader {
  return async (url, { maxBytes, within }) => {
    let answer: Response
    try {
      answer = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(within),
        headers: { accept: 'text/html, text/*, application/json;q=0.9', 'user-agent': 'aili5' },
      })
    } catch {
      throw new GatewayError(502, 'load', msg('The page could not be read. Try again soon.'))
    }
    const chunks: Uint8Array[] = []
    let bytes = 0
    const reader = answer.body?.getReader()
    for (;;) {
      const { done, value } = (await reader?.read().catch(() => null)) ?? { done: true, value: undefined }
      if (done || !value) break
      bytes += value.byteLength
      if (bytes > maxBytes) {
        await reader?.cancel().catch(() => undefined)
        throw new GatewayError(
          413,
          'load',
          msg('This page is too large to be read here. Choose a shorter one.'),
          noRetry,
        )
      }
      chunks.push(value)
    }
    return {
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      location: answer.headers.get('location'),
      bytes: joinBytes(chunks),
    }
  }
}
