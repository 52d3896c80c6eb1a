import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '../../components/ErrorBoundary'
import { useScreen } from '../page/screen'

interface LazyPartProps {
  children: ReactNode
  onFail?(): void
}

/**
 * Around a part of the page that loads on first use: nothing until it is there. Where it fails, the page says so in one
 * place, see `FailedPartNotice`, and everything else works on.
 */
export function LazyPart({ children, onFail }: LazyPartProps) {
  const screen = useScreen()
  const onError = (error: unknown) => {
    screen.reportMissingPart(error, 'drawing')
    onFail?.()
  }
  return (
    <ErrorBoundary fallback={() => null} onError={onError}>
      <Suspense fallback={<span data-loading hidden />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
