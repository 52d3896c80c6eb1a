import type { ModelRequest, WireRequest } from '../../engine/model'
import { offeredModels, resolveModelId } from '../../providers/catalogue'
import type { Connection } from '../../providers/connections'
import { HIDDEN_KEY } from '../../providers/headers'
import { presetOf } from '../../providers/preset-of'
import { variableName } from '../../providers/wire-code'
import { nextRequest } from './next-context'

/** The formats that nearly all models are spoken to in. */
export type WireFormat = Connection['wire']

/** Whose wire stands for a format. */
const makers = { anthropic: 'anthropic', openai: 'openai' } as const

/**
 * What a request would be on a wire, for one that was sent nowhere: to the model that was asked for, where it has that
 * format, else to the first one of its maker.
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
      ? (await import('../../providers/anthropic')).createAnthropicModel
      : (await import('../../providers/openai-compatible')).createOpenAiCompatibleModel
  const { wire } = create(preset.connection, HIDDEN_KEY, model.body && { body: model.body })
  const sent = wire?.(nextRequest({ request }, model))
  return sent ? { wire: sent, keyVariable: keyVariable(preset.connection) } : null
}

/** The environment variable that code finds a connection's key in. */
export function keyVariable({ id, provider }: Pick<Connection, 'id' | 'provider'>): string {
  return presetOf(provider)?.variable ?? variableName(`${id}_API_KEY`)
}
