import { useState } from 'react'
import { Tabs } from '../../components/Tabs'
import { localize, t } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'
import type { OverlayProps, RunsTabId } from '../page/overlay'
import { ExecutionsTab } from './executions/ExecutionsTab'
import { RunsTab } from './replay/RunsTab'
import { CompareTab } from './side-by-side/CompareTab'

const tabs: readonly { id: RunsTabId; label: MessageDescriptor }[] = [
  { id: 'runs', label: msg('Runs') },
  { id: 'steps', label: msg('Card by card') },
  { id: 'compare', label: msg('Compare') },
]

/** What was run: the saved runs, card by card what each got, gave and took, and two of them side by side. */
export default function RunsDialog({ overlay }: OverlayProps<'runs'>) {
  const [tab, setTab] = useState(overlay.tab ?? 'runs')
  return (
    <Tabs
      label={t('Runs')}
      tabs={tabs.map(({ id, label }) => ({ id, label: localize(label) }))}
      chosen={tab}
      onChoose={id => setTab(id as RunsTabId)}
    >
      {tab === 'runs' && <RunsTab />}
      {tab === 'steps' && <ExecutionsTab />}
      {tab === 'compare' && <CompareTab />}
    </Tabs>
  )
}
