import type { LanguageModel, ResolvedModel } from '../../engine/model/language-model'

/** The demo as what an id resolves to: free, and at any temperature. */
export function asDemo(languageModel: LanguageModel): ResolvedModel {
  return {
    provider: 'demo',
    id: 'demo',
    label: 'Demo',
    languageModel,
    price: 'free',
    temperature: { min: 0, max: 1 },
  }
}
