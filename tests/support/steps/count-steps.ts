import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { chargeBuiltIns } from './charge-built-ins'
import { countBlocks } from './count-blocks'

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
 * other, and with counters in all of its functions and loops. The counts of V8's coverage are not the same for the
 * same work.
 */
export async function countSteps<Module>(entry: string): Promise<Counted<Module>> {
  const { output } = (await build({
    configFile: false,
    root: join(import.meta.dirname, '../../..'),
    logLevel: 'error',
    build: {
      ssr: entry,
      write: false,
      target: 'es2017',
      minify: false,
      rollupOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })) as Rolldown.RolldownOutput
  const folder = await mkdtemp(join(tmpdir(), 'aili5-steps-'))
  const file = join(folder, 'counted.mjs')
  await writeFile(file, countBlocks(output[0].code))
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Module & { takeExecuted(): number }
  return {
    module,
    async steps(work) {
      module.takeExecuted()
      let builtIn = 0
      const restore = chargeBuiltIns(letters => {
        builtIn += letters
      })
      try {
        await work(module)
      } finally {
        restore()
      }
      return builtIn + module.takeExecuted()
    },
    end: () => rm(folder, { recursive: true }),
  }
}
