import * as v from 'valibot'
import { type LocalizedText, msg } from '../../language/message'
import type { NodeConfig } from '../../model/document'
import type { JsonValue } from '../../model/json'
import type { NodeType } from '../../model/node-type'
import { readStoredJson, readStoredSchema, StoredJson } from '../../model/stored-json'
import { type ConfigOf, configSchema } from '../kit/config'
import { allowedHosts } from '../kit/hosts'
import { hostProblems, problemsOf } from '../kit/problems'
import { setting } from '../kit/setting'
import { respond } from './respond'

const sends = ({ kind }: NodeConfig) => kind !== 'mock'
const ofKind = (kind: string) => (config: NodeConfig) => config.kind === kind

/** The help of an address with templates. */
const TEMPLATES = msg('{input}, {steps} and {vars} get their values when it runs.', {
  input: '{{input.…}}',
  steps: '{{steps.…}}',
  vars: '{{vars.…}}',
})

const fields = {
  kind: setting(v.optional(v.picklist(['mock', 'rest', 'graphql']), 'mock'), {
    label: msg('Where from'),
    choices: { mock: msg('Made-up data'), rest: msg('A web address (REST)'), graphql: msg('GraphQL') },
    row: 'kind',
  }),
  name: setting(v.optional(v.string()), {
    label: msg('Name'),
    help: msg('Templates call it by this name.'),
    row: 'kind',
  }),

  /** Mock: its response. */
  data: setting(v.optional(StoredJson), {
    label: msg('Data'),
    control: 'json',
    placeholder: '{ "rooms": [{ "number": 12, "free": true }] }',
    help: msg('JSON. This is always the answer.'),
    when: ofKind('mock'),
  }),
  delayMs: setting(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), 0), {
    label: msg('Delay'),
    whole: true,
    help: msg('Milliseconds before it answers.'),
    row: 'delay',
    when: ofKind('mock'),
  }),
  failure: setting(v.optional(v.picklist(['none', 'always', 'sometimes']), 'none'), {
    label: msg('It fails'),
    choices: { none: msg('never'), sometimes: msg('sometimes'), always: msg('always') },
    row: 'delay',
    when: ofKind('mock'),
  }),
  /** Probability of "sometimes", 0 to 1. */
  failureRate: setting(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.5), {
    label: msg('How often'),
    unit: 'percent',
    help: msg('Out of a hundred times.'),
    row: 'failure',
    when: ({ kind, failure }) => kind === 'mock' && failure === 'sometimes',
  }),
  errorCode: setting(v.optional(v.string(), 'MOCK_FAILURE'), {
    label: msg('Error code'),
    placeholder: 'MOCK_FAILURE',
    row: 'failure',
    when: ({ kind, failure }) => kind === 'mock' && failure !== 'none',
  }),

  /** REST. */
  url: setting(v.optional(v.string(), ''), {
    label: msg('Address'),
    placeholder: 'https://api.example.com/rooms/{{input.id}}',
    help: TEMPLATES,
    when: ofKind('rest'),
  }),
  method: setting(v.optional(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']), 'GET'), {
    label: msg('Method'),
    row: 'method',
    when: ofKind('rest'),
  }),
  body: setting(v.optional(StoredJson), {
    label: msg('Body'),
    control: 'code',
    rows: 3,
    placeholder: '{ "guests": "{{input.guests}}" }',
    when: ({ kind, method }) => kind === 'rest' && method !== 'GET',
  }),

  /** GraphQL. */
  endpoint: setting(v.optional(v.string(), ''), {
    label: msg('Address'),
    placeholder: 'https://api.example.com/graphql',
    when: ofKind('graphql'),
  }),
  query: setting(v.optional(v.string(), ''), {
    label: msg('Query'),
    control: 'code',
    rows: 4,
    placeholder: 'query Room($id: ID!) {\n  room(id: $id) { name free }\n}',
    when: ofKind('graphql'),
  }),
  /** Absent: the arguments unchanged. */
  variables: setting(v.optional(StoredJson), {
    label: msg('Variables'),
    control: 'json',
    rows: 2,
    placeholder: '{ "id": "{{input.id}}" }',
    help: msg('If empty: the arguments as they came.'),
    when: ofKind('graphql'),
  }),

  headers: setting(v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])), {}), {
    label: msg('Headers'),
    placeholder: 'Accept: application/json',
    help: msg('One per line. Do not put keys here: everyone who gets this document gets them.'),
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
    label: msg('What a caller must give'),
    control: 'json',
    rows: 2,
    placeholder: '{ "type": "object", "properties": { "id": { "type": "string" } }, "required": ["id"] }',
    help: msg('A JSON Schema of the arguments, for models that call this pipeline. If empty: one question in words.'),
    problem: stored => readStoredSchema(stored).problem,
  }),
}

function headerProblem(line: JsonValue | undefined): LocalizedText | null {
  if (/^[^\s:]+:\s*\S/.test(String(line))) return null
  return msg('“{line}” is not a header. A header looks like Accept: text/plain.', { line: String(line) })
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

/** Requests data: from a mock, a REST address or a GraphQL endpoint. */
const integration: NodeType<IntegrationConfig> = {
  type: 'integration',
  name: msg('Integration'),
  family: 'data',
  summary: msg('Get data: example data, or from a web address.'),
  configSchema: configSchema(fields),
  templates: { urls: ['url', 'endpoint'], json: ['body', 'variables'], values: ['headers'] },
  run: async (config, context) => respond(config, context),
  reaches: ({ kind, allowedDomains }) => (kind === 'mock' ? null : allowedDomains),
  problems: config => [
    ...problemsOf(readStoredSchema(config.inputSchema).problem, ...sourceProblems[config.kind](config)),
    ...(config.kind === 'mock' ? [] : hostProblems(config.allowedDomains)),
  ],
}

type SourceProblem = LocalizedText | false | undefined

const sourceProblems: Record<IntegrationConfig['kind'], (config: IntegrationConfig) => SourceProblem[]> = {
  mock({ data, failure }) {
    const { problem } = readStoredJson(data)
    if (problem !== undefined) return [msg('The data cannot be read as JSON. {problem}', { problem })]
    return [data === undefined && failure !== 'always' && msg('There is no data yet.')]
  },
  rest: ({ url }) => [url.trim() === '' && msg('There is no address yet.')],
  graphql({ endpoint, query, variables }) {
    const { problem } = readStoredJson(variables)
    return [
      endpoint.trim() === '' && msg('There is no address yet.'),
      query.trim() === '' && msg('There is no query yet.'),
      problem !== undefined && msg('The list of variables cannot be read as JSON. {problem}', { problem }),
    ]
  },
}

export default integration
