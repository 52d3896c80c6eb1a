import { localize, t } from '../../../language/active'
import { localizedModelLabel } from '../../../model/model-labels'
import type { CardModel } from '../../../model/node-type'
import type { ModelOption } from '../../../nodes/view'
import { findModel, resolveModelId } from '../../../providers/catalog/catalog'
import { catalogData } from '../../../providers/catalog/catalog-data'
import { temperatureRange } from '../../../providers/catalog/sampling'
import { type Connection, wantsKey } from '../../../providers/connections/connections'
import type { KeyVault } from '../../../providers/connections/keys'
import { presetOf } from '../../../providers/connections/preset-of'
import { browserModels } from '../../../providers/in-browser/models'
import { connectionFor } from '../../../providers/resolve-connected'

type Keys = Pick<KeyVault, 'get'>

/**
 * The models to choose from: the demo, models in this browser, the catalog, and those of the person's connections.
 * `inBrowser` are the ids of downloaded ones, `cards` the models that are cards.
 */
export function modelOptions(
  connections: readonly Connection[],
  keys: Keys,
  inBrowser: readonly string[] = [],
  cards: readonly Pick<CardModel<never>, 'id' | 'label' | 'temperature'>[] = [],
): ModelOption[] {
  const ready = connections.filter(connection => canAnswer(connection, keys))
  const catalogue = catalogData.map(
    (entry): ModelOption => ({
      id: `${entry.provider}/${entry.id}`,
      label: entry.label,
      provider: entry.provider,
      providerLabel:
        connections.find(({ id }) => id === entry.provider)?.label ?? presetOf(entry.provider)?.connection.label,
      connected: ready.some(({ provider }) => provider === entry.provider),
      // A retired model without a date counts as retired since always.
      ...(entry.retired && { retired: entry.retired.on ?? '' }),
      temperature: entry.temperature,
    }),
  )
  const known = new Set(catalogue.map(({ id }) => id))
  const own = connections.flatMap(connection =>
    (connection.models ?? []).map((model): ModelOption => {
      const entry = findModel(model, connection.provider)
      return {
        id: `${connection.id}/${model}`,
        label: entry?.label ?? model,
        provider: connection.id,
        providerLabel: connection.label,
        connected: ready.includes(connection),
        temperature: temperatureRange(connection, model),
      }
    }),
  )
  const here = browserModels.map(
    ({ provider, id, label, temperature }): ModelOption => ({
      id: `${provider}/${id}`,
      label: localize(localizedModelLabel(provider, label)),
      provider,
      providerLabel: t('In this browser'),
      connected: inBrowser.includes(`${provider}/${id}`),
      temperature,
    }),
  )
  const trained = cards.map(
    ({ id, label, temperature }): ModelOption => ({
      id,
      label: localize(label),
      provider: id.split('/')[0] ?? id,
      providerLabel: t('In this page'),
      connected: true,
      temperature,
    }),
  )
  return [
    demo(),
    ...trained,
    ...here.filter(({ connected }) => connected),
    ...catalogue,
    ...own.filter(({ id }) => !known.has(id)),
  ]
}

/** The range of temperatures for any model id of a connection; undefined where it has none. */
export function temperatureOf(id: string, connections: readonly Connection[]): ModelOption['temperature'] | undefined {
  const reference = resolveModelId(
    id,
    connections.map(connection => connection.id),
  )
  const connection = connectionFor(reference, connections)
  return connection && temperatureRange(connection, reference.id)
}

/** The label of the default model. */
export function defaultLabel(defaultModel: string, options: readonly ModelOption[]): string {
  const chosen = options.find(({ id }) => id === defaultModel || id.endsWith(`/${defaultModel}`))
  if (chosen) return chosen.connected ? chosen.label : demo().label
  return defaultModel || demo().label
}

/** The id of the demo among the models to choose from. */
export const DEMO_ID = 'demo/demo'

const demo = (): ModelOption => ({
  id: DEMO_ID,
  label: t('Demo'),
  provider: 'demo',
  providerLabel: t('In this page'),
  connected: true,
  temperature: { min: 0, max: 1 },
})

function canAnswer(connection: Connection, keys: Keys): boolean {
  return !wantsKey(connection) || keys.get(connection.baseUrl) !== null
}
