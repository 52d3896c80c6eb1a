import { lazy, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { AnnounceContext } from '../../components/announce'
import { classNames } from '../../components/class-names'
import { ErrorBoundary } from '../../components/ErrorBoundary'
import layout from '../../components/layout.module.css'
import { useLanguage } from '../../components/use-language'
import { t } from '../../language/active'
import type { AppStores as Stores } from '../../store/app'
import { findNode } from '../../store/document/draft'
import { AppContext } from '../page/app-context'
import { isEmbedded } from '../page/links/frame'
import { createScreen, ScreenContext, useScreen } from '../page/screen'
import { useAppearance } from '../page/theme'
import { usePageColumns, useStage } from '../page/use-page-columns'
import { LazyPart } from '../parts/LazyPart'
import { DragAndDrop } from '../stack/dnd/DragAndDrop'
import styles from './App.module.css'
import { AppOverlays } from './AppOverlays'
import { ConsentDialog } from './ConsentDialog'
import { EmbedHeader } from './embed/EmbedHeader'
import { Header } from './header/Header'
import { PageError } from './PageError'
import { PipelinePlace } from './PipelinePlace'
import { Palette } from './palette/Palette'
import { SideColumn } from './side/SideColumn'

const Graph = lazy(() => import('../graph/Graph'))

/** The page with its stores. */
export function App({ app }: { app: Stores }) {
  useLanguage()
  const [screen] = useState(() =>
    createScreen(nodeId => findNode(app.editor.getState().draft.document, nodeId)?.pipeline.id),
  )
  const shown = useStore(screen, state => state.past) ?? app
  return (
    <ErrorBoundary fallback={retry => <PageError editor={app.editor} onRetry={retry} />}>
      <AppContext value={shown}>
        <ScreenContext value={screen}>
          <AnnounceContext value={screen.announce}>
            <Room app={shown} />
          </AnnounceContext>
        </ScreenContext>
      </AppContext>
    </ErrorBoundary>
  )
}

function Room({ app }: { app: Stores }) {
  useAppearance()
  useTitle(app)
  return (
    <>
      <DragAndDrop>
        <Places />
      </DragAndDrop>
      <ConsentDialog />
      <LiveRegion />
    </>
  )
}

/** Palette, stack and side column side by side; on narrow screens the stack, with the others as sheets. */
function Places() {
  const graph = useStore(useScreen(), state => state.graph)
  const room = usePageColumns()
  return (
    <div className={styles.page} data-stage={useStage()} data-embedded={isEmbedded || undefined}>
      {room.stack && (
        <a className={classNames(layout.semibold, layout.rounded, styles.skip)} href="#pipeline">
          {t('Skip to the pipeline')}
        </a>
      )}
      {isEmbedded ? <EmbedHeader /> : <Header />}
      <main
        className={classNames(layout.stack, styles.places)}
        data-graph={graph || undefined}
        data-bare={!room.palette || undefined}
      >
        {graph && (
          <LazyPart>
            <Graph />
          </LazyPart>
        )}
        {room.palette && (
          <section aria-label={t('Palette')} className={styles.palette}>
            <Palette />
          </section>
        )}
        {room.stack && <PipelinePlace />}
        {room.xRay && <SideColumn />}
      </main>
      <AppOverlays />
    </div>
  )
}

function useTitle({ editor }: Stores) {
  const name = useStore(editor, state => state.draft.document.name)
  useEffect(() => {
    document.title = name ? `${name} · aili5` : 'aili5'
  }, [name])
}

/** The page's only live region. All announcements use `screen.announce`. */
function LiveRegion() {
  const said = useStore(useScreen(), state => state.said)
  // Screen readers announce changes only: a repeated sentence needs a different text.
  const text = said.count % 2 ? said.text : `${said.text}\u00a0`
  return (
    <div className="unseen" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
