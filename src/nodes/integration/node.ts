import * as v from 'valibot'
import type { NodeConfig } from '../../engine/model/document'
import type { JsonValue } from '../../engine/model/json'
import { lazyModule } from '../../engine/model/lazy-module'
import type { NodeProblem, NodeType } from '../../engine/model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { allowedHosts, hostProblem } from '../kit/hosts'
import { readStoredJson, readStoredSchema, StoredJson } from '../kit/json'
import { setting } from '../kit/setting'

const sends = ({ kind }: NodeConfig) => kind !== 'mock'
const ofKind = (kind: string) => (config: NodeConfig) => config.kind === kind

/** The help of an address with templates. */
const TEMPLATES = '{{input.…}}, {{steps.…}} and {{vars.…}} get their values when it runs.'

const fields = {
  kind: setting(v.optional(v.picklist(['mock', 'rest', 'graphql']), 'mock'), {
    label: 'Where from',
    choices: { mock: 'Made-up data', rest: 'A web address (REST)', graphql: 'GraphQL' },
    row: 'kind',
  }),
  name: setting(v.optional(v.string()), { label: 'Name', help: 'Templates call it by this name.', row: 'kind' }),

  /** Mock: its response. */
  data: setting(v.optional(StoredJson), {
    label: 'Data',
    control: 'json',
    placeholder: '{ "rooms": [{ "number": 12, "free": true }] }',
    help: 'JSON. This is always the answer.',
    when: ofKind('mock'),
  }),
  delayMs: setting(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), 0), {
    label: 'Delay',
    whole: true,
    help: 'Milliseconds before it answers.',
    row: 'delay',
    when: ofKind('mock'),
  }),
  failure: setting(v.optional(v.picklist(['none', 'always', 'sometimes']), 'none'), {
    label: 'It fails',
    choices: { none: 'never', sometimes: 'sometimes', always: 'always' },
    row: 'delay',
    when: ofKind('mock'),
  }),
  /** Probability of "sometimes", 0 to 1. */
  failureRate: setting(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.5), {
    label: 'How often',
    unit: 'percent',
    help: 'Out of a hundred times.',
    row: 'failure',
    when: ({ kind, failure }) => kind === 'mock' && failure === 'sometimes',
  }),
  errorCode: setting(v.optional(v.string(), 'MOCK_FAILURE'), {
    label: 'Error code',
    placeholder: 'MOCK_FAILURE',
    row: 'failure',
    when: ({ kind, failure }) => kind === 'mock' && failure !== 'none',
  }),

  /** REST. */
  url: setting(v.optional(v.string(), ''), {
    label: 'Address',
    placeholder: 'https://api.example.com/rooms/{{input.id}}',
    help: TEMPLATES,
    when: ofKind('rest'),
  }),
  method: setting(v.optional(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']), 'GET'), {
    label: 'Method',
    row: 'method',
    when: ofKind('rest'),
  }),
  body: setting(v.optional(StoredJson), {
    label: 'Body',
    control: 'code',
    rows: 3,
    placeholder: '{ "guests": "{{input.guests}}" }',
    when: ({ kind, method }) => kind === 'rest' && method !== 'GET',
  }),

  /** GraphQL. */
  endpoint: setting(v.optional(v.string(), ''), {
    label: 'Address',
    placeholder: 'https://api.example.com/graphql',
    when: ofKind('graphql'),
  }),
  query: setting(v.optional(v.string(), ''), {
    label: 'Query',
    control: 'code',
    rows: 4,
    placeholder: 'query Room($id: ID!) {\n  room(id: $id) { name free }\n}',
    when: ofKind('graphql'),
  }),
  /** Absent: the arguments unchanged. */
  variables: setting(v.optional(StoredJson), {
    label: 'Variables',
    control: 'json',
    rows: 2,
    placeholder: '{ "id": "{{input.id}}" }',
    help: 'If empty: the arguments as they came.',
    when: ofKind('graphql'),
  }),

  headers: setting(v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])), {}), {
    label: 'Headers',
    placeholder: 'Accept: application/json',
    help: 'One per line. Do not put keys here: everyone who gets this document gets them.',
    lines: {
      print: headers => Object.entries(headers).map(([name, value]) => `${name}: ${value ?? ''}`),
      read: lines => Object.fromEntries(lines.map(readHeader)),
    },
    problem: headerProblem,
    when: sends,
  }),
  allowedDomains: allowedHosts('api.example.com', 'called', sends),
  /** The arguments that it expects from a model that calls its pipeline. */
  inputSchema: setting(v.optional(StoredJson), {
    label: 'What a caller must give',
    control: 'json',
    rows: 2,
    placeholder: '{ "type": "object", "properties": { "id": { "type": "string" } }, "required": ["id"] }',
    help: 'A JSON Schema of the arguments, for models that call this pipeline. If empty: one question in words.',
    problem: stored => readStoredSchema(stored).problem,
  }),
}

function headerProblem(line: JsonValue | undefined): string | null {
  if (/^[^\s:]+:\s*\S/.test(String(line))) return null
  return `“${line}” is not a header. A header looks like Accept: text/plain.`
}

function readHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1).trim()]
}

export type IntegrationConfig = ConfigOf<typeof fields>

/** The output of an integration, as its card reads it. */
export const IntegrationResponse = v.looseObject({
  success: v.boolean(),
  data: v.unknown(),
  summary: v.string(),
  structure: v.string(),
  error: v.optional(v.string()),
  errorCode: v.optional(v.string()),
  metadata: v.looseObject({
    source: v.string(),
    duration: v.number(),
    args_received: v.optional(v.record(v.string(), v.unknown())),
    details: v.optional(v.unknown()),
    /** There are errors in addition to the data. */
    partial: v.optional(v.boolean()),
    errors: v.optional(v.unknown()),
  }),
})
export type IntegrationResponse = v.InferOutput<typeof IntegrationResponse>

const responding = lazyModule(() => import('./respond'))

/** Requests data: from a mock, a REST address or a GraphQL endpoint. */
const integration: NodeType<IntegrationConfig> = {
  type: 'integration',
  name: 'Integration',
  family: 'data',
  summary: 'Get data: example data, or from a web address.',
  alsoCalled: 'api http rest graphql request fetch mock',
  configSchema: configSchema(fields),
  templates: { urls: ['url', 'endpoint'], json: ['body', 'variables'], values: ['headers'] },
  inputSchema: ({ inputSchema }) => readStoredSchema(inputSchema).schema,
  recorded: ({ kind }, data) => (kind === 'mock' ? undefined : { kind: 'mock', data, failure: 'none' }),
  run: async (config, context) => {
    const { respond } = await responding()
    return respond(config, context)
  },
  reaches: ({ kind, allowedDomains }) => (kind === 'mock' ? null : allowedDomains),
  problems: config => [...schemaProblem(config), ...problemsOf[config.kind](config), ...hostProblems(config)],
}

const problemsOf: Record<IntegrationConfig['kind'], (config: IntegrationConfig) => NodeProblem[]> = {
  mock: ({ data, failure }) =>
    jsonProblem('The data', data) ?? (data === undefined && failure !== 'always' ? say('There is no data yet.') : []),
  rest: ({ url }) => (url.trim() === '' ? say('There is no address yet.') : []),
  graphql: ({ endpoint, query, variables }) => [
    ...(endpoint.trim() === '' ? say('There is no address yet.') : []),
    ...(query.trim() === '' ? say('There is no query yet.') : []),
    ...(jsonProblem('The list of variables', variables) ?? []),
  ],
}

function hostProblems({ kind, allowedDomains }: IntegrationConfig): NodeProblem[] {
  return kind === 'mock' ? [] : allowedDomains.flatMap(entry => say(hostProblem(entry)))
}

function schemaProblem({ inputSchema }: IntegrationConfig): NodeProblem[] {
  return say(readStoredSchema(inputSchema).problem)
}

function jsonProblem(what: string, stored: IntegrationConfig['data']): NodeProblem[] | null {
  const { problem } = readStoredJson(stored)
  return problem === undefined ? null : say(`${what} cannot be read as JSON. ${problem}`)
}

function say(message: string | null | undefined): NodeProblem[] {
  return message ? [{ message }] : []
}

export default integration
