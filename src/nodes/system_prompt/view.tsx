import { ScrollText } from 'lucide-react'
import { TextAreaField } from '../../components/TextAreaField'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { boundFields } from '../kit/bound-fields'
import { Templates } from '../kit/Templates'
import type { EditorProps, NodeView } from '../view'
import type { SystemPromptConfig } from './node'

function Face({ nodeId, config, onChange, isLocked, services }: EditorProps<SystemPromptConfig>) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <Templates names={() => services.readable?.(nodeId) ?? []}>
      <TextAreaField
        label={t('Prompt')}
        {...bind('prompt')}
        placeholder={t('You are a friendly guide who explains things in short words.')}
        brief
        aside
      />
    </Templates>
  )
}

const view: NodeView<SystemPromptConfig> = {
  Icon: ScrollText,
  shelf: 'everyday',
  alsoCalled: msg({
    message: 'instructions role persona rules behavior',
    context: 'other words that find the card “System prompt”',
  }),
  Face,
  summary: ({ prompt }) => prompt.trim().replace(/\s+/g, ' ') || t('no prompt yet'),
}

export default view
