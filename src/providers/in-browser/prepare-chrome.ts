import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import { isInsecureOrigin } from '../connections/plain-http'
import type { ConnectionTest } from '../connections/test-connection'
import { type PromptApi, promptApi, textNeeds } from './prompt-api'

/** Why the browser's own model cannot be used yet. */
export type BuiltInState = 'plain-http' | 'none' | 'too-weak' | 'to-fetch' | 'fetching' | 'ready'

/** Checks whether the browser has a model, without downloading any. */
export async function builtInState(api: PromptApi | undefined = promptApi()): Promise<BuiltInState> {
  if (!api) return isInsecureOrigin() ? 'plain-http' : 'none'
  const states = {
    unavailable: 'too-weak',
    downloadable: 'to-fetch',
    downloading: 'fetching',
    available: 'ready',
  } as const
  try {
    return states[await api.availability(textNeeds)] ?? 'too-weak'
  } catch {
    return 'too-weak'
  }
}

/** What a person reads of a state, and what to do next. */
export const builtInSentences: Record<BuiltInState, MessageDescriptor> = {
  'plain-http': msg(
    'This page came over plain http, and browsers do not let such pages use their model. Open aili5 at an https address, or choose another way.',
  ),
  none: msg(
    'This browser has no model of its own. Chrome 148 or newer has one, on a computer with Windows, macOS or Linux, or on a Chromebook Plus. Use that, or choose another way.',
  ),
  'too-weak': msg(
    'This browser knows the model, but this computer cannot run it. It needs 22 GB of free disk space, and a graphics card with more than 4 GB, or 16 GB of memory. A school may also have turned it off. Free some space, or choose another way.',
  ),
  'to-fetch': msg('Your browser can run a model. It downloads it once, a few gigabytes, for all pages that use it.'),
  fetching: msg('Your browser is downloading its model now. That can take a while. You can go on here.'),
  ready: msg('Your browser’s own model is here. You can run now, even without a network.'),
}

/**
 * Has the browser fetch its model, if it is not there yet, and asks it one small thing. Has to be called from a press of
 * a button: browsers fetch nothing otherwise.
 * @param onProgress gets 0 to 1.
 */
export async function tryBuiltIn(
  onProgress: (part: number) => void,
  signal: AbortSignal,
  api: PromptApi | undefined = promptApi(),
): Promise<ConnectionTest> {
  const state = await builtInState(api)
  if (!api || state === 'plain-http' || state === 'none' || state === 'too-weak')
    return no(builtInSentences[state], msg('State: {state}.', { state }))
  try {
    const session = await api.create({
      ...textNeeds,
      signal,
      monitor: monitor =>
        monitor.addEventListener('downloadprogress', event => onProgress((event as ProgressEvent).loaded)),
    })
    try {
      const reader = session.promptStreaming([{ role: 'user', content: 'Say hello.' }], { signal }).getReader()
      const { value = '' } = await reader.read()
      await reader.cancel()
      return {
        ok: true,
        sentence: builtInSentences.ready,
        detail: msg('It began: “{value}”', { value: value.slice(0, 60) }),
      }
    } finally {
      session.destroy()
    }
  } catch (error) {
    signal.throwIfAborted()
    const { name, message } = error instanceof Error || error instanceof DOMException ? error : new Error(String(error))
    return no(cureOf(name), msg('{name}: {message}', { name, message }))
  }
}

function cureOf(name: string): MessageDescriptor {
  if (name === 'NetworkError') return msg('The model could not be downloaded. Check your connection, then try again.')
  if (name === 'QuotaExceededError')
    return msg('There is not enough room on this disk. The model needs 22 GB. Free some space, then try again.')
  if (name === 'NotAllowedError')
    return msg(
      'The browser did not let this page use its model. Press the button once more. If that does not help, a rule of your school may forbid it.',
    )
  return msg('The browser’s model did not answer. Close other tabs or start the browser again, then try once more.')
}

function no(sentence: LocalizedText, detail: LocalizedText): ConnectionTest {
  return { ok: false, sentence, detail }
}
