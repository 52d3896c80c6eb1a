import { memo, Suspense, use } from 'react'
import { ErrorBoundary } from '../../components/ErrorBoundary'
import { editorPart } from '../app/editor-part'
import { loadView } from './views'

const UnknownIcon = editorPart(chunk => chunk.UnknownIcon, { quiet: true })

interface TypeIconProps {
  type: string
  size?: number | string
}

/** The icon of a node type once its view is loaded; nothing if that fails, a puzzle piece for an unknown type. */
export const TypeIcon = memo(function TypeIcon(props: TypeIconProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </ErrorBoundary>
  )
})

function Loaded({ type, size = 17 }: TypeIconProps) {
  const view = use(loadView(type))
  const Icon = view?.Icon ?? UnknownIcon
  return <Icon size={size} aria-hidden />
}
