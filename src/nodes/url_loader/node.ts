import * as v from 'valibot'
import { BrokerError } from '../../engine/broker-error'
import type { NodeProblem, NodeRunContext, NodeType } from '../../engine/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { hostProblem } from '../kit/hosts'
import { readPage } from './read-page'

const fields = {
  /** Takes templates. */
  url: v.optional(v.string(), ''),
  /** Characters that the models below are told, at most. */
  longest: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(50_000)), 8_000),
  /** Exact hosts. Empty means: ask each time. */
  allowedDomains: v.optional(v.array(v.string()), []),
}

export type UrlLoaderConfig = ConfigOf<typeof fields>

/** Fetches what a page of the web says, as text, and tells it to the models below. */
const urlLoader: NodeType<UrlLoaderConfig> = {
  type: 'url_loader',
  name: 'URL loader',
  family: 'data',
  summary: 'Read a web page, and say what stands in it.',
  configSchema: configSchema(fields),
  templates: { urls: ['url'] },
  async run(config, context) {
    const url = addressOf(config.url)
    if (url === '') return { output: null }
    const { title, text } = await load(url, config, context)
    const heading = title ? `${title}\n\n` : ''
    const kept = shortened(heading + text, config.longest)
    return { output: kept, adds: [{ user: [{ type: 'text', text: `This stands at ${url}:\n\n${kept}` }] }] }
  },
  problems: config => [...addressProblem(config), ...hostProblems(config)],
}

async function load(url: string, { allowedDomains }: UrlLoaderConfig, context: NodeRunContext) {
  try {
    const reply = await context.send({ method: 'GET', url, headers: {}, page: true }, allowedDomains)
    return readPage(url, reply)
  } catch (error) {
    // Its sentence is for the person already.
    throw error instanceof BrokerError ? new Error(error.message) : error
  }
}

/** People leave out what browsers add. */
function addressOf(text: string): string {
  const typed = text.trim()
  return typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
}

function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}\n[cut here: there are ${text.length} characters]`
}

function addressProblem({ url }: UrlLoaderConfig): NodeProblem[] {
  if (url.trim() === '') return [{ message: 'There is no address yet.' }]
  if (url.includes('{{') || URL.canParse(addressOf(url))) return []
  return [{ message: `“${url.trim().slice(0, 80)}” is not an address. It looks like https://example.com/page.` }]
}

function hostProblems({ allowedDomains }: UrlLoaderConfig): NodeProblem[] {
  return allowedDomains.flatMap(entry => hostProblem(entry) ?? []).map(message => ({ message }))
}

export default urlLoader
