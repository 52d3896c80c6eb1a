import { Star } from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Rich } from '../../components/Rich'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { listOfFacts } from '../kit/facts'
import { displayView } from '../kit/outputs'
import type { NodeView } from '../view'
import { type ScoreConfig, ScoreOutput } from './node'
import styles from './view.module.css'

function Stars({ score, max }: ScoreOutput) {
  return (
    <span
      className={classNames(layout.wrap1, layout.middle, styles.stars)}
      aria-hidden="true"
      data-many={max > 5 || undefined}
    >
      {Array.from({ length: max }, (_, at) => {
        const full = Math.min(1, Math.max(0, score - at))
        return (
          <span key={at} className={styles.star}>
            <Star absoluteStrokeWidth />
            {full > 0 && <Star className={styles.full} style={{ clipPath: `inset(0 ${(1 - full) * 100}% 0 0)` }} />}
          </span>
        )
      })}
    </span>
  )
}

function Words({ score, max }: ScoreOutput) {
  return (
    <span className={classNames(layout.medium, layout.soft, layout.figures, styles.words)}>
      <Rich
        text={msg('<strong>{score}</strong> of {max}', { score, max })}
        tags={{ strong: number => <strong>{number}</strong> }}
      />
    </span>
  )
}

function Face({ shown, style }: { shown: ScoreOutput; style: ScoreConfig['style'] }) {
  return (
    <div className={classNames(layout.stack1, layout.middle, styles.hero)}>
      {style === 'stars' ? (
        <>
          <Stars {...shown} />
          <Words {...shown} />
        </>
      ) : (
        <div className={styles.ring}>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="42" />
            {shown.score > 0 && (
              <circle
                cx="50"
                cy="50"
                r="42"
                className={styles.arc}
                pathLength={shown.max}
                strokeDasharray={`${shown.score} ${shown.max}`}
              />
            )}
          </svg>
          <Words {...shown} />
        </div>
      )}
      {shown.label && (
        <p className={classNames(layout.large, layout.bold, layout.breakWords, layout.centered)}>{shown.label}</p>
      )}
    </div>
  )
}

/** Three empty stars. */
function BlankStars() {
  return (
    <span className={classNames(layout.row1, layout.bottom)}>
      {['1.375rem', '1.875rem', '1.375rem'].map((size, at) => (
        <Star key={at} size={size} strokeDasharray="3 3" />
      ))}
    </span>
  )
}

/** "stars, 0 to 5 by halves". */
const summary = ({ style, max, halves }: ScoreConfig) =>
  listOfFacts([
    t('{style, select, ring {ring} other {stars}}', { style }),
    halves ? t('0 to {max} in halves', { max }) : t('0 to {max}', { max }),
  ])

const view: NodeView<ScoreConfig> = {
  Icon: Star,
  alsoCalled: msg({ message: 'stars rating points', context: 'other words that find the card “Score”' }),
  summary,
  ...displayView(ScoreOutput, {
    hero: (shown, { style }: ScoreConfig) => <Face shown={shown} style={style} />,
    earlier: ({ score, max, label }) => [label, t('{score} of {max}', { score, max })].filter(Boolean).join(': '),
    empty: {
      art: <BlankStars />,
      soon: msg('Stars will show here.'),
      busy: msg('The model is counting stars…'),
    },
  }),
}

export default view
