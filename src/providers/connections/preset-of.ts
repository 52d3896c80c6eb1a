import { connectionPresets } from '../presets'
import type { ConnectionPreset } from '../presets/preset'
import type { Connection } from './connections'

/** The preset of a provider; undefined for a class, and for a provider that is no longer offered. */
export function presetOf(provider: string): ConnectionPreset | undefined {
  return connectionPresets.find(({ connection }) => connection.provider === provider)
}

/** Whether the model runs on the person's own computer, so that a call is free. */
export function runsLocally({ provider }: Pick<Connection, 'provider'>): boolean {
  return presetOf(provider)?.localSteps !== undefined
}
