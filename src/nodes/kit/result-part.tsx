import { type ComponentType, type ReactNode, Suspense, use } from 'react'

type ResultsChunk = typeof import('../results.chunk')

let loading: Promise<ResultsChunk> | undefined

/** Loads what shows results; once loaded, `use` reads the promise synchronously. A failure is tried again by the next call. */
export function loadResults(): Promise<ResultsChunk> {
  if (loading) return loading
  const promise = import('../results.chunk')
  loading = promise
  promise.then(
    value => Object.assign(promise, { status: 'fulfilled', value }),
    () => {
      loading = undefined
    },
  )
  return promise
}

/** A component that only results need. In its place is `instead` until it is loaded. */
export function resultPart<Props extends object>(
  pick: (chunk: ResultsChunk) => ComponentType<Props>,
): ComponentType<Props & { instead?: ReactNode }> {
  function Loaded(props: Props) {
    const Part = pick(use(loadResults()))
    return <Part {...props} />
  }
  return function ResultPart({ instead, ...props }) {
    return (
      <Suspense fallback={instead}>
        <Loaded {...(props as Props)} />
      </Suspense>
    )
  }
}
