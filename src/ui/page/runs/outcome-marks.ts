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
import { type MessageDescriptor, msg } from '../../../language/message'
import type { CardOutcome } from '../../../store/run/card-outcome'

/** Shape and label of each outcome: color alone is not accessible. */
export const outcomeMarks = {
  running: [Loader, msg('Running')],
  waiting: [CircleHelp, msg('Waiting for you')],
  done: [Check, msg('Done')],
  failed: [CircleAlert, msg('Failed')],
  skipped: [CircleSlash, msg('Skipped')],
  stopped: [CircleStop, msg('Stopped')],
  'stopped-early': [Hourglass, msg('Stopped early')],
  nothing: [CircleDashed, msg('No answer')],
  'not-done': [TriangleAlert, msg('Not done')],
  'token-limit': [Scissors, msg('Out of tokens')],
  refused: [Ban, msg('Refused')],
  'connection-cut': [Unplug, msg('Cut off')],
  unknown: [CircleHelp, msg('Unknown ending')],
} as const satisfies Record<Exclude<CardOutcome, 'idle'>, readonly [unknown, MessageDescriptor]>
