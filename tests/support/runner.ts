import type { RunnerState } from '../../src/store/run/run'
import { emptyRun } from '../../src/store/run/run-state'

/** A runner before its first run. */
export const idleRunner: RunnerState = {
  run: emptyRun,
  events: [],
  recorded: [],
  earlierRuns: [],
  live: false,
  paused: null,
  covered: false,
}
