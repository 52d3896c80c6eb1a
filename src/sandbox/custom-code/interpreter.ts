import variant from '@jitl/quickjs-wasmfile-release-sync'
import {
  type CustomizeVariantOptions,
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
} from 'quickjs-emscripten-core'
import { errorText, LocalizedError } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import type { JsonValue } from '../../model/json'
import type { CodeJob, CodeResult } from '../../model/services'
import { parseUntrustedJson } from '../../model/untrusted-json'
import { CODE_LIMIT_MS, CODE_TOO_SLOW } from '../limits'

/**
 * All that the interpreter and its code can have, in WebAssembly's pages of 64 kB. QuickJS has a limit of its own, but
 * built for WebAssembly it does not know how much it has given out.
 */
const MEMORY_PAGES = 256
const STACK_BYTES = 256_000
const MOST_CODE_CHARACTERS = 100_000
const MOST_INPUT_CHARACTERS = 2_000_000
const MOST_OUTPUT_CHARACTERS = 20_000

/** A part of every platform that we run on; the types of the headless part do not have it. */
declare const WebAssembly: {
  Memory: new (pages: { initial: number; maximum: number }) => NonNullable<CustomizeVariantOptions['wasmMemory']>
}

/**
 * Runs code in a JavaScript interpreter: QuickJS in WebAssembly. The code has the language and the data of its job, and
 * no access to the machine: no network, no storage, no modules, no host functions.
 *
 * Each job gets an instance of its own, which is dropped afterwards: interrupted code leaves an interpreter that cannot
 * be cleaned up, and no state may leak between jobs.
 * @param wasm the compiled interpreter, for environments that cannot read it from its package each time.
 * @param now a clock in milliseconds for the time limit.
 */
export async function interpret(
  { code, args, context }: CodeJob,
  wasm?: CustomizeVariantOptions['wasmModule'],
  now: () => number = Date.now,
): Promise<CodeResult> {
  const given = JSON.stringify([args, context])
  if (code.length > MOST_CODE_CHARACTERS) {
    return { problem: msg('The code is too long: {most, number} characters at most.', { most: MOST_CODE_CHARACTERS }) }
  }
  if (given.length > MOST_INPUT_CHARACTERS) {
    return {
      problem: msg('The code would be given too much: {most, number} characters at most.', {
        most: MOST_INPUT_CHARACTERS,
      }),
    }
  }
  const wasmMemory = new WebAssembly.Memory({ initial: MEMORY_PAGES, maximum: MEMORY_PAGES })
  const quickJs = await newQuickJSWASMModuleFromVariant(
    newVariant(variant, { wasmMemory, ...(wasm && { wasmModule: wasm }) }),
  )
  const runtime = quickJs.newRuntime()
  runtime.setMaxStackSize(STACK_BYTES)
  const deadline = now() + CODE_LIMIT_MS
  const isLate = () => now() > deadline
  runtime.setInterruptHandler(isLate)
  try {
    return { value: new Call(runtime.newContext(), isLate).make(code, given) }
  } catch (error) {
    if (error instanceof Problem) return { problem: error.words }
    // The interpreter itself gave up: data nested deeper than it can follow, for one.
    return { problem: msg('The code was too much for the interpreter: {why}', { why: errorText(error) }) }
  }
}

/** Why there is no value, as a sentence. */
class Problem extends LocalizedError {}

class Call {
  constructor(
    private readonly vm: QuickJSContext,
    private readonly isLate: () => boolean,
  ) {}

  make(code: string, given: string): JsonValue {
    const { vm } = this
    // Taken before any foreign code runs, so that it cannot put its own in their place.
    const parse = this.evaluate('JSON.parse')
    const stringify = this.evaluate('JSON.stringify')
    const pair = this.call(parse, vm.newString(given))
    const tool = this.evaluate(`(async function (args, { outputs, names, vars }) {\n${code}\n})`)
    const value = this.settled(this.call(tool, vm.getProp(pair, 0), vm.getProp(pair, 1)))
    const printed = this.call(stringify, value)
    if (vm.typeof(printed) !== 'string') throw new Problem(msg('The code gave nothing back. End it with: return …'))
    const text = vm.getString(printed)
    if (text.length > MOST_OUTPUT_CHARACTERS) {
      throw new Problem(
        msg('The code gave back too much: {most, number} characters at most.', { most: MOST_OUTPUT_CHARACTERS }),
      )
    }
    const result = parseUntrustedJson(text)
    if (result === undefined) throw new Problem(msg('The code gave back something that is nested too deeply.'))
    return result
  }

  private evaluate(code: string): QuickJSHandle {
    return this.unwrap(this.vm.evalCode(code, FILE))
  }

  private call(fn: QuickJSHandle, ...args: QuickJSHandle[]): QuickJSHandle {
    return this.unwrap(this.vm.callFunction(fn, this.vm.undefined, ...args))
  }

  /** The value of a promise, once all that can happen has happened. */
  private settled(promise: QuickJSHandle): QuickJSHandle {
    const { vm } = this
    this.unwrap(vm.runtime.executePendingJobs())
    const state = vm.getPromiseState(promise)
    if (state.type === 'fulfilled') return state.value
    if (state.type === 'rejected') throw this.problemOf(state.error)
    throw new Problem(this.isLate() ? CODE_TOO_SLOW : msg('The code waits for something that never comes.'))
  }

  private unwrap<T>(result: { value: T; error?: undefined } | { error: QuickJSHandle }): T {
    if (result.error) throw this.problemOf(result.error)
    return result.value
  }

  /** An error as a sentence, with the line of the code that it came from. */
  private problemOf(error: QuickJSHandle): Problem {
    // Where memory is so short that no error can be made, null is thrown.
    if (this.vm.eq(error, this.vm.null)) return new Problem(this.isLate() ? CODE_TOO_SLOW : TOO_LARGE)
    const isObject = this.vm.typeof(error) === 'object'
    const [name, message, stack] = ['name', 'message', 'stack'].map(part => (isObject ? this.textOf(error, part) : ''))
    const thrown = isObject ? '' : this.vm.getString(error)
    // Asked only now: reading an error may run code too.
    if (this.isLate()) return new Problem(CODE_TOO_SLOW)
    if (!isObject) return new Problem(msg('The code threw: {thrown}', { thrown: thrown.slice(0, 500) }))
    if (name === 'InternalError' && message === 'out of memory') return new Problem(TOO_LARGE)
    const line = Number(/tool\.js:(\d+)/.exec(stack ?? '')?.[1]) - LINES_BEFORE
    const said: LocalizedText =
      [name, message].filter(Boolean).join(': ').slice(0, 500) || msg('The code threw an error without words.')
    return new Problem(line >= 1 ? msg('{said} (line {line})', { said, line: String(line) }) : said)
  }

  private textOf(of: QuickJSHandle, part: string): string {
    const handle = this.vm.getProp(of, part)
    return this.vm.typeof(handle) === 'string' ? this.vm.getString(handle) : ''
  }
}

const FILE = 'tool.js'
/** The head of the function that the code is the body of. */
const LINES_BEFORE = 1
const TOO_LARGE = msg('The code used more than {megabytes, number} MB of memory, and was stopped.', {
  megabytes: MEMORY_PAGES / 16,
})
