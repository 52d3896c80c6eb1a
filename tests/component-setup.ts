import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { waitTimeout } from './wait-timeout-setup'

// jsdom implements neither modal dialogs, nor popovers, nor layout.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
HTMLElement.prototype.showPopover ??= () => {}
HTMLElement.prototype.hidePopover ??= () => {}
Element.prototype.scrollIntoView ??= () => {}
globalThis.matchMedia ??= query => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList

afterEach(cleanup)

// A slow machine is no failure: a wait ends with its condition, or with the test's timeout.
configure({ asyncUtilTimeout: waitTimeout })
