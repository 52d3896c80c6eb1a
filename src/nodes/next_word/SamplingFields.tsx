import { classNames } from '../../components/class-names'
import { Disclosure } from '../../components/Disclosure'
import layout from '../../components/layout.module.css'
import { SliderField } from '../../components/SliderField'
import { count } from '../../components/text'
import { t } from '../../language/active'
import { boundFields } from '../kit/bound-fields'
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
    <div className={classNames(layout.columns, styles.dice)}>
      <SliderField
        label={t('Temperature')}
        term="temperature"
        {...bind('temperature')}
        print={formatNumber}
        min={0}
        max={2}
        step={0.1}
      />
      <Disclosure title={t('Leave some words out')} count={Number(topK > 0) + Number(topP < 1)}>
        <SliderField
          label={t('Only the best (top-k)')}
          {...bind('topK')}
          print={most => (most === 0 ? t({ message: 'all', context: 'all words may come' }) : count(most))}
          min={0}
          max={12}
          step={1}
        />
        <SliderField
          label={t('Only up to a share (top-p)')}
          {...bind('topP')}
          print={share => (share === 1 ? t({ message: 'all', context: 'all words may come' }) : percent(share))}
          min={0.05}
          max={1}
          step={0.05}
        />
      </Disclosure>
    </div>
  )
}
