import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CodeJob, CodeResult } from '../../src/model/services'
import { interpret } from '../../src/sandbox/custom-code/interpreter'

const file = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm')
let compiled: Promise<NonNullable<Parameters<typeof interpret>[1]>> | undefined

/** Runs code in the interpreter, which is compiled once, without a time limit: its clock is constant. */
export async function interpretForTest(job: CodeJob, now: () => number = () => 0): Promise<CodeResult> {
  compiled ??= WebAssembly.compile(readFileSync(file)) as never
  return interpret(job, await compiled, now)
}
