import { type LocalizedText, msg } from '../../language/message'
import type { Connection } from './connections'
import { KEY_PLACE } from './key-place'

/** What a person knows of a model at Azure. */
export interface AzureParts {
  /** Of the resource, or one that ends in /openai/v1. */
  address: string
  /** The name that the model was deployed under. */
  deployment: string
  /** Of the API: the date in `?api-version=`. */
  version: string
  /** The header that takes the key: `api-key`, or `Authorization` for a token. */
  keyHeader: string
}

/** What is wrong with a part, as a sentence for its field. */
type AzureProblems = { [Part in keyof AzureParts]?: LocalizedText }

/** The newest version of the API that is no preview. */
export const AZURE_VERSION = '2024-10-21'

const VERSION_FIELD = 'api-version'
const DEPLOYMENT_PATH = /\/openai\/deployments\/([^/]*)(?:\/.*)?$/

/** A connection to Azure taken apart. */
export function azureParts({ baseUrl, headers, auth, models }: Connection): AzureParts {
  const [keyHeader] = Object.entries(headers).find(([, value]) => value?.includes(KEY_PLACE)) ?? []
  const known = {
    deployment: models?.[0] ?? '',
    version: baseUrl === '' ? AZURE_VERSION : '',
    keyHeader: keyHeader ?? (auth === 'bearer' ? 'Authorization' : 'api-key'),
  }
  return { ...known, ...readAzureAddress(baseUrl) }
}

/** The parts that an address holds: people paste the whole target URI of a deployment. */
export function readAzureAddress(text: string): Pick<AzureParts, 'address'> & Partial<AzureParts> {
  if (!URL.canParse(text.trim())) return { address: text }
  const url = new URL(text.trim())
  const deployment = DEPLOYMENT_PATH.exec(url.pathname)?.[1]
  const version = url.searchParams.get(VERSION_FIELD)
  if (deployment === undefined && version === null) return { address: text }
  url.searchParams.delete(VERSION_FIELD)
  const path = url.pathname.replace(DEPLOYMENT_PATH, '').replace(/(\/openai\/v1)\/chat\/completions$/, '$1')
  return {
    address: url.origin + path.replace(/(?<!\/)\/+$/, '') + url.search,
    ...(deployment && { deployment: decodeURIComponent(deployment) }),
    ...(version !== null && { version }),
  }
}

/** The connection that its parts make, or what is wrong with them. */
export function azureConnection(
  connection: Connection,
  parts: AzureParts,
): { connection: Connection } | { problems: AzureProblems } {
  const problems = problemsOf(parts)
  if (Object.keys(problems).length > 0) return { problems }
  const url = new URL(parts.address.trim())
  const [deployment, version, keyHeader] = [parts.deployment.trim(), parts.version.trim(), parts.keyHeader.trim()]
  const path = url.pathname.replace(/(?<!\/)\/+$/, '')
  const isVersionOne = path.endsWith('/openai/v1')
  const query = url.searchParams
  if (version !== '') query.set(VERSION_FIELD, version)
  const own = isVersionOne
    ? path
    : `${path.replace(/\/openai$/, '')}/openai/deployments/${encodeURIComponent(deployment)}`
  const isToken = keyHeader.toLowerCase() === 'authorization'
  const others = Object.entries(connection.headers).filter(([, value]) => !value?.includes(KEY_PLACE))
  return {
    connection: {
      ...connection,
      baseUrl: url.origin + own + (query.size > 0 ? `?${query}` : ''),
      auth: isToken ? 'bearer' : 'none',
      headers: { ...Object.fromEntries(others), ...(!isToken && { [keyHeader]: KEY_PLACE }) },
      models: [deployment],
    },
  }
}

function problemsOf({ address, deployment, version, keyHeader }: AzureParts): AzureProblems {
  const isAddress = URL.canParse(address.trim()) && /^https?:$/.test(new URL(address.trim()).protocol)
  const isVersionOne = isAddress && /\/openai\/v1\/*$/.test(new URL(address.trim()).pathname)
  return {
    ...(!isAddress && { address: msg('An address like https://my-school.openai.azure.com.') }),
    ...(isAddress && hasPassword(address) && { address: msg('The address must not contain a password.') }),
    ...(deployment.trim() === '' && { deployment: msg('The name that the model was deployed under.') }),
    ...(version.trim() === '' && !isVersionOne && { version: msg('A date, like {AZURE_VERSION}.', { AZURE_VERSION }) }),
    ...(!/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/.test(keyHeader.trim()) && {
      keyHeader: msg('The name of a header, like api-key.'),
    }),
  }
}

function hasPassword(address: string): boolean {
  const { username, password } = new URL(address.trim())
  return username !== '' || password !== ''
}
