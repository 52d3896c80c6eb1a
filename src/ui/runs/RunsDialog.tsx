import { useState } from 'react'
import { Tabs } from '../../components/Tabs'
import { localize, t } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'
import type { OverlayProps, RunsTabId } from '../app/overlay'
import { HiddenPlaceholder } from '../classroom/predict/HiddenPlaceholder'
import { useHasHidden } from '../classroom/predict/use-has-hidden'
import { ExecutionsTab } from './executions/ExecutionsTab'
import { LogTab } from './log/LogTab'
import { RunsTab } from './replay/RunsTab'
import { TrafficTab } from './traffic/TrafficTab'

const tabs: readonly { id: RunsTabId; label: MessageDescriptor }[] = [
  { id: 'runs', label: msg('Runs') },
  { id: 'executions', label: msg('Executions') },
  { id: 'log', label: msg('Log') },
  { id: 'traffic', label: msg('Traffic') },
]

/** What was run: the saved runs, each step with its input and output, the log, and how connections were used. */
export default function RunsDialog({ overlay }: OverlayProps<'runs'>) {
  const [tab, setTab] = useState(overlay.tab ?? 'runs')
  const isHidden = useHasHidden()
  return (
    <Tabs
      label={t('Runs')}
      tabs={tabs.map(({ id, label }) => ({ id, label: localize(label) }))}
      chosen={tab}
      onChoose={id => setTab(id as RunsTabId)}
    >
      {tab === 'runs' && <RunsTab />}
      {tab === 'executions' &&
        (isHidden ? (
          <HiddenPlaceholder>
            {t('This list would show the answer. It opens when every result is revealed.')}
          </HiddenPlaceholder>
        ) : (
          <ExecutionsTab />
        ))}
      {tab === 'log' &&
        (isHidden ? (
          <HiddenPlaceholder>
            {t('The log would show the answer. It opens when every result is revealed.')}
          </HiddenPlaceholder>
        ) : (
          <LogTab />
        ))}
      {tab === 'traffic' && <TrafficTab />}
    </Tabs>
  )
}
