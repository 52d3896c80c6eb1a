import { useStore } from 'zustand'
import { SelectField } from '../../components/SelectField'
import { findModelOption, modelChoices } from '../../nodes/kit/models'
import { useApp } from '../app/app-context'
import { useModels } from '../app/use-models'

/** The default model, for inferences that name none. */
export function DefaultModel() {
  const { settings } = useApp()
  const { models } = useModels()
  const id = useStore(settings, state => state.defaultModel)
  const known = findModelOption(models, id)
  return (
    <SelectField
      label="Model for this page"
      help="It answers when an Inference has no model of its own."
      value={known?.id ?? id}
      options={[...(known ? [] : [{ value: id, label: id || 'Demo' }]), ...modelChoices(models, known)]}
      onChange={settings.setDefaultModel}
    />
  )
}
