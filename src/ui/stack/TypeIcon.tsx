import { use } from 'react'
import { loadView } from './views'

/** The icon of a node type. Suspends until its looks are loaded. */
export function TypeIcon({ type, size = 17 }: { type: string; size?: number }) {
  const view = use(loadView(type))
  return view && <view.Icon size={size} aria-hidden />
}
