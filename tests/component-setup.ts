import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadResults } from '../src/nodes/kit/result-part'
import { waitTimeout } from './wait-timeout-setup'

// jsdom implements neither modal dialogs nor layout.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
Element.prototype.scrollIntoView ??= () => {}
globalThis.matchMedia ??= query => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList

afterEach(cleanup)

// They load with the engine, so they are there when a result is.
beforeAll(loadResults)

// A slow machine is no failure: a wait ends with its condition, or with the test's timeout.
configure({ asyncUtilTimeout: waitTimeout })
