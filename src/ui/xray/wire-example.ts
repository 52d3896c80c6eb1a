import type { ModelRequest, WireRequest } from '../../model/language-model'
import { offeredModels, resolveModelId } from '../../providers/catalog/catalog'
import type { Connection } from '../../providers/connections/connections'
import { presetOf } from '../../providers/connections/preset-of'
import { HIDDEN_KEY } from '../../providers/wire/headers'
import { nextRequest } from './next-context'
import { variableName } from './wire-code'

/** The wire formats of nearly all providers. */
export type WireFormat = Connection['wire']

/** The example provider of a wire format. */
const makers = { anthropic: 'anthropic', openai: 'openai' } as const

/**
 * A wire request for one that was not sent: to the requested model if it has the format, else to the first one of its
 * provider.
 */
export async function exampleWire(
  request: ModelRequest,
  format: WireFormat,
  wanted?: string,
): Promise<{ wire: WireRequest; keyVariable: string } | null> {
  const entry = wanted === undefined ? undefined : resolveModelId(wanted).entry
  const model =
    entry?.provider === makers[format] ? entry : offeredModels.find(({ provider }) => provider === makers[format])
  const preset = presetOf(makers[format])
  if (!model || !preset) return null
  const create =
    format === 'anthropic'
      ? (await import('../../providers/anthropic/anthropic')).createAnthropicModel
      : (await import('../../providers/openai/openai-compatible')).createOpenAiCompatibleModel
  const { wire } = create(preset.connection, HIDDEN_KEY, model.body && { body: model.body })
  const sent = wire?.(nextRequest({ request }, model))
  return sent ? { wire: sent, keyVariable: keyVariable(preset.connection) } : null
}

/** The environment variable of a connection's key in code. */
export function keyVariable({ id, provider }: Pick<Connection, 'id' | 'provider'>): string {
  return presetOf(provider)?.variable ?? variableName(`${id}_API_KEY`)
}
