import { type ComponentType, lazy, Suspense } from 'react'
import type { NodeConfig } from '../../engine/model/document'
import type { EditorProps } from '../view'

/**
 * Settings that load when first opened: for the types of a first visit, whose collapsed cards are part of the first
 * paint.
 */
export function lazyEditor<C extends NodeConfig>(
  load: () => Promise<{ Editor: ComponentType<EditorProps<C>> }>,
): ComponentType<EditorProps<C>> {
  // `lazy` caches its failure, so a retry needs a new one.
  const begin = () =>
    lazy(async () => {
      try {
        return { default: (await load()).Editor }
      } catch (error) {
        Editor = begin()
        throw error
      }
    })
  let Editor = begin()
  return function LaterEditor(props: EditorProps<C>) {
    return (
      <Suspense fallback={<span data-loading hidden />}>
        <Editor {...props} />
      </Suspense>
    )
  }
}
