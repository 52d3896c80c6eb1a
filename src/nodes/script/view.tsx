import { SquareTerminal } from 'lucide-react'
import { Preformatted } from '../../components/Preformatted'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { workView } from '../kit/outputs'
import type { NodeView } from '../view'
import type { ScriptConfig } from './node'

/** An empty prompt. */
function Prompt() {
  return (
    <Sketch width={64} height={32} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M10 8l8 8-8 8" />
      <path d="M26 24h28" strokeDasharray="6 6" />
    </Sketch>
  )
}

const view: NodeView<ScriptConfig> = {
  Icon: SquareTerminal,
  shelf: 'developer',
  alsoCalled: msg({ message: 'code bash shell command program', context: 'other words that find the card “Script”' }),
  summary: ({ cmd }) => cmd.trim().split('\n')[0] || t('no command yet'),
  ...workView({
    read: ({ output }) => (typeof output === 'string' && output !== '' ? output : undefined),
    draw: text => <Preformatted text={text} />,
    empty: {
      art: <Prompt />,
      soon: msg('What the command prints will show here.'),
      busy: msg('The command is running…'),
    },
  }),
}

export default view
