import { useStore } from 'zustand'
import { Field } from '../../components/Field'
import { findModelOption, groupModels } from '../../nodes/kit/models'
import { useApp } from '../app/app-context'
import { useModels } from '../app/use-models'

/** The default model, for inferences that name none. */
export function DefaultModel() {
  const { settings } = useApp()
  const { models } = useModels()
  const id = useStore(settings, state => state.defaultModel)
  const known = findModelOption(models, id)
  return (
    <Field label="Model for this page" help="It answers when an Inference has no model of its own.">
      {control => (
        <select {...control} value={known?.id ?? id} onChange={event => settings.setDefaultModel(event.target.value)}>
          {!known && <option value={id}>{id || 'Demo'}</option>}
          {groupModels(models, known).map(group => (
            <optgroup key={group.provider} label={group.label}>
              {group.models.map(model => (
                <option key={model.id} value={model.id}>
                  {model.label}
                  {model.retired ? ' (retired)' : model.connected ? '' : ' (not connected)'}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}
