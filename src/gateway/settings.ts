import { invalidHeaderCharacter } from '../engine/net/header-syntax'
import { LocalizedError } from '../language/localized-error'
import { msg } from '../language/message'
import type { Upstream } from './models/upstream'

/** Which origins may call: any, because every request is authenticated by a class code, or a list. */
export type AllowedPages = '*' | readonly string[]

/** Variables by name: `process.env`. */
export type Variables = Readonly<Record<string, string | undefined>>

/** Why a gateway cannot start, which the teacher can fix: an invalid variable, or files that another one uses. */
export class SettingsError extends LocalizedError {
  override name = 'SettingsError'
}

const anthropicAddress = 'https://api.anthropic.com'
const openAiAddress = 'https://api.openai.com/v1'

/** What the operator decides about a gateway. */
export interface NodeSettings {
  upstreams: Upstream[]
  /** Which pages may call. */
  pages: AllowedPages
  /** Address of the page that students open; null when not configured. */
  pageUrl: string | null
  /** Where students reach the gateway; null for the address that the teacher uses. */
  ownUrl: string | null
  timeZone: string
  /** The teacher's code where it was chosen; null where the gateway makes one. */
  teacherCode: string | null
  host: string
  port: number
  /** Where classes and counts are stored. */
  folder: string
  /** Address of the Redis that several gateways share; null for files in the folder. */
  redis: string | null
  /** The header in which our own proxy sends the client's address; null without a proxy. */
  proxyHeader: string | null
}

/**
 * Reads the variables of a gateway.
 * @throws SettingsError
 */
export function readNodeSettings(variables: Variables): NodeSettings {
  const upstreams: Upstream[] = []
  const { ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_KEY_HEADER } = variables
  // An address is sufficient: a model on the same machine needs no key.
  if (ANTHROPIC_API_KEY || ANTHROPIC_BASE_URL) {
    const baseUrl = upstreamAddress('ANTHROPIC_BASE_URL', ANTHROPIC_BASE_URL || anthropicAddress).replace(
      /\/v1(?=\?|$)/,
      '',
    )
    upstreams.push({ wire: 'anthropic', baseUrl, key: upstreamKey('ANTHROPIC_API_KEY', ANTHROPIC_API_KEY) })
  }
  if (OPENAI_API_KEY || OPENAI_BASE_URL) {
    const baseUrl = upstreamAddress('OPENAI_BASE_URL', OPENAI_BASE_URL || openAiAddress)
    const keyHeader = OPENAI_KEY_HEADER?.trim().toLowerCase()
    if (keyHeader && !/^[a-z0-9-]+$/.test(keyHeader)) {
      throw new SettingsError(
        msg('{variable} must be the name of a header, like {example}.', {
          variable: 'OPENAI_KEY_HEADER',
          example: 'api-key',
        }),
      )
    }
    upstreams.push({
      wire: 'openai',
      baseUrl,
      key: upstreamKey('OPENAI_API_KEY', OPENAI_API_KEY),
      ...(keyHeader && { keyHeader }),
    })
  }
  const { GATEWAY_PAGES, GATEWAY_PAGE, GATEWAY_URL, GATEWAY_TIME_ZONE, GATEWAY_TEACHER_CODE } = variables
  if (GATEWAY_TEACHER_CODE && GATEWAY_TEACHER_CODE.trim().length < 12) {
    throw new SettingsError(
      msg('{variable} must have {count, number} letters or more: it opens every class.', {
        variable: 'GATEWAY_TEACHER_CODE',
        count: 12,
      }),
    )
  }
  return {
    upstreams,
    pages: GATEWAY_PAGES ? GATEWAY_PAGES.split(',').map(page => new URL(address('GATEWAY_PAGES', page)).origin) : '*',
    pageUrl: GATEWAY_PAGE ? `${address('GATEWAY_PAGE', GATEWAY_PAGE)}/` : null,
    ownUrl: GATEWAY_URL ? new URL(address('GATEWAY_URL', GATEWAY_URL)).origin : null,
    timeZone: timeZone(GATEWAY_TIME_ZONE),
    teacherCode: GATEWAY_TEACHER_CODE?.trim() || null,
    host: variables.GATEWAY_HOST || '127.0.0.1',
    port: portOf(variables.GATEWAY_PORT || '8787'),
    folder: variables.GATEWAY_FOLDER || '.gateway',
    redis: variables.GATEWAY_REDIS || null,
    proxyHeader: variables.GATEWAY_PROXY_HEADER?.toLowerCase() || null,
  }
}

function portOf(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text)
  throw new SettingsError(
    msg('{variable} must be a number, like {example}.', { variable: 'GATEWAY_PORT', example: '8787' }),
  )
}

function address(name: string, text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new SettingsError(
      msg('{variable} must be an address that starts with {secure} or {plain}, and holds no password.', {
        variable: name,
        secure: 'https://',
        plain: 'http://',
      }),
    )
  }
  return (url.origin + url.pathname).replace(/(?<!\/)\/+$/, '')
}

/** The key of a provider, which has to fit into a header; null for none. */
function upstreamKey(variable: string, text: string | undefined): string | null {
  const key = text?.trim() || null
  const character = key === null ? null : invalidHeaderCharacter(key)
  if (character !== null) {
    throw new SettingsError(
      msg('{variable} has “{character}”, which no key has. Copy the whole key again.', { variable, character }),
    )
  }
  return key
}

/** The address of a provider may end in a query, which is added to each request: Azure requires its version there. */
function upstreamAddress(name: string, text: string): string {
  const [, query = ''] = text.trim().split(/(?=\?)/, 2)
  return address(name, text.trim().replace(/\?.*/s, '')) + query.replace(/#.*/s, '')
}

function timeZone(name: string | undefined): string {
  if (!name) return new Intl.DateTimeFormat().resolvedOptions().timeZone
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    throw new SettingsError(
      msg('{variable} must be a name like {example}.', { variable: 'GATEWAY_TIME_ZONE', example: 'Europe/Vienna' }),
    )
  }
}
