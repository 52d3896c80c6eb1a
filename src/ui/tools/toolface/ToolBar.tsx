import { Play, ScanFace, Wrench } from 'lucide-react'
import { Button } from '../../../components/Button'
import type { Pipeline } from '../../../engine/model/document'
import { slugOf } from '../../../toolkit/face'
import { useScreen } from '../../app/screen'
import { useCountedSteps } from '../../stack/policies/counted-steps'
import { MAX_TOOL_STEPS } from '../../stack/policies/max-tool-steps'
import styles from './ToolBar.module.css'

/** A bar above the stack: this pipeline is a tool, with buttons for its face and a call. */
export default function ToolBar({ pipeline }: { pipeline: Pipeline }) {
  const screen = useScreen()
  const steps = useCountedSteps()
  const status = typeof pipeline.tool?.status === 'string' ? pipeline.tool.status : 'active'
  const show = (toolTab: string) => screen.setState({ overlay: 'tool', toolTab })
  return (
    <div className={styles.bar}>
      <Wrench size={16} aria-hidden />
      <p>
        A tool: <code>{slugOf(pipeline).replaceAll('-', '_')}</code> <span>{status}</span>
      </p>
      <Button icon={Play} onClick={() => show('try')}>
        Try it
      </Button>
      <Button look="quiet" icon={ScanFace} onClick={() => show('face')}>
        Tool face
      </Button>
      {steps > MAX_TOOL_STEPS && (
        <p className={styles.warning}>
          It has {steps} steps. With more than {MAX_TOOL_STEPS}, split it into two tools that call each other.
        </p>
      )}
    </div>
  )
}
