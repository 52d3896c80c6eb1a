import { nodeTypes } from '../../src/nodes/registry'
import { loadView } from '../../src/ui/stack/views'

/** Loads the views of all node types, so that cards are drawn at once. */
export async function loadViews(): Promise<void> {
  await Promise.all([...nodeTypes.keys()].map(loadView))
}
