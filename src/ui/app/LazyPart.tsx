import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '../../components/ErrorBoundary'
import { useScreen } from './screen'

/**
 * Around a part of the page that loads on first use: nothing until it is there. Where it fails, the page says so in one
 * place, see `FailedPartNotice`, and everything else works on.
 */
export function LazyPart({ children }: { children: ReactNode }) {
  const screen = useScreen()
  return (
    <ErrorBoundary fallback={() => null} onError={() => screen.setState({ hasFailedPart: true })}>
      <Suspense fallback={<span data-loading hidden />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
