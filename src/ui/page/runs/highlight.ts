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

/** Whether a node is highlighted. Cards expose it as `data-pointed`. */
export function useIsHighlighted(nodeId: string): boolean {
  return useStore(highlight, state => state.nodeId === nodeId)
}

/** Handlers that highlight a node on hover, touch and focus. */
export function highlightProps(nodeId: string) {
  const at = () => highlightNode(nodeId)
  const away = () => unhighlightNode(nodeId)
  return { onPointerEnter: at, onPointerLeave: away, onFocus: at, onBlur: away }
}
