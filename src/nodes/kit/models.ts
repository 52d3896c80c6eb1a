import { t } from '../../language/active'
import type { ModelOption } from '../view'

/** An id without its provider: "claude-haiku-4-5". */
export function bareId(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}

/** The model of a config, as its summary names it. */
export function modelName(id: string): string {
  return id ? bareId(id) : t('the page’s model')
}

/** The entry of an id from a config: `provider/id` or bare. */
export function findModelOption(models: readonly ModelOption[], id: string): ModelOption | undefined {
  return models.find(model => model.id === id) ?? models.find(model => bareId(model.id) === id)
}

/** Whether a model is retired. An unknown date is empty. */
export function isRetiredOption(model: ModelOption): boolean {
  return model.retired !== undefined
}

/** Whether the provider of an id is available, as far as the list shows: an unknown provider may be. */
export function isConnected(models: readonly ModelOption[], id: string): boolean {
  const known = findModelOption(models, id)
  if (known) return known.connected
  const siblings = models.filter(({ provider }) => id.startsWith(`${provider}/`))
  return siblings.length === 0 || siblings.some(model => model.connected)
}

/** The models to choose from, by provider, in order. Retired ones are left out, except the chosen one. */
export function modelChoices(models: readonly ModelOption[], chosen: ModelOption | undefined) {
  const offered = models.filter(model => !isRetiredOption(model) || model === chosen)
  return [...new Set(offered.map(({ provider }) => provider))].map(provider => {
    const own = offered.filter(model => model.provider === provider)
    return {
      label: own[0]?.providerLabel ?? capitalised(provider),
      choices: own.map(model => ({ value: model.id, label: labelOf(model) })),
    }
  })
}

function labelOf(model: ModelOption): string {
  const { label, connected } = model
  if (isRetiredOption(model)) return t('{label} (retired)', { label })
  return connected ? label : t('{label} (not connected)', { label })
}

/**
 * The replacement of a retired model by the same provider: the one whose id has most words in common, else the first.
 */
export function replacementOf(models: readonly ModelOption[], retired: ModelOption): ModelOption | undefined {
  const words = new Set(wordsOf(retired.id))
  const similarity = (model: ModelOption) => wordsOf(model.id).filter(word => words.has(word)).length
  const living = models.filter(model => model.provider === retired.provider && !isRetiredOption(model))
  return living.reduce<ModelOption | undefined>(
    (best, model) => (best && similarity(best) >= similarity(model) ? best : model),
    undefined,
  )
}

/** The words of an id, without versions and dates. */
function wordsOf(id: string): string[] {
  return id.toLowerCase().match(/[a-z]+/g) ?? []
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
