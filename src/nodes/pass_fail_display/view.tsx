import { CircleCheckBig, OctagonX, Stamp } from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { displayView } from '../kit/outputs'
import type { NodeView } from '../view'
import { type PassFailConfig, stampFor, VerdictOutput } from './node'
import styles from './view.module.css'

/** A check mark in a circle or a cross in an octagon, and a word: color alone is not accessible. */
function Verdict({
  shown: { verdict, label },
  config,
  small,
}: {
  shown: VerdictOutput
  config: PassFailConfig
  small?: boolean
}) {
  const Sign = verdict ? CircleCheckBig : OctagonX
  return (
    <div
      className={
        small ? classNames(layout.cluster2, layout.small) : classNames(layout.stack2, layout.middle, styles.hero)
      }
    >
      {label && <span className={classNames(layout.breakWords, layout.centered, styles.label)}>{label}</span>}
      <span
        className={classNames(layout.status, !small && layout.arriving, styles.stamp)}
        data-status={verdict ? 'done' : 'failed'}
      >
        <Sign aria-hidden />
        {stampFor(verdict, config)}
      </span>
    </div>
  )
}

/** Both signs, undecided. */
function BlankStamps() {
  return (
    <span className={layout.row3}>
      <CircleCheckBig size="2rem" />
      <OctagonX size="2rem" />
    </span>
  )
}

const view: NodeView<PassFailConfig> = {
  Icon: Stamp,
  alsoCalled: msg({ message: 'check test yes no boolean', context: 'other words that find the card “Pass or fail”' }),
  summary: config => t('{yes} or {no}', { yes: stampFor(true, config), no: stampFor(false, config) }),
  ...displayView(VerdictOutput, {
    hero: (shown, config: PassFailConfig) => <Verdict shown={shown} config={config} />,
    earlier: (shown, config) => <Verdict shown={shown} config={config} small />,
    empty: {
      art: <BlankStamps />,
      soon: msg('A verdict will show here.'),
      busy: msg('The model is deciding…'),
    },
  }),
}

export default view
