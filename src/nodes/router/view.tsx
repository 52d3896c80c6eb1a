import { Signpost, Split } from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Rich } from '../../components/Rich'
import { Sketch } from '../../components/Sketch'
import { localize, t } from '../../language/active'
import { msg } from '../../language/message'
import type { RouterConfig } from '../../model/router'
import { modelName } from '../kit/models'
import { workView } from '../kit/outputs'
import { UsageLine } from '../kit/UsageLine'
import type { NodeView } from '../view'
import { targetField } from './target-field'
import styles from './view.module.css'

/** A fork. */
function BlankFork() {
  return (
    <Sketch width={64} height={38} strokeWidth="4" strokeLinecap="round">
      <path d="M32 36V22" />
      <path d="M32 22C32 12 18 14 12 5M32 22c0-10 14-8 20-17" strokeDasharray="1 8" />
      <circle cx="32" cy="22" r="3" fill="currentColor" stroke="none" />
    </Sketch>
  )
}

const view: NodeView<RouterConfig> = {
  Icon: Split,
  alsoCalled: msg({
    message: 'if else condition branch choose switch decide',
    context: 'other words that find the card “Router”',
  }),
  controls: { 'rules.target': targetField(msg('please choose')), otherwise: targetField(msg('the last one')) },
  summary({ mode, model, rules }) {
    if (mode === 'rules') return t('{count, plural, one {# rule} other {# rules}}', { count: rules.length })
    return t('asks {model}', { model: modelName(model) })
  },
  ...workView({
    read: ({ route }) => route,
    draw: (route, { mode }: RouterConfig, { output }) => (
      <>
        <p className={classNames(layout.row3, layout.bold, layout.breakWords, styles.way)}>
          <Signpost size={26} aria-hidden />
          <span>{route.selectedPath.blockTitle}</span>
        </p>
        <p className={layout.breakWords}>
          {mode === 'model' && route.reason === route.selectedRoute ? (
            <Rich
              text={msg('The model named it: <code>{route}</code>', { route: route.selectedRoute })}
              tags={{ code: name => <code>{name}</code> }}
            />
          ) : (
            localize(route.reason)
          )}
        </p>
        <UsageLine output={output} />
      </>
    ),
    empty: {
      art: <BlankFork />,
      soon: msg('The path it chooses will show here.'),
      busy: msg('Reading, and choosing a way…'),
    },
  }),
}

export default view
