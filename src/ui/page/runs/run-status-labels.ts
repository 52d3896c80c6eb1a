import { type MessageDescriptor, msg } from '../../../language/message'
import type { RunState } from '../../../store/run/run-state'

/** The status of a run in a word. */
export const runStatusLabels: Record<RunState['status'], MessageDescriptor> = {
  ready: msg('Ready'),
  running: msg('Running'),
  waiting: msg('Waiting for you'),
  finished: msg('Finished'),
  'cut-short': msg('Cut short'),
  failed: msg('Failed'),
  stopped: msg('Stopped'),
}
