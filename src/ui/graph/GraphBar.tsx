import { useReactFlow } from '@xyflow/react'
import {
  Braces,
  ChartNoAxesColumn,
  Layers,
  List,
  ListChecks,
  Map as MapIcon,
  Maximize,
  Plus,
  ScanEye,
  ScrollText,
  Sparkles,
  SquarePlus,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../components/Button'
import { useApp } from '../app/app-context'
import { useScreen } from '../app/screen'
import { usePageColumns, usePageIsWide } from '../app/use-page-columns'
import { useFound } from '../stack/use-problems'
import { useFlowActions } from './flow/flow-actions'
import styles from './Graph.module.css'
import { fitting } from './zoom'

interface GraphBarProps {
  asList: boolean
  onView(asList: boolean): void
  /** Whether lines are as wide as their traffic. */
  traffic: boolean
  onTraffic(traffic: boolean): void
}

/** Actions on the graph as a whole. */
export function GraphBar({ asList, onView, traffic, onTraffic }: GraphBarProps) {
  const { editor } = useApp()
  const screen = useScreen()
  const actions = useFlowActions()
  const flow = useReactFlow()
  const room = usePageColumns()
  // On narrower screens the run bar has these.
  const isWide = usePageIsWide(48)
  const isWider = usePageIsWide(68)
  const found = useFound().length
  const pipelines = useStore(editor, state => state.draft.document.pipelines)
  const isPlaced = pipelines.some(({ position }) => position)
  const arrange = () => actions.place(Object.fromEntries(pipelines.map(({ id }) => [id, null])), 'Tidied the graph')
  return (
    <div className={styles.bar}>
      <IconButton
        icon={Layers}
        label="Back to the cards"
        className={styles.onPhone}
        onClick={() => screen.setState({ graph: false })}
      />
      <Button icon={Plus} onClick={() => actions.add()}>
        <span className={styles.words}>Add pipeline</span>
      </Button>
      {isWide && <IconButton icon={SquarePlus} label="Add card" onClick={() => screen.show('palette')} />}
      <Button icon={ListChecks} look="quiet" aria-label={checksInWords(found)} onClick={() => screen.show('checks')}>
        {found > 0 && <b className={styles.count}>{found}</b>}
      </Button>
      <IconButton icon={Braces} label="Variables" onClick={() => screen.show('variables')} />
      <IconButton icon={ScrollText} label="Log" onClick={() => screen.setState({ overlay: 'runs', runsTab: 'log' })} />
      {isWider && !room.xRay && <IconButton icon={ScanEye} label="X-ray" onClick={() => screen.show('x-ray')} />}
      <span className={styles.gap} />
      {!asList && (
        <>
          <IconButton
            className={styles.beyondPhone}
            icon={ChartNoAxesColumn}
            label="Traffic as width"
            hint="Connections that were used more often in saved runs have wider lines"
            aria-pressed={traffic}
            onClick={() => onTraffic(!traffic)}
          />
          <IconButton
            icon={Sparkles}
            label="Tidy up"
            hint="Arrange the pipelines again"
            idle={!isPlaced}
            onClick={arrange}
          />
          <IconButton className={styles.zoom} icon={ZoomOut} label="Zoom out" onClick={() => flow.zoomOut()} />
          <IconButton className={styles.zoom} icon={ZoomIn} label="Zoom in" onClick={() => flow.zoomIn()} />
          <IconButton icon={Maximize} label="Show all" onClick={() => flow.fitView(fitting())} />
        </>
      )}
      <IconButton
        icon={asList ? MapIcon : List}
        label={asList ? 'Show as a map' : 'Show as a list'}
        onClick={() => onView(!asList)}
      />
    </div>
  )
}

function checksInWords(found: number): string {
  return found === 0 ? 'Checks' : `Checks, ${found} to fix`
}
