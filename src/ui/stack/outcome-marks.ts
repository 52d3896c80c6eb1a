import {
  Ban,
  Check,
  CircleAlert,
  CircleDashed,
  CircleHelp,
  CircleSlash,
  CircleStop,
  Hourglass,
  Loader,
  Scissors,
  TriangleAlert,
  Unplug,
} from 'lucide-react'
import type { CardOutcome } from '../../store/run/card-outcome'

/** Shape and label of each outcome: color alone is not accessible. */
export const outcomeMarks = {
  running: [Loader, 'Running'],
  waiting: [CircleHelp, 'Waiting for you'],
  done: [Check, 'Done'],
  failed: [CircleAlert, 'Failed'],
  skipped: [CircleSlash, 'Skipped'],
  stopped: [CircleStop, 'Stopped'],
  'stopped-early': [Hourglass, 'Stopped early'],
  nothing: [CircleDashed, 'Nothing came'],
  'not-done': [TriangleAlert, 'Not done'],
  'token-limit': [Scissors, 'Out of tokens'],
  refused: [Ban, 'Refused'],
  'connection-cut': [Unplug, 'Cut off'],
  unknown: [CircleHelp, 'Not known how it ended'],
} as const satisfies Record<Exclude<CardOutcome, 'idle'>, readonly [unknown, string]>
