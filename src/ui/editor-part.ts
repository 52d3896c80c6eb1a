import type { ComponentType } from 'react'
import { lazyComponent } from './parts/lazy-component'

type EditorChunk = typeof import('./editor.chunk')

/** A component of the editor's chunk: see `late`. */
export function editorPart<Props extends object>(
  pick: (chunk: EditorChunk) => ComponentType<Props>,
  options?: { quiet?: boolean },
): ComponentType<Props> {
  return lazyComponent(async () => ({ default: pick(await import('./editor.chunk')) }), options)
}
