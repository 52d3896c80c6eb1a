import { Shapes, Sun } from 'lucide-react'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { EmptyResult } from '../kit/EmptyResult'
import { Mini } from '../kit/Mini'
import { ToolResults } from '../kit/ToolResults'
import type { NodeView, OutputProps } from '../view'
import { drawings } from './drawings'
import { IconDrawing } from './IconDrawing'
import { IconFace, MiniIcon } from './IconFace'
import { type IconConfig, IconOutput } from './node'

function Output({ config, run }: OutputProps<IconConfig>) {
  return (
    <ToolResults
      run={run}
      schema={IconOutput}
      caption={config.label}
      hero={icon => <IconDrawing icon={icon} config={config} />}
      earlier={icon => <IconDrawing icon={icon} config={config} small />}
      empty={
        <EmptyResult
          art={<IconFace Icon={Sun} hue="sunny" id="sun" size="1.75rem" small />}
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
  shelf: 'everyday',
  alsoCalled: msg({ message: 'symbol picture image', context: 'other words that find the card “Icon”' }),
  summary: ({ size }) => t('{size, select, sm {small} md {medium} other {large}}', { size }),
  Output,
  Mini: ({ data }) => <Mini schema={IconOutput} data={data} draw={({ id }) => <MiniIcon {...drawings[id]} />} />,
}

export default view
