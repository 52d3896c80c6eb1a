import { Smile } from 'lucide-react'
import type * as v from 'valibot'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Sketch } from '../../components/Sketch'
import { msg } from '../../language/message'
import { displayView } from '../kit/outputs'
import type { NodeView } from '../view'
import { EmojiOutput } from './node'
import styles from './view.module.css'

function Sign({ shown: { emoji, label }, small }: { shown: v.InferOutput<typeof EmojiOutput>; small?: boolean }) {
  return (
    <div className={small ? classNames(layout.row2, layout.small) : styles.hero}>
      <span className={classNames(!small && layout.arriving, styles.emoji)}>{emoji}</span>
      {label && <span className={classNames(layout.breakWords, layout.centered, styles.label)}>{label}</span>}
    </div>
  )
}

/** A neutral face. */
function BlankFace() {
  return (
    <Sketch width={40} height={36} strokeLinecap="round">
      <circle cx="20" cy="18" r="15" strokeDasharray="5 5" />
      <path d="M15 14v2M25 14v2" strokeWidth="3" />
      <path d="M15 24h10" />
    </Sketch>
  )
}

const view: NodeView = {
  Icon: Smile,
  alsoCalled: msg({ message: 'smiley face mood', context: 'other words that find the card “Emoji”' }),
  ...displayView(EmojiOutput, {
    hero: shown => <Sign shown={shown} />,
    earlier: shown => <Sign shown={shown} small />,
    mini: ({ emoji }) => emoji,
    empty: {
      art: <BlankFace />,
      soon: msg('One big emoji will show here.'),
      busy: msg('The model is choosing an emoji…'),
    },
  }),
}

export default view
