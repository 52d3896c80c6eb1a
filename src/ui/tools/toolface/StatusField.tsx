import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { focusOnMount } from '../../../components/focus-on-mount'
import layout from '../../../components/layout.module.css'
import { SelectField } from '../../../components/SelectField'
import { t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import type { ToolFace } from '../../../model/tool-face'
import { dependentsOf, dependentsSentence } from '../../../toolkit/dependents'
import { useApp } from '../../page/app-context'
import type { FaceProps } from './use-tool'

const STATUSES: { value: ToolFace['status']; label: MessageDescriptor }[] = [
  { value: 'draft', label: msg('Draft: only you can try it') },
  { value: 'active', label: msg('Active: others can call it') },
  { value: 'disabled', label: msg('Disabled: nobody can call it') },
]

/** Whether others may call the tool. Before it is closed to those who call it now, they are named. */
export function StatusField({ pipeline, face, onChange }: FaceProps) {
  const { editor, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const [asked, setAsked] = useState<ToolFace['status'] | null>(null)
  const used = dependentsSentence(dependentsOf(document, pipeline.id, nodeTypes))
  const set = (status: ToolFace['status']) => {
    setAsked(null)
    editor.endCoalescing()
    onChange({ status })
  }
  return (
    <>
      <SelectField
        label={t('Status')}
        value={face.status}
        options={STATUSES}
        onChange={status => (used && face.status === 'active' && status !== 'active' ? setAsked(status) : set(status))}
      />
      {asked && (
        <div
          role="alertdialog"
          aria-label={asked === 'draft' ? t('Make it a draft?') : t('Disable it?')}
          className={classNames(layout.cluster2, layout.notice)}
          data-status="error"
        >
          <p>
            {t(
              '{used} Others cannot call it then, and a run that needs it fails. Choose “Active” or Undo to go back.',
              { used: used ?? '' },
            )}
          </p>
          <Button look="danger" onClick={() => set(asked)}>
            {asked === 'draft' ? t('Make it a draft') : t('Disable it')}
          </Button>
          <Button ref={focusOnMount} onClick={() => setAsked(null)}>
            {t('Leave it active')}
          </Button>
        </div>
      )}
    </>
  )
}
