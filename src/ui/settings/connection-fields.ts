import * as v from 'valibot'
import { localize, t } from '../../language/active'
import { AZURE_VERSION, azureConnection, azureParts, readAzureAddress } from '../../providers/connections/azure'
import { type Connection, ConnectionSchema } from '../../providers/connections/connections'
import { runsLocally } from '../../providers/connections/preset-of'
import { headerLines, readHeaderLines } from './header-lines'
import { isCustomAddress } from './new-connection'

/** One field of a connection. What is typed into it is a text, or one of its options. */
export interface ConnectionField {
  id: string
  label: string
  help?: string | undefined
  placeholder?: string
  options?: readonly { value: string; label: string }[]
  /** Of several lines. */
  lines?: true
  /** Before the key; below the test; or under "More". Fields of a row are beside each other. */
  place: 'first' | 'row' | 'last' | 'more'
}

/** What is typed, by the ids of the fields. */
export type ConnectionDraft = Readonly<Record<string, string>>

/** What the typed texts make: the connection, if there is one, and what is wrong, by field. */
interface ReadDraft {
  connection?: Connection
  problems: Readonly<Record<string, string | undefined>>
}

/** The fields of a kind of connection, and how their texts and the connection become each other. */
export interface FieldSet {
  fields(connection: Connection, draft: ConnectionDraft): ConnectionField[]
  write(connection: Connection): ConnectionDraft
  /** What else changes with a field, as where a pasted address has several parts. */
  spread?(id: string, text: string): ConnectionDraft
  read(connection: Connection, draft: ConnectionDraft): ReadDraft
}

/** The fields of a connection: none of a class, where the teacher decides; the parts of the address at Azure. */
export function fieldsOf({ provider }: Connection): FieldSet {
  return provider === 'class' ? noFields : provider === 'azure' ? azureFields : commonFields
}

const noFields: FieldSet = {
  fields: () => [],
  write: () => ({}),
  read: connection => ({ connection, problems: {} }),
}

const azureFields: FieldSet = {
  fields: () => [
    {
      id: 'address',
      label: t('Address'),
      placeholder: 'https://my-school.openai.azure.com',
      help: t('The address of your resource, or the whole target URI of the deployment.'),
      place: 'first',
    },
    {
      id: 'deployment',
      label: t('Deployment'),
      placeholder: 'gpt-6-luna',
      help: t('The name of your deployment.'),
      place: 'row',
    },
    {
      id: 'version',
      label: t('API version'),
      placeholder: AZURE_VERSION,
      help: t('Sent with each request as api-version.'),
      place: 'row',
    },
    {
      id: 'keyHeader',
      label: t('Key header'),
      placeholder: 'api-key',
      help: t('api-key for a key, Authorization for a token.'),
      place: 'row',
    },
  ],
  write: connection => ({ ...azureParts(connection) }),
  spread: (id, text) => (id === 'address' && text !== '' ? { ...readAzureAddress(text) } : {}),
  read(connection, { address = '', deployment = '', version = '', keyHeader = '' }) {
    const made = azureConnection(connection, { address, deployment, version, keyHeader })
    if ('connection' in made) return { connection: made.connection, problems: {} }
    return { problems: Object.fromEntries(Object.entries(made.problems).map(([id, text]) => [id, localize(text)])) }
  },
}

const commonFields: FieldSet = {
  fields(connection, { baseUrl, wire }) {
    const isOwn = isCustomAddress(connection)
    return [
      {
        id: 'baseUrl',
        label: t('Address'),
        placeholder: 'https://models.example.com/v1',
        help: baseUrl === '' ? t('The address of the model, from the company that runs it.') : undefined,
        place: isOwn ? 'first' : 'more',
      },
      {
        id: 'models',
        label: t('Models to choose from'),
        lines: true,
        placeholder: t('One id per line'),
        help: t('Extra models that this page does not know. For models on your computer, a test fills this in.'),
        // A local server lists its models; another address may list none.
        place: isOwn && !runsLocally(connection) ? 'last' : 'more',
      },
      {
        id: 'label',
        label: t('Name'),
        help: t('In the id of its models it is “{id}/…”.', { id: connection.id }),
        place: 'more',
      },
      {
        id: 'wire',
        label: t('API format'),
        options: [
          { value: 'openai', label: t('the format of OpenAI (Chat Completions)') },
          { value: 'anthropic', label: t('the format of Anthropic (Messages)') },
        ],
        place: 'more',
      },
      {
        id: 'auth',
        label: t('The key goes'),
        options: [
          { value: 'bearer', label: t('as “Authorization: Bearer …”') },
          { value: 'x-api-key', label: t('as “x-api-key: …”') },
          { value: 'none', label: t('nowhere, or in a header below') },
        ],
        place: 'more',
      },
      {
        id: 'sampling',
        label: t('Temperature'),
        options: [
          { value: 'known', label: t('is sent if we know that the model supports it') },
          { value: 'always', label: t('is always sent') },
          { value: 'never', label: t('is never sent') },
        ],
        place: 'more',
      },
      ...(wire === 'openai' ? [maxTokensField()] : []),
      {
        id: 'added',
        label: t('Extra headers'),
        lines: true,
        placeholder: 'X-Class: 4b',
        help: t('Sent with each request, one per line. Write {key} for your key, so it is not saved here.', {
          key: '{key}',
        }),
        place: 'more',
      },
      {
        id: 'removed',
        label: t('Headers to leave out'),
        lines: true,
        placeholder: 'anthropic-version',
        help: t('Headers that this address refuses, one name per line.'),
        place: 'more',
      },
    ]
  },
  write: ({ baseUrl, label, wire, auth, sampling, maxTokensField = 'known', headers, models = [] }) => ({
    baseUrl,
    label,
    wire,
    auth,
    sampling: sampling === undefined ? 'known' : sampling ? 'always' : 'never',
    maxTokensField,
    models: models.join('\n'),
    ...headerLines(headers),
  }),
  read(connection, { models = '', sampling, maxTokensField, added = '', removed = '', ...typed }) {
    const ids = modelIds(models)
    const headers = readHeaderLines({ added, removed })
    const parsed = v.safeParse(ConnectionSchema, {
      ...connection,
      ...typed,
      models: ids.length > 0 ? ids : undefined,
      sampling: sampling === 'known' ? undefined : sampling === 'always',
      maxTokensField: maxTokensField === 'known' ? undefined : maxTokensField,
      // The last headers that made sense are kept.
      headers: 'headers' in headers ? headers.headers : connection.headers,
    })
    const problemOf = (field: string) => parsed.issues?.find(issue => issue.path?.[0]?.key === field)?.message
    return {
      ...(parsed.success && { connection: parsed.output }),
      problems: {
        baseUrl: typed.baseUrl === '' ? undefined : problemOf('baseUrl'),
        label: typed.label === '' ? t('Give it a name.') : problemOf('label'),
        added: 'problem' in headers ? headers.problem : undefined,
      },
    }
  },
}

const maxTokensField = (): ConnectionField => ({
  id: 'maxTokensField',
  label: t('Max tokens'),
  options: [
    { value: 'known', label: t('use the name that fits the address') },
    { value: 'max_tokens', label: t('go as “max_tokens”') },
    { value: 'max_completion_tokens', label: t('go as “max_completion_tokens”') },
  ],
  place: 'more',
})

/** The ids of models in a list of lines. */
function modelIds(text: string): string[] {
  return [...new Set(text.split('\n').map(line => line.trim()))].filter(id => id !== '' && id.length <= 200)
}
