import { Disclosure } from '../../components/Disclosure'
import { Fields } from '../../components/Field'
import { t } from '../../language/active'
import type { NodeType } from '../../model/node-type'
import type { EditorProps, NodeView } from '../view'
import { FormFields } from './FormFields'
import { fieldsOfConfig } from './form-fields'

interface SettingsFormProps extends EditorProps {
  type: NodeType
  view: Pick<NodeView, 'controls'>
}

/** Whether a type has settings. */
export function hasSettingsForm(type: NodeType): boolean {
  return fieldsOfConfig(type).length > 0
}

/** A form of the settings in the schema of a node's config: its own fields first, then those that all tools have. */
export function SettingsForm({ type, view, onChange, isLocked, ...editor }: SettingsFormProps) {
  const { config, services } = editor
  const fields = fieldsOfConfig(type).filter(
    // Filled-in arguments are for developers; those of the document are shown to all.
    ({ name }) => name !== 'prefilled' || services.forDevelopers || config.prefilled !== undefined,
  )
  const templates = Object.values(type.templates ?? {}).flatMap(names => (Array.isArray(names) ? names : []))
  const form = {
    value: config,
    onChange: (patch: object) => onChange(patch),
    isLocked,
    card: { ...editor, controls: view.controls, templates },
  }
  const rare = fields.filter(({ setting }) => setting.isRare)
  return (
    <Fields>
      <FormFields {...form} fields={fields.filter(({ setting }) => !setting.isRare)} />
      {rare.length > 0 && (
        <Disclosure title={t('More')}>
          <FormFields {...form} fields={rare} />
        </Disclosure>
      )}
    </Fields>
  )
}
