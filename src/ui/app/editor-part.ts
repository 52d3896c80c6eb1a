import type { ComponentType } from 'react'
import { lazyComponent } from './parts/lazy-component'

type EditorChunk = typeof import('./editor.chunk')

/** A lazily loaded component of the editor chunk. */
export function editorPart<Props extends object>(
  pick: (chunk: EditorChunk) => ComponentType<Props>,
  options?: { quiet?: boolean },
): ComponentType<Props> {
  return lazyComponent(async () => ({ default: pick(await import('./editor.chunk')) }), options)
}

type RunChunk = typeof import('./run.chunk')

/** A component that only runs need. It loads with the engine and does not wait for the remaining node types. */
export function runPart<Props extends object>(pick: (chunk: RunChunk) => ComponentType<Props>): ComponentType<Props> {
  return lazyComponent(async () => ({ default: pick(await import('./run.chunk')) }), {
    quiet: true,
    needsTypes: false,
  })
}
