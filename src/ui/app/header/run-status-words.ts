import type { RunState } from '../../../store/run/run-state'

/** The status of a run in a word. */
export const runStatusWords: Record<RunState['status'], string> = {
  ready: 'Ready',
  running: 'Running',
  waiting: 'Waiting for you',
  finished: 'Finished',
  'cut-short': 'Cut short',
  failed: 'Failed',
  stopped: 'Stopped',
}
