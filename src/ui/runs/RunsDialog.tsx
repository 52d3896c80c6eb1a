import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Dialog } from '../../components/Dialog'
import { Tabs } from '../../components/Tabs'
import { localize, t } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'
import type { OverlayProps } from '../app/dialogs'
import { type RunsTabId, useScreen } from '../app/screen'
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
export default function RunsDialog({ open, onClose }: OverlayProps) {
  return (
    <Dialog open={open} title={t('Runs')} shape="wide" onClose={onClose}>
      <Contents />
    </Dialog>
  )
}

function Contents() {
  const screen = useScreen()
  const tab = useStore(screen, state => state.runsTab)
  const isHidden = useHasHidden()
  // The next opening starts with the first tab, unless it asks for another.
  useEffect(() => () => screen.setState({ runsTab: 'runs' }), [screen])
  return (
    <Tabs
      label={t('Runs')}
      tabs={tabs.map(({ id, label }) => ({ id, label: localize(label) }))}
      chosen={tab}
      onChoose={id => screen.setState({ runsTab: id as RunsTabId })}
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
