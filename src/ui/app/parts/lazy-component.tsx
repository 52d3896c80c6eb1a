import { type ComponentType, lazy, Suspense } from 'react'
import { ErrorBoundary } from '../../../components/ErrorBoundary'
import { needTranslations, t } from '../../../language/active'
import type { CatalogPart } from '../../../language/languages'
import { loadNodeTypes } from '../../../store/document/node-types'
import styles from './lazy.module.css'

interface LazyOptions {
  quiet?: boolean
  needsTypes?: boolean
  says?: readonly CatalogPart[]
}

/**
 * A lazily loaded part of the page. When it cannot be loaded, or throws, it shows an error in its place with a retry;
 * the rest of the page is unaffected. A `quiet` one renders nothing instead. All node types are loaded before it,
 * unless it does not need them, and the parts of the page's translations that are in `says`.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { quiet = false, needsTypes = true, says = [] }: LazyOptions = {},
): ComponentType<Props> {
  const loadWithTypes = async () => {
    const [part] = await Promise.all([load(), needsTypes && loadNodeTypes(), needTranslations(...says)])
    return part
  }
  // `lazy` caches its failure, so each retry needs a new one.
  let Part = lazy(loadWithTypes)
  return function Late(props: Props) {
    return (
      <ErrorBoundary
        fallback={retry =>
          quiet ? null : (
            <div className={styles.gone} role="alert">
              <p>{t('This part of the page could not be shown. You may be offline.')}</p>
              <button
                type="button"
                onClick={() => {
                  Part = lazy(loadWithTypes)
                  retry()
                }}
              >
                {t('Try again')}
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
