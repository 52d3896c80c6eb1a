import { Shapes } from 'lucide-react'
import { t } from '../../language/active'
import { EmptyResult } from '../kit/EmptyResult'
import { ToolResults } from '../kit/ToolResults'
import type { NodeView, OutputProps } from '../view'
import { drawings } from './drawings'
import { type IconConfig, IconOutput } from './node'
import styles from './view.module.css'

/** Size of the drawing, in units that scale with the page's type. */
const measures = { sm: '2rem', md: '3rem', lg: '4.5rem' }

function Drawing({ icon, size, small }: { icon: IconOutput; size: string; small?: boolean }) {
  const { Icon, hue, bare } = drawings[icon.id]
  return (
    <div className={small ? styles.small : styles.hero}>
      <span className={styles.disc} data-hue={hue} data-bare={bare}>
        <Icon size={size} strokeWidth={1.75} aria-hidden />
      </span>
      <span className={styles.words}>
        {icon.label && <span className={styles.label}>{icon.label}</span>}
        <span className={styles.id} translate="no">
          {icon.id}
        </span>
      </span>
    </div>
  )
}

function Output({ config, run }: OutputProps<IconConfig>) {
  return (
    <ToolResults
      run={run}
      schema={IconOutput}
      caption={config.label}
      hero={icon => <Drawing icon={icon} size={measures[config.size]} />}
      earlier={icon => <Drawing icon={icon} size="1.25rem" small />}
      empty={
        <EmptyResult
          art={<Drawing icon={{ id: 'sun' }} size="1.75rem" small />}
          status={run.status}
          room={5.8}
          busy={t('The model is looking for a picture…')}
        >
          {t('A picture will show here, like this.')}
        </EmptyResult>
      }
    />
  )
}

const view: NodeView<IconConfig> = {
  Icon: Shapes,
  summary: ({ size }) => t('{size, select, sm {small} md {medium} other {large}}', { size }),
  Output,
}

export default view
