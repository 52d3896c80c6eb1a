import { formatDuration } from '../../../components/text'
import type { RecordingOrigin } from '../../../documents/recordings/recording'
import { activeMessages, localize, t } from '../../../language/active'
import type { RunEvent, RunEventOf } from '../../../model/events'
import { localizedModelLabels } from '../../../model/model-labels'
import { Unverified } from '../../parts/Unverified'

interface RunFactsProps {
  events: readonly RunEvent[]
  origin?: RecordingOrigin
}

/** Facts about a recorded run in a line: calls, models, duration, and whether it is verified. */
export function RunFacts({ events, origin }: RunFactsProps) {
  const requests = events.filter((event): event is RunEventOf<'request'> => event.type === 'request')
  const models = localizedModelLabels(requests).map(localize)
  const lasted = (events.at(-1)?.at ?? 0) - (events[0]?.at ?? 0)
  return (
    <>
      {models.length > 0
        ? t('{calls, plural, one {# model call} other {# model calls}}, answered by {models}, {duration}', {
            calls: requests.length,
            models: activeMessages().list(models),
            duration: formatDuration(lasted),
          })
        : t('{calls, plural, one {# model call} other {# model calls}}, {duration}', {
            calls: requests.length,
            duration: formatDuration(lasted),
          })}{' '}
      {origin && <Unverified origin={origin} />}
    </>
  )
}
