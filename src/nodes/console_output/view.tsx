import { MonitorDown } from 'lucide-react'
import { Preformatted } from '../../components/Preformatted'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { workView } from '../kit/outputs'
import type { NodeView } from '../view'
import type { ConsoleConfig } from './node'

/** An empty screen. */
function Screen() {
  return (
    <Sketch strokeLinejoin="round">
      <rect x="10" y="2" width="44" height="26" rx="3" fill="currentColor" fillOpacity="0.15" />
      <path d="M18 12h22M18 19h14" strokeDasharray="5 5" strokeLinecap="round" />
      <path d="M24 34h16" strokeLinecap="round" />
    </Sketch>
  )
}

const view: NodeView<ConsoleConfig> = {
  Icon: MonitorDown,
  shelf: 'developer',
  alsoCalled: msg({ message: 'print stdout terminal log', context: 'other words that find the card “Console”' }),
  summary: ({ prefix }) => (prefix.trim() ? t('after “{prefix}”', { prefix: prefix.trim() }) : t('as it comes')),
  ...workView({
    read: ({ output }) => (typeof output === 'string' ? output : undefined),
    draw: (text, { prefix }: ConsoleConfig) => <Preformatted text={prefix + text} />,
    empty: {
      art: <Screen />,
      soon: msg('What is printed will show here.'),
      busy: msg('Waiting for something to print…'),
    },
  }),
}

export default view
