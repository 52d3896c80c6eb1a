import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { Tabs } from '../../../components/Tabs'
import { t } from '../../../language/active'
import type { Node } from '../../../model/document'
import type { AppStores } from '../../../store/app'
import { modelsOf, rowsOf } from '../../../store/batch/plan'
import { useApp } from '../../page/app-context'
import { DEMO_ID } from '../../page/models/model-options'
import type { OverlayProps } from '../../page/overlay'
import { type CompareState, compareStateOf, type Setup } from './compare-state'
import { GridTab } from './GridTab'
import { TableTab } from './TableTab'

/** Runs the open stack many times, or once per row of a table, and shows the results side by side. */
export default function CompareDialog({ overlay: { starts } }: OverlayProps<'compare'>) {
  const app = useApp()
  const documentId = useStore(app.editor, state => state.draft.document.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each document has a room of its own.
  const room = useMemo(() => compareStateOf(app), [app, documentId])
  const tab = useStore(room.setup, state => state.tab)
  useEffect(() => {
    if (starts) startWhereFree(app, room)
  }, [starts, app, room])
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

/** Repeats the stack on the wall, where only the demo answers: what costs money begins with a press beside its price. */
function startWhereFree(app: AppStores, room: CompareState): void {
  const { draft } = app.editor.getState()
  const models = modelsOf(draft.document)
  const isFree = ({ config }: Node) => {
    const id = config.model || app.settings.getState().defaultModel
    return id === '' || id === DEMO_ID
  }
  room.setup.setState({ tab: 'wall', change: 'nothing', times: 12 })
  if (models.length === 0 || !models.every(isFree) || room.wall.getState().status === 'running') return
  void room.wall.start({ rows: rowsOf(draft, { kind: 'nothing' }), times: 12 }, { mayCallOut: false })
}
