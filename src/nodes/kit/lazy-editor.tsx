import { type ComponentType, lazy, Suspense } from 'react'
import type { NodeConfig } from '../../engine/document'
import type { EditorProps } from '../view'

/**
 * Settings that are fetched when they are first opened. For the types of a first visit, whose folded cards the page
 * draws before anything else.
 */
export function lazyEditor<C extends NodeConfig>(
  load: () => Promise<{ Editor: ComponentType<EditorProps<C>> }>,
): ComponentType<EditorProps<C>> {
  // A lazy component remembers that it failed, so what could not be fetched gets a new one.
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
