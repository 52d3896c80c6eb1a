import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'tsdown'
import { type Measure, median } from './measure'

const root = resolve(import.meta.dirname, '../../..')
const rounds = 11

/** Duration of the built command, relative to an empty Node program. */
export async function measureCommand(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aili5-bench-'))
  try {
    await build({ outDir: folder, dts: false, logLevel: 'silent' })
    const program = join(folder, 'aili5.js')
    const bare = ['-e', '0']
    const help = [program, 'help']
    const run = [program, 'run', join(root, 'public/examples/simple-chat.json'), '--in', 'said=I am happy']
    const times = new Map<readonly string[], number[]>([bare, help, run].map(args => [args, []]))
    // Alternating, so that the machine's load affects all of them.
    for (let round = 0; round < rounds; round++) {
      for (const [args, taken] of times) {
        const start = performance.now()
        execFileSync(process.execPath, args, { cwd: root, stdio: 'ignore' })
        taken.push(performance.now() - start)
      }
    }
    const ms = (args: readonly string[]) => median(times.get(args) ?? [])
    const measure = (name: string, args: readonly string[], atMost: number): Measure => ({
      name,
      value: ms(args),
      unit: 'ms',
      reference: { name: 'node -e 0', value: ms(bare) },
      target: { atMost, of: 'ratio' },
    })
    return [measure('aili5 help, start to end', help, 3), measure('aili5 run, a small pipeline', run, 6)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
