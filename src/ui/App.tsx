import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { App as Stores } from '../store/app'
import { findNode } from '../store/draft'
import { asksToPredict } from '../store/predict'
import styles from './App.module.css'
import { AppContext, useApp } from './app-context'
import { createDragStore, DragStoreContext } from './dnd/drag-store'
import { MoveHelp } from './dnd/MoveHelp'
import { editorPart } from './editor-part'
import { Header } from './header/Header'
import { LeisureContext, useLeisure, useLeisureBegins } from './leisure'
import { PageError } from './PageError'
import { ErrorBoundary } from './parts/ErrorBoundary'
import { LiveRegion } from './parts/LiveRegion'
import { lazyComponent } from './parts/lazy-component'
import { createScreen, type Screen, ScreenContext, useScreen } from './screen'
import { useShortcuts } from './shortcuts'
import { ActionsContext } from './stack/actions-context'
import { cardActions } from './stack/card-actions'
import { PipelinePlace } from './stack/PipelinePlace'
import { useLook } from './theme'
import { useRoom } from './use-room'

const DragRoom = editorPart(chunk => chunk.DragRoom, { quiet: true })
const Companions = editorPart(chunk => chunk.Companions, { quiet: true })
const ConsentDialog = lazyComponent(() => import('./ConsentDialog'))
const Palette = editorPart(chunk => chunk.Palette)
const Sheet = lazyComponent(() => import('./Sheet'))
const XRay = lazyComponent(() => import('./predict/XRayBehindCover'))
const Graph = lazyComponent(() => import('./graph/Graph'))
const SettingsDialog = lazyComponent(() => import('./settings/SettingsDialog'))
const LibraryDialog = lazyComponent(() => import('./library/LibraryDialog'))

/**
 * The page with its stores. `onLeisure` is called when the page is idle, to load what neither the first paint nor a run
 * needs.
 */
export function App({ app, onLeisure }: { app: Stores; onLeisure?(): void }) {
  const [screen] = useState(() =>
    createScreen(nodeId => findNode(app.editor.getState().draft.document, nodeId)?.pipeline.id),
  )
  const shown = useStore(screen, state => state.past) ?? app
  return (
    <ErrorBoundary fallback={retry => <PageError editor={app.editor} onRetry={retry} />}>
      <AppContext value={shown}>
        <ScreenContext value={screen}>
          <Room app={shown} screen={screen} onLeisure={onLeisure} />
        </ScreenContext>
      </AppContext>
    </ErrorBoundary>
  )
}

function Room({ app, screen, onLeisure }: { app: Stores; screen: Screen; onLeisure?: (() => void) | undefined }) {
  const actions = useMemo(() => cardActions(app, screen), [app, screen])
  const [desk] = useState(createDragStore)
  const leisure = useLeisureBegins(app.runner, () => needsAll(app))
  useEffect(() => {
    if (leisure) onLeisure?.()
  }, [leisure, onLeisure])
  useLook()
  useTitle(app)
  return (
    <ActionsContext value={actions}>
      <LeisureContext value={leisure}>
        <DragStoreContext value={desk}>
          <Places />
          <MoveHelp />
          {leisure && <DragRoom />}
          <Overlays />
        </DragStoreContext>
        <Consent />
        <LiveRegion />
      </LeisureContext>
    </ActionsContext>
  )
}

/** Palette, stack and X-ray side by side; on narrow screens the stack, with the others as sheets. */
function Places() {
  useShortcuts()
  const graph = useStore(useScreen(), state => state.graph)
  const room = useRoom()
  const leisure = useLeisure()
  const isAsked = useStore(useScreen(), state => state.overlay !== null)
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#pipeline">
        Skip to the pipeline
      </a>
      <Header />
      <main className={styles.places} data-graph={graph || undefined}>
        {graph && <Graph />}
        {room.palette && (
          <section aria-label="Palette" className={styles.palette}>
            {leisure && <Palette />}
          </section>
        )}
        {room.stack && <PipelinePlace />}
        {room.xRay && (
          <section aria-label="X-ray" className={styles.xray}>
            <h2 className={styles.placeName}>X-ray</h2>
            {leisure && <XRay />}
          </section>
        )}
      </main>
      {(leisure || isAsked) && <Companions />}
    </div>
  )
}

/** Sheets and dialogs that load on first use. */
function Overlays() {
  const screen = useScreen()
  const overlay = useStore(screen, state => state.overlay)
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  if (overlay && !asked.has(overlay)) setAsked(new Set([...asked, overlay]))
  const room = useRoom()
  const needsSheet = { palette: !room.palette, 'x-ray': !room.xRay }
  return (
    <>
      {(['palette', 'x-ray'] as const).map(
        place =>
          asked.has(place) &&
          needsSheet[place] && <Sheet key={place} place={place} open={overlay === place} onClose={screen.hide} />,
      )}
      {asked.has('settings') && <SettingsDialog open={overlay === 'settings'} onClose={screen.hide} />}
      {asked.has('library') && <LibraryDialog open={overlay === 'library'} onClose={screen.hide} />}
    </>
  )
}

/** Opened by a run, and stays mounted so that it can close by itself. */
function Consent() {
  const { runner } = useApp()
  const asks = useStore(
    runner,
    ({ live, run }) => live && run.questions.some(({ question }) => question.kind === 'consent'),
  )
  const [asked, setAsked] = useState(false)
  if (asks && !asked) setAsked(true)
  return asked && <ConsentDialog />
}

function useTitle({ editor }: Stores) {
  const name = useStore(editor, state => state.draft.document.name)
  useEffect(() => {
    document.title = name ? `${name} · aili5` : 'aili5'
  }, [name])
}

/** Incoming links, an interrupted lesson and guesses before a run cannot wait for idle time. */
function needsAll({ editor }: Stores): boolean {
  const { document } = editor.getState().draft
  if (location.hash !== '' || location.search !== '' || asksToPredict(document)) return true
  try {
    return ['aili5.lesson', 'aili5.predict'].some(key => localStorage.getItem(key) !== null)
  } catch {
    return false
  }
}
