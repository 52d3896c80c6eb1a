import type { ComponentType } from 'react'
import type { NodeType } from '../model/node-type'
import { hasSettingsForm, SettingsForm, type SettingsFormProps } from './kit/SettingsForm'
import type { EditorProps } from './view'

/** Settings that are no form, by module path. */
const editors = import.meta.glob<ComponentType<EditorProps>>('./*/Editor.tsx', { eager: true, import: 'Editor' })

/** Whether a type has settings of its own. */
export function hasOwnSettings(type: NodeType): boolean {
  return `./${type.type}/Editor.tsx` in editors || hasSettingsForm(type)
}

/** The settings of a node: the Editor in the folder of its type, or else the form from the schema of its config. */
export function NodeTypeSettings({ type, view, ...props }: SettingsFormProps) {
  const Editor = editors[`./${type.type}/Editor.tsx`]
  return Editor ? <Editor {...props} /> : <SettingsForm type={type} view={view} {...props} />
}
