import { type ComponentType, lazy, Suspense } from 'react'
import { loadNodeTypes } from '../../store/node-types'
import { ErrorBoundary } from './ErrorBoundary'
import styles from './late.module.css'

/**
 * A part of the page that is fetched when it is first drawn. When it cannot be fetched, or breaks, it says so in its own
 * place and can be tried again; the rest of the page goes on. A `quiet` one is then simply not there. It may count on all
 * node types, unless it does not need them.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { quiet = false, needsTypes = true }: { quiet?: boolean; needsTypes?: boolean } = {},
): ComponentType<Props> {
  const loadWithTypes = async () => {
    const [part] = await Promise.all([load(), needsTypes && loadNodeTypes()])
    return part
  }
  // A lazy component remembers that it failed, so each new try takes a new one.
  let Part = lazy(loadWithTypes)
  return function Late(props: Props) {
    return (
      <ErrorBoundary
        fallback={retry =>
          quiet ? null : (
            <div className={styles.gone} role="alert">
              <p>This part of the page could not be shown. You may be offline.</p>
              <button
                type="button"
                onClick={() => {
                  Part = lazy(loadWithTypes)
                  retry()
                }}
              >
                Try again
              </button>
            </div>
          )
        }
      >
        <Suspense fallback={<span data-loading hidden />}>
          <Part {...(props as Props & object)} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
