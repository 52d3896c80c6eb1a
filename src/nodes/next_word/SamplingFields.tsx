import { classNames } from '../../components/class-names'
import { Field, type FieldProps } from '../../components/Field'
import layout from '../../components/layout.module.css'
import slider from '../../components/slider.module.css'
import { count } from '../../components/text'
import { t } from '../../language/active'
import { type Bound, boundFields } from '../kit/bound-fields'
import { percent } from '../kit/describe-token'
import { formatNumber } from '../kit/format-number'
import type { EditorProps } from '../view'
import type { NextWordConfig } from './node'
import styles from './view.module.css'

/** Sampling settings. The bars update while a slider moves. */
export function SamplingFields(props: Pick<EditorProps<NextWordConfig>, 'config' | 'onChange' | 'isLocked'>) {
  const bind = boundFields(props)
  const { topK, topP } = props.config
  return (
    <div className={styles.dice}>
      <Slider
        label={t('Temperature')}
        term="temperature"
        {...bind('temperature')}
        shown={formatNumber(props.config.temperature)}
        min={0}
        max={2}
        step={0.1}
      />
      <Slider
        label={t('Only the best (top-k)')}
        {...bind('topK')}
        shown={topK === 0 ? t({ message: 'all', context: 'all words may come' }) : count(topK)}
        min={0}
        max={12}
        step={1}
      />
      <Slider
        label={t('Only up to a share (top-p)')}
        {...bind('topP')}
        shown={topP === 1 ? t({ message: 'all', context: 'all words may come' }) : percent(topP)}
        min={0.05}
        max={1}
        step={0.05}
      />
    </div>
  )
}

interface SliderProps extends Bound<number>, Pick<FieldProps, 'label' | 'term'> {
  shown: string
  min: number
  max: number
  step: number
}

function Slider({ label, term, value, shown, min, max, step, onChange, locked }: SliderProps) {
  return (
    <Field label={label} term={term} locked={locked}>
      {({ className: _, ...control }) => (
        <div className={classNames(layout.row3, slider.slider)}>
          <input
            {...control}
            type="range"
            aria-valuetext={shown}
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={event => onChange(Number(event.target.value))}
          />
          <output htmlFor={control.id}>{shown}</output>
        </div>
      )}
    </Field>
  )
}
