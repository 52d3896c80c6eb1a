import type { ResolvedModel } from '../../model/language-model'
import type { Connection } from '../connections/connections'
import { runsLocally } from '../connections/preset-of'
import { findModel, mayRefuseTemperature, relationOf } from './catalog'

type Where = Pick<Connection, 'wire' | 'sampling' | 'provider'>

/**
 * The temperatures that a connection's model takes, or false: what the person said of it, then the catalogue, then its
 * name, then the wire. Where a model may refuse one, none is sent: without it every model answers.
 */
export function temperatureRange(connection: Where, id: string): ResolvedModel['temperature'] {
  if (connection.sampling === false) return false
  const usual = { min: 0, max: connection.wire === 'anthropic' ? 1 : 2 }
  const known = findModel(id, connection.provider)?.temperature
  if (connection.sampling) return known || usual
  if (known !== undefined) return known
  // Local programs serve open models, whatever they are called, and pass over what a model does not take.
  if (runsLocally(connection)) return usual
  const { entry, family } = relationOf(id)
  // Some take one only with what else we ask of them, which goes to the ids of the list alone. OpenRouter leaves out what
  // a model does not take.
  if (entry) return entry.body && connection.provider !== 'openrouter' ? false : entry.temperature
  // A Claude that we do not know is a new one, and new ones take no sampling settings. Azure has OpenAI's models alone,
  // under names of one's own.
  const maker = family ?? (connection.wire === 'anthropic' ? 'anthropic' : connection.provider === 'azure' && 'openai')
  return maker && mayRefuseTemperature(maker) ? false : usual
}

/**
 * Whether a connection's model reports log probabilities. OpenAI's do where they take a temperature. A server that is not
 * known is asked: people turn this on, and read what it answers. llama.cpp refuses it together with tools.
 */
export function reportsLogprobs(connection: Where, id: string): boolean | 'without-tools' {
  if (connection.wire === 'anthropic') return false
  if (runsLocally(connection)) return 'without-tools'
  // It leaves out what a model does not take.
  if (connection.provider === 'openrouter') return true
  const relation = relationOf(id)
  const entry = findModel(id, connection.provider) ?? relation.entry
  if (entry) return entry.provider === 'openai' && temperatureRange(connection, id) !== false
  return relation.family === undefined && 'without-tools'
}
