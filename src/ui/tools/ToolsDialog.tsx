import { Wrench } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { SelectField } from '../../components/SelectField'
import { Tabs } from '../../components/Tabs'
import { localize, t } from '../../language/active'
import type { ToolFace } from '../../model/tool-face'
import { TOOL_KINDS, type ToolKind } from '../../toolkit/kinds'
import { useScreen } from '../page/screen'
import { Exports } from './Exports'
import { ToolRow, toolKindLabels, toolStatusLabels } from './ToolRow'
import { useTools } from './use-tools'

/** All pipelines of the library that are tools: kind, users, runs, and definitions to export. */
export default function ToolsDialog() {
  const [tab, setTab] = useState('list')
  const { tools, documents, isReading } = useTools()
  return (
    <Tabs
      label={t('Tools')}
      chosen={tab}
      onChoose={setTab}
      tabs={[
        { id: 'list', label: t('All tools ({count, number})', { count: tools.length }) },
        { id: 'export', label: t('Export all') },
      ]}
    >
      {tab === 'list' ? <List tools={tools} isReading={isReading} /> : <Exports documents={documents} />}
    </Tabs>
  )
}

function List({ tools, isReading }: Pick<ReturnType<typeof useTools>, 'tools' | 'isReading'>) {
  const screen = useScreen()
  const [kind, setKind] = useState<ToolKind | 'any'>('any')
  const [status, setStatus] = useState<ToolFace['status'] | 'any'>('any')
  const shown = tools.filter(
    tool => (kind === 'any' || tool.kind === kind) && (status === 'any' || tool.face.status === status),
  )
  return (
    <div className={layout.stack3}>
      <div className={classNames(layout.columns, layout.bottom)}>
        <SelectField<ToolKind | 'any'>
          label={t('Kind')}
          value={kind}
          options={[
            { value: 'any' as const, label: t('Any kind') },
            ...TOOL_KINDS.map(value => ({ value, label: localize(toolKindLabels[value]) })),
          ]}
          onChange={setKind}
        />
        <SelectField<ToolFace['status'] | 'any'>
          label={t('Status')}
          value={status}
          options={[
            { value: 'any' as const, label: t('Any status') },
            ...(['active', 'draft', 'disabled'] as const).map(value => ({
              value,
              label: localize(toolStatusLabels[value]),
            })),
          ]}
          onChange={setStatus}
        />
        <Button icon={Wrench} onClick={() => screen.show({ name: 'tool', tab: 'face' })}>
          {t('Make a tool')}
        </Button>
      </div>
      <ul className={layout.stack2} aria-label={t('Tools')}>
        {shown.map(tool => (
          <ToolRow key={`${tool.document.id} ${tool.pipeline.id}`} tool={tool} />
        ))}
      </ul>
      {isReading && <p className={layout.hint}>{t('Reading the library…')}</p>}
      {!isReading && shown.length === 0 && (
        <p className={layout.hint}>
          {tools.length === 0
            ? t('There is no tool yet. Any pipeline can be one.')
            : t('No tool has this kind and status.')}
        </p>
      )}
    </div>
  )
}
