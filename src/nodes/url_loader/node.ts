import * as v from 'valibot'
import { BrokerError } from '../../engine/net/broker-error'
import { type LocalizedText, msg } from '../../language/message'
import type { NodeContext, NodeResult, NodeType } from '../../model/node-type'
import { type Outgoing, retryCouldHelp } from '../../model/outgoing'
import { type ConfigOf, configSchema } from '../kit/config'
import { allowedHosts } from '../kit/hosts'
import { hostProblems, problemsOf } from '../kit/problems'
import { setting } from '../kit/setting'
import { hiddenPage, readPage } from './read-page'

const fields = {
  name: setting(v.optional(v.string()), {
    label: msg('Name'),
    help: msg('Templates call it by this name.'),
    row: 'top',
  }),
  label: setting(v.optional(v.string()), {
    label: msg('Label'),
    help: msg('A title above the result. The model does not see it.'),
    row: 'top',
  }),
  /** May contain templates. */
  url: setting(v.optional(v.string(), ''), {
    label: msg('Address'),
    placeholder: 'https://example.com/page',
    help: msg('{input}, {steps} and {vars} get their values when it runs.', {
      input: '{{input.…}}',
      steps: '{{steps.…}}',
      vars: '{{vars.…}}',
    }),
  }),
  /** Maximum characters for the models below. */
  longest: setting(v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(50_000)), 8_000), {
    label: msg('Characters at most'),
    step: 100,
  }),
  allowedDomains: allowedHosts('example.com', 'read'),
}

export type UrlLoaderConfig = ConfigOf<typeof fields>

/** Loads the text of a web page for the models below. */
const urlLoader: NodeType<UrlLoaderConfig> = {
  type: 'url_loader',
  name: msg('URL loader'),
  family: 'data',
  summary: msg('Read a web page for the model.'),
  configSchema: configSchema(fields),
  templates: { urls: ['url'] },
  async run(config, context) {
    const url = addressOf(config.url)
    if (url === '') return { output: null }
    const loaded = await load(url, config, context)
    if ('failure' in loaded) return { output: null, failure: loaded.failure }
    const { title, text } = loaded
    const heading = title ? `${title}\n\n` : ''
    const kept = shortened(heading + text, config.longest)
    return { output: kept, turns: [{ user: [{ type: 'text', text: `This stands at ${url}:\n\n${kept}` }] }] }
  },
  reaches: ({ allowedDomains }) => allowedDomains,
  problems: ({ url, allowedDomains }) => [...problemsOf(addressProblem(url)), ...hostProblems(allowedDomains)],
}

async function load(url: string, { allowedDomains }: UrlLoaderConfig, context: NodeContext) {
  try {
    const request = { method: 'GET' as const, url, headers: {}, page: true as const }
    const reply = await context.send(request, allowedDomains, 'integration')
    if ('hidden' in reply) return failureOf({ outcome: 'sent-unreadable', message: hiddenPage(url) })
    return await readPage(url, reply)
  } catch (error) {
    if (!(error instanceof BrokerError)) throw error
    return failureOf({ ...error.outgoing, message: error.words })
  }
}

function failureOf(outgoing: Outgoing & { message: LocalizedText }): { failure: NonNullable<NodeResult['failure']> } {
  return {
    failure: {
      message: outgoing.message,
      code: 'NO_PAGE',
      mayRetry: retryCouldHelp(outgoing),
    },
  }
}

/** People omit the scheme. */
function addressOf(text: string): string {
  const typed = text.trim()
  return typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
}

function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}\n[cut here: there are ${text.length} characters]`
}

function addressProblem(url: string): LocalizedText | null {
  if (url.trim() === '') return msg('There is no address yet.')
  if (url.includes('{{') || URL.canParse(addressOf(url))) return null
  return msg('“{url}” is not an address. It looks like https://example.com/page.', { url: url.trim().slice(0, 80) })
}

export default urlLoader
