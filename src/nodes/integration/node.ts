import * as v from 'valibot'
import { lazyModule } from '../../engine/model/lazy-module'
import type { NodeProblem, NodeType } from '../../engine/model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { hostProblem } from '../kit/hosts'
import { readStoredJson, readStoredSchema, StoredJson } from '../kit/json'

const fields = {
  kind: v.optional(v.picklist(['mock', 'rest', 'graphql']), 'mock'),
  /** The arguments that it expects from a model that calls its pipeline. */
  inputSchema: v.optional(StoredJson),

  /** Mock: its response. */
  data: v.optional(StoredJson),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), 0),
  failure: v.optional(v.picklist(['none', 'always', 'sometimes']), 'none'),
  /** Probability of "sometimes", 0 to 1. */
  failureRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.5),
  errorCode: v.optional(v.string(), 'MOCK_FAILURE'),

  /** REST. */
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']), 'GET'),
  url: v.optional(v.string(), ''),
  body: v.optional(StoredJson),

  /** GraphQL. */
  endpoint: v.optional(v.string(), ''),
  query: v.optional(v.string(), ''),
  /** Absent: the arguments unchanged. */
  variables: v.optional(StoredJson),

  headers: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])), {}),
  /** Exact hosts. Empty: ask each time. */
  allowedDomains: v.optional(v.array(v.string()), []),
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
