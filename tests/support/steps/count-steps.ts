import { mkdtemp, rm } from 'node:fs/promises'
import { Session } from 'node:inspector/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { chargeBuiltIns } from './charge-built-ins'

/** A module whose work can be counted. */
export interface Counted<Module> {
  module: Module
  /**
   * The amount of work: executed characters of the program, of our code and of its packages, with the work of
   * built-ins. Independent of the machine and its load.
   */
  steps(work: (module: Module) => unknown): Promise<number>
  end(): Promise<void>
}

/**
 * Bundles a module with its dependencies, for a language level without object spread, which is then a function like any
 * other. Loads it under V8's precise coverage, which counts executions of each block.
 */
export async function countSteps<Module>(entry: string): Promise<Counted<Module>> {
  const folder = await mkdtemp(join(tmpdir(), 'aili5-steps-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../../..'),
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir: folder,
      target: 'es2017',
      minify: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'counted.mjs', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const url = pathToFileURL(join(folder, 'counted.mjs')).href
  const module = (await import(/* @vite-ignore */ url)) as Module

  /** What was executed since the last call. */
  const passedOver = async (): Promise<number> => {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const functions = result.find(script => script.url === url)?.functions ?? []
    return functions.reduce((sum, { ranges }) => sum + lettersRun(ranges), 0)
  }

  /** Whether something may have run that is not to be counted. */
  let isUsed = true
  return {
    get module() {
      isUsed = true
      return module
    },
    async steps(work) {
      // Taking the coverage of all loaded scripts takes longer than most of the work that is counted.
      if (isUsed) await passedOver()
      // Until the end of the work, which may fail.
      isUsed = true
      let builtIn = 0
      const restore = chargeBuiltIns(letters => {
        builtIn += letters
      })
      try {
        await work(module)
      } finally {
        restore()
      }
      const steps = builtIn + (await passedOver())
      isUsed = false
      return steps
    },
    async end() {
      await session.post('Profiler.stopPreciseCoverage')
      session.disconnect()
      await rm(folder, { recursive: true })
    },
  }
}

interface Range {
  startOffset: number
  endOffset: number
  count: number
}

/** Characters of a function, multiplied by executions: inner ranges override outer ones. */
function lettersRun(ranges: readonly Range[]): number {
  const around: Range[] = []
  let letters = 0
  for (const range of ranges) {
    while (around.length > 0 && (around.at(-1) as Range).endOffset <= range.startOffset) around.pop()
    const length = range.endOffset - range.startOffset
    letters += length * (range.count - (around.at(-1)?.count ?? 0))
    around.push(range)
  }
  return letters
}
