import { type ReactNode, type Ref, useState } from 'react'
import { classNames } from '../../components/class-names'
import { Field } from '../../components/Field'
import layout from '../../components/layout.module.css'
import slider from '../../components/slider.module.css'
import { t } from '../../language/active'
import type { Frame } from './learner'
import styles from './network.module.css'
import { TokenMap } from './TokenMap'

interface LearningFilmProps {
  frames: readonly Frame[]
  /** The text at the chosen moment, with the slider. */
  sample: Ref<HTMLDivElement>
  /** What stands between the text and the map. */
  children: ReactNode
}

/** What it wrote at each moment, from noise to words, with the map of its tokens. Follows the training until it is moved. */
export function LearningFilm({ frames, sample, children }: LearningFilmProps) {
  const [chosen, setChosen] = useState<number>()
  const index = chosen === undefined || chosen >= frames.length - 1 ? frames.length - 1 : chosen
  const frame = frames[index]
  if (!frame) return null
  return (
    <section className={layout.stack2} aria-label={t('The film of its learning')} data-part="film">
      <div ref={sample} className={layout.stack2}>
        <Field label={t('What it wrote at step {step, number}', { step: frame.step })}>
          {({ className: _, ...control }) => (
            <div className={classNames(layout.row3, slider.slider)}>
              <input
                {...control}
                type="range"
                min={0}
                max={frames.length - 1}
                value={index}
                aria-valuetext={t('step {step, number}', { step: frame.step })}
                onChange={event => {
                  const next = Number(event.target.value)
                  setChosen(next === frames.length - 1 ? undefined : next)
                }}
              />
            </div>
          )}
        </Field>
        <p
          className={classNames(layout.rounded, layout.padded, layout.preWrap, layout.breakWords, styles.sample)}
          dir="auto"
          translate="no"
        >
          {frame.sample.trim() || t('(nothing that can be seen)')}
        </p>
      </div>
      {children}
      <TokenMap points={frame.map} />
    </section>
  )
}
