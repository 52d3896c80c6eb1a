import { type Layout, type LayoutTask, layOut } from './layout'

// The page's tsconfig has no types for the scope of a worker.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<LayoutTask>) => void
  postMessage(layout: Layout): void
}

scope.onmessage = ({ data }) => scope.postMessage(layOut(data))
