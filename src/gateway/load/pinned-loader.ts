import { lookup as systemLookup } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isPrivateHost } from '../../engine/net/hosts'
import { msg } from '../../language/message'
import { GatewayError, noRetry } from '../gateway-error'
import { privateAddress } from './answer-load'
import type { LoadedPage, Loader } from './loader'

/** Finds the addresses of a name, of both kinds. */
export type Lookup = (hostname: string) => Promise<{ address: string; family: number }[]>

const byTheSystem: Lookup = hostname => systemLookup(hostname, { all: true, verbatim: true })

/**
 * Loads pages by name without trusting DNS: a name is resolved once, none of its addresses may be private, and the
 * connection uses the checked address, whatever the name resolves to later.
 * @param isForbidden which addresses are refused; tests use another, since they only have their own machine
 */
export function pinnedLoader(lookup: Lookup = byTheSystem, isForbidden = isPrivateAddress): Loader {
  return async (url, { maxBytes, within }) => {
    const hostname = url.hostname.replace(/^\[|\]$/g, '')
    const signal = AbortSignal.timeout(within)
    const addresses = await withTimeout(lookup(hostname), signal).catch(error => {
      if (error instanceof GatewayError) throw error
      throw new GatewayError(502, 'load', msg('This address is not known. Look for a mistyped letter.'))
    })
    const [pinned] = addresses
    if (!pinned) throw new GatewayError(502, 'load', msg('This address is not known. Look for a mistyped letter.'))
    if (addresses.some(({ address }) => isForbidden(address))) throw privateAddress()
    return get(url, pinned, maxBytes, signal)
  }
}

/** Whether an address, as a resolver prints it, is not on the public internet. */
export function isPrivateAddress(address: string): boolean {
  const host = address.includes(':') ? `[${address}]` : address
  return !URL.canParse(`http://${host}/`) || isPrivateHost(new URL(`http://${host}/`).hostname)
}

function get(
  url: URL,
  pinned: { address: string; family: number },
  maxBytes: number,
  signal: AbortSignal,
): Promise<LoadedPage> {
  return new Promise((resolve, reject) => {
    const fail = () =>
      reject(
        signal.aborted ? tooSlow() : new GatewayError(502, 'load', msg('The page could not be read. Try again soon.')),
      )
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const request = send(
      url,
      {
        method: 'GET',
        agent: false,
        signal,
        maxHeaderSize: 16_384,
        headers: {
          accept: 'text/html, text/*, application/json;q=0.9',
          'accept-encoding': 'identity',
          'user-agent': 'aili5',
        },
        lookup: (_, options, done) => {
          if (options.all) done(null, [pinned])
          else done(null, pinned.address, pinned.family)
        },
      },
      answer => {
        const chunks: Uint8Array[] = []
        let bytes = 0
        answer.on('data', (chunk: Uint8Array) => {
          bytes += chunk.byteLength
          if (bytes > maxBytes) {
            reject(
              new GatewayError(
                413,
                'load',
                msg('This page is too large to be read here. Choose a shorter one.'),
                noRetry,
              ),
            )
            request.destroy()
          } else chunks.push(chunk)
        })
        answer.on('error', fail)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 502,
            contentType: answer.headers['content-type'] ?? '',
            location: answer.headers.location ?? null,
            bytes: Buffer.concat(chunks),
          }),
        )
      },
    )
    request.on('error', fail)
    request.end()
  })
}

function withTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(tooSlow()), { once: true })),
  ])
}

function tooSlow(): GatewayError {
  return new GatewayError(504, 'load', msg('The page took too long. Try again, or choose another.'))
}
