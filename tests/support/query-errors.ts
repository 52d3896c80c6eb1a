import { getConfig } from '@testing-library/preact'

/**
 * An error of a query that prints the document when its message is read. A wait throws such an error at each attempt and
 * drops all but the last; printing each was up to a seventh of a worker's processor time in a profile.
 */
export function queryError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  let printed: string | undefined
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      printed ??= printedError(message, container).message
      return printed
    },
    set: (text: string) => {
      printed = text
    },
  })
  return error
}

const printedError = getConfig().getElementError
