import { Suspense, use } from 'react'
import { ErrorBoundary } from '../parts/ErrorBoundary'
import { loadView } from './views'

interface TypeIconProps {
  type: string
  size?: number | string
}

/** The icon of a node type, as soon as its looks are there; nothing where they cannot be had. */
export function TypeIcon(props: TypeIconProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loaded({ type, size = 17 }: TypeIconProps) {
  const view = use(loadView(type))
  return view && <view.Icon size={size} aria-hidden />
}
