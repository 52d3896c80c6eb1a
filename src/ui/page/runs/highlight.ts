import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The node that is highlighted on its card and in the X-ray. */
export const highlight = createStore<{ nodeId: string | null }>(() => ({ nodeId: null }))

/** Highlights a node. */
function highlightNode(nodeId: string): void {
  highlight.setState({ nodeId })
}

/** Removes the highlight of a node, unless another one is highlighted by now. */
function unhighlightNode(nodeId: string): void {
  if (highlight.getState().nodeId === nodeId) highlight.setState({ nodeId: null })
}

/** Handlers that highlight a node on hover, touch and focus. */
export function highlightProps(nodeId: string) {
  const at = () => highlightNode(nodeId)
  const away = () => unhighlightNode(nodeId)
  return { onPointerEnter: at, onPointerLeave: away, onFocus: at, onBlur: away }
}

/** Attributes of what stands for a node, such as its card: all of them are highlighted together. */
export function useHighlight(nodeId: string | null) {
  const isPointed = useStore(highlight, state => nodeId !== null && state.nodeId === nodeId)
  return { 'data-pointed': isPointed || undefined, ...(nodeId !== null && highlightProps(nodeId)) }
}
