import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'

/** Labels that are words of a language, by the ids of providers that have one model and that no connection can have. */
const labels: Readonly<Record<string, MessageDescriptor>> = {
  demo: msg('Demo'),
  trained: msg('Trained here'),
  chrome: msg('The browser’s own model'),
}

/**
 * A model's label for its reader. Resolved models, events and recordings have it in English; labels of other providers
 * are names.
 */
export function localizedModelLabel(provider: string, label: string): LocalizedText {
  return Object.hasOwn(labels, provider) ? (labels[provider] ?? label) : label
}

/** The distinct models that answered requests, as their reader sees them. */
export function localizedModelLabels(requests: readonly { provider: string; modelLabel: string }[]): LocalizedText[] {
  const labels = new Map(
    requests.map(({ provider, modelLabel }) => [
      `${provider}/${modelLabel}`,
      localizedModelLabel(provider, modelLabel),
    ]),
  )
  return [...labels.values()]
}
