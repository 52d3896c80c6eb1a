import type { Recording } from '../../../documents/recordings/recording'
import { activeMessages, localize, t } from '../../../language/active'
import { localizedModelLabels } from '../../../model/model-labels'
import { foldEvents } from '../../../store/run/fold-run'
import { emptyRun, type RunState } from '../../../store/run/run-state'

/** Options for the number of lines for notes. */
export const lineChoices = [0, 6, 12] as const

/** A recorded run as the sheet shows it. */
export function runOfSheet(recording: Recording | null): RunState {
  return recording ? foldEvents(emptyRun, recording.events) : emptyRun
}

/** Date and models of a run: "Run on November 21, 2026, answered by Demo.". */
export function formatRunTime({ events }: Recording): string {
  const when = activeMessages().date(events[0]?.at ?? 0, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const models = localizedModelLabels(events.filter(event => event.type === 'request')).map(localize)
  return models.length > 0
    ? t('Run on {when}, answered by {models}.', { when, models: activeMessages().list(models) })
    : t('Run on {when}.', { when })
}
