import { activeMessages } from '../language/active'
import type { LanguageModel, ResolvedModel } from '../model/language-model'
import type { Connection } from './connections/connections'
import type { KeyVault } from './connections/keys'
import { loadPart } from './wire/load-part'

/** What a resolver works with. The functions are called for each model, so that settings may change meanwhile. */
export interface ModelResolverOptions {
  connections(): readonly Connection[]
  keys: Pick<KeyVault, 'get'> & Partial<Pick<KeyVault, 'all'>>
  /** What the demo takes its randomness and its pauses from. */
  demo: { random(): number; sleep(ms: number, signal: AbortSignal): Promise<void> }
  /** The help line for a person in distress, set at build or start. That of a class comes first. */
  helpLine?: string
  /** The id for a node that names none; the demo when absent or empty. */
  defaultModel?(): string
  /** The models that the person has made ready in this browser, by full id. */
  browserModels?(): readonly string[]
  /** The command line never lets the demo answer for another model: it fails, and says what is missing. */
  strict?: boolean
}

/** Makes a host's `model`: finds who answers for an id. The demo answers for a provider that is not connected. */
export function createModelResolver(options: ModelResolverOptions): (id: string) => Promise<ResolvedModel> {
  let demo: LanguageModel | null = null
  const demoModel = async (): Promise<ResolvedModel> => {
    const { asDemo, createDemoModel } = await loadPart(() => import('./demo'))
    demo ??= createDemoModel({
      language: () => activeMessages().language.code,
      ...options.demo,
      helpLine: () => options.connections().find(({ helpLine }) => helpLine)?.helpLine ?? options.helpLine ?? '',
    })
    return asDemo(demo)
  }

  return async id => {
    const wanted = id.trim() || options.defaultModel?.().trim() || 'demo'
    if (/^demo(?:\/|$)/.test(wanted)) return demoModel()
    // The catalog and the connections are not needed by a first visit.
    const { resolveConnected } = await loadPart(() => import('./resolve-connected'))
    const resolved = await resolveConnected(wanted, options)
    return 'missing' in resolved ? { ...(await demoModel()), insteadOf: resolved.missing } : resolved
  }
}
