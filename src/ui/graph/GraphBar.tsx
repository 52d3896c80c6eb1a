import { useReactFlow } from '@xyflow/react'
import { Braces, Layers, ListChecks, Maximize, Plus, ScrollText, Sparkles, ZoomIn, ZoomOut } from 'lucide-react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { useApp } from '../page/app-context'
import { useFound } from '../page/cards/use-problems'
import { useFlowActions } from '../page/edits/flow-actions'
import { useScreen } from '../page/screen'
import styles from './Graph.module.css'
import { fitting } from './zoom'

/** Actions on the graph as a whole. */
export function GraphBar() {
  const { editor } = useApp()
  const screen = useScreen()
  const actions = useFlowActions()
  const flow = useReactFlow()
  const found = useFound().length
  const pipelines = useStore(editor, state => state.draft.document.pipelines)
  const isPlaced = pipelines.some(({ position }) => position)
  const arrange = () => actions.place(Object.fromEntries(pipelines.map(({ id }) => [id, null])), t('Tidied the graph'))
  return (
    <div className={classNames(layout.cluster1, styles.bar)}>
      <IconButton
        icon={Layers}
        label={t('Back to the cards')}
        className={styles.onPhone}
        onClick={() => screen.setState({ graph: false })}
      />
      <Button icon={Plus} onClick={() => actions.add()}>
        <span className={layout.wordsOnWide}>{t('Add pipeline')}</span>
      </Button>
      <Button icon={ListChecks} look="quiet" aria-label={formatChecks(found)} onClick={() => screen.show('checks')}>
        {found > 0 && (
          <b className={layout.chip} data-status="warning">
            {found}
          </b>
        )}
      </Button>
      <IconButton icon={Braces} label={t('Variables')} onClick={() => screen.show('variables')} />
      <IconButton
        icon={ScrollText}
        label={t('Runs, card by card')}
        onClick={() => screen.show({ name: 'runs', tab: 'steps' })}
      />
      <span className={layout.grow} />
      <IconButton
        icon={Sparkles}
        label={t('Tidy up')}
        hint={t('Arrange the pipelines again')}
        idle={!isPlaced}
        onClick={arrange}
      />
      <IconButton className={styles.zoom} icon={ZoomOut} label={t('Zoom out')} onClick={() => flow.zoomOut()} />
      <IconButton className={styles.zoom} icon={ZoomIn} label={t('Zoom in')} onClick={() => flow.zoomIn()} />
      <IconButton icon={Maximize} label={t('Show all')} onClick={() => flow.fitView(fitting())} />
    </div>
  )
}

function formatChecks(found: number): string {
  return found === 0 ? t('Checks') : t('Checks, {found, number} to fix', { found })
}
