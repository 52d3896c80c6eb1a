import { type Layout, type LayoutTask, layOut } from './layout'

// The headless part of the page has no types for a worker's own scope.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<LayoutTask>) => void
  postMessage(layout: Layout): void
}

scope.onmessage = ({ data }) => scope.postMessage(layOut(data))
