import { useMemo } from 'react'
import { useStore } from 'zustand'
import { Tabs } from '../../../components/Tabs'
import { t } from '../../../language/active'
import { useApp } from '../../app/app-context'
import { compareStateOf, type Setup } from './compare-state'
import { GridTab } from './GridTab'
import { TableTab } from './TableTab'

/** Runs the open stack many times, or once per row of a table, and shows the results side by side. */
export default function CompareDialog() {
  const app = useApp()
  const documentId = useStore(app.editor, state => state.draft.document.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each document has a room of its own.
  const room = useMemo(() => compareStateOf(app), [app, documentId])
  const tab = useStore(room.setup, state => state.tab)
  return (
    <Tabs
      label={t('Run many')}
      chosen={tab}
      onChoose={id => room.setup.setState({ tab: id as Setup['tab'] })}
      tabs={[
        { id: 'wall', label: t('Wall') },
        { id: 'table', label: t('Table of inputs') },
      ]}
    >
      {tab === 'wall' ? <GridTab room={room} /> : <TableTab room={room} />}
    </Tabs>
  )
}
