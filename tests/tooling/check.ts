import { execFileSync } from 'node:child_process'
import { runStages } from './run-stages'
import { changeStages, root } from './stages'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()

/** The base commit: where the branch left its upstream, else the last commit. */
function changeBase(): string {
  try {
    return git('merge-base', 'HEAD', '@{upstream}')
  } catch {
    return 'HEAD'
  }
}

const { failed } = await runStages(changeStages(changeBase()), root)
process.exitCode = failed > 0 ? 1 : 0
