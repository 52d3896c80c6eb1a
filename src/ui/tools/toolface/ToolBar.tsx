import { Play, ScanFace, Wrench } from 'lucide-react'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Rich } from '../../../components/Rich'
import { t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import type { Pipeline } from '../../../model/document'
import { slugOf } from '../../../toolkit/face'
import { MAX_TOOL_STEPS, useCountedSteps } from '../../page/cards/counted-steps'
import type { ToolTabId } from '../../page/overlay'
import { useScreen } from '../../page/screen'
import styles from './ToolBar.module.css'

const statuses: Record<string, MessageDescriptor> = {
  draft: msg({ message: 'draft', note: 'The status of a tool.' }),
  active: msg({ message: 'active', note: 'The status of a tool.' }),
  disabled: msg({ message: 'disabled', note: 'The status of a tool.' }),
}

/** A bar above the stack: this pipeline is a tool, with buttons for its face and a call. */
export function ToolBar({ pipeline }: { pipeline: Pipeline }) {
  const screen = useScreen()
  const steps = useCountedSteps()
  const status = typeof pipeline.tool?.status === 'string' ? pipeline.tool.status : 'active'
  const show = (tab: ToolTabId) => screen.show({ name: 'tool', tab })
  return (
    <div className={classNames(layout.cluster3, layout.notice, layout.small, styles.bar)}>
      <Wrench size={16} aria-hidden />
      <p>
        <Rich
          text={msg('A tool: <code>{name}</code> <status>{status}</status>', {
            name: slugOf(pipeline).replaceAll('-', '_'),
            status: statuses[status] ?? status,
          })}
          tags={{ code: text => <code>{text}</code>, status: text => <span className={layout.soft}>{text}</span> }}
        />
      </p>
      <Button icon={Play} onClick={() => show('try')}>
        {t('Try it')}
      </Button>
      <Button look="quiet" icon={ScanFace} onClick={() => show('face')}>
        {t('Tool face')}
      </Button>
      {steps > MAX_TOOL_STEPS && (
        <p className={classNames(layout.wholeLine, layout.warning)}>
          {t(
            'It has {steps, plural, one {# step} other {# steps}}. With more than {most, number}, split it into two tools that call each other.',
            { steps, most: MAX_TOOL_STEPS },
          )}
        </p>
      )}
    </div>
  )
}
