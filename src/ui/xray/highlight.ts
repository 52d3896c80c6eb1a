import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The node that a person points at, be it on its card or at a part of the X-ray that it gave. */
export const highlight = createStore<{ nodeId: string | null }>(() => ({ nodeId: null }))

/** Points at a node, so that its card and its parts light up. */
export function pointAt(nodeId: string): void {
  highlight.setState({ nodeId })
}

/** Stops pointing at a node; does nothing when another one is pointed at by now. */
export function pointAway(nodeId: string): void {
  if (highlight.getState().nodeId === nodeId) highlight.setState({ nodeId: null })
}

/** Whether a node is pointed at. Cards show it as `data-pointed`. */
export function useIsPointedAt(nodeId: string): boolean {
  return useStore(highlight, state => state.nodeId === nodeId)
}

/** Handlers that make an element point at a node by mouse, finger and focus. */
export function pointingProps(nodeId: string) {
  const at = () => pointAt(nodeId)
  const away = () => pointAway(nodeId)
  return { onPointerEnter: at, onPointerLeave: away, onFocus: at, onBlur: away }
}
