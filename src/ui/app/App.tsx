import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { AnnounceContext } from '../../components/announce'
import { ErrorBoundary } from '../../components/ErrorBoundary'
import { useLanguage } from '../../components/use-language'
import { t } from '../../language/active'
import type { AppStores as Stores } from '../../store/app'
import { findNode } from '../../store/document/draft'
import { asksToPredict } from '../../store/run/predict'
import { ActionsContext } from '../stack/actions-context'
import { cardActions } from '../stack/card-actions'
import { createDragStore, DragStoreContext } from '../stack/dnd/drag-store'
import { MoveHelp } from '../stack/dnd/MoveHelp'
import { PipelinePlace } from '../stack/PipelinePlace'
import styles from './App.module.css'
import { AppContext, useApp } from './app-context'
import { editorPart } from './editor-part'
import { Header } from './header/Header'
import { PageError } from './PageError'
import { PageIdleContext, usePageIdle, usePageIdleStart } from './page-idle'
import { lazyComponent } from './parts/lazy-component'
import { createScreen, type Screen, ScreenContext, useScreen } from './screen'
import { useShortcuts } from './shortcuts'
import { useAppearance } from './theme'
import { GraphShownContext, useGraphShown, usePageColumns } from './use-page-columns'

const DragLayer = editorPart(chunk => chunk.DragLayer, { quiet: true })
const AppOverlays = editorPart(chunk => chunk.AppOverlays, { quiet: true })
const ConsentDialog = lazyComponent(() => import('./ConsentDialog'))
const Palette = editorPart(chunk => chunk.Palette)
const BottomSheet = lazyComponent(() => import('./BottomSheet'))
const XRay = lazyComponent(() => import('../classroom/predict/XRayUnlessHidden'))
const Graph = lazyComponent(() => import('../graph/Graph'))
const SettingsDialog = lazyComponent(() => import('../settings/SettingsDialog'))
const LibraryDialog = lazyComponent(() => import('../library/LibraryDialog'))

/**
 * The page with its stores. `onIdle` is called when the page is idle, to load what neither the first paint nor a run
 * needs.
 */
export function App({ app, onIdle }: { app: Stores; onIdle?(): void }) {
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
            <Room app={shown} screen={screen} onIdle={onIdle} />
          </AnnounceContext>
        </ScreenContext>
      </AppContext>
    </ErrorBoundary>
  )
}

function Room({ app, screen, onIdle }: { app: Stores; screen: Screen; onIdle?: (() => void) | undefined }) {
  const actions = useMemo(() => cardActions(app, screen), [app, screen])
  const [desk] = useState(createDragStore)
  const graph = useDeferredValue(useStore(screen, state => state.graph))
  const idle = usePageIdleStart(app.runner, () => needsAll(app))
  useEffect(() => {
    if (idle) onIdle?.()
  }, [idle, onIdle])
  useAppearance()
  useTitle(app)
  return (
    <ActionsContext value={actions}>
      <PageIdleContext value={idle}>
        <DragStoreContext value={desk}>
          <GraphShownContext value={graph}>
            <Places />
            <MoveHelp />
            {idle && <DragLayer />}
            <Overlays />
          </GraphShownContext>
        </DragStoreContext>
        <Consent />
        <LiveRegion />
      </PageIdleContext>
    </ActionsContext>
  )
}

/** Palette, stack and X-ray side by side; on narrow screens the stack, with the others as sheets. */
function Places() {
  useShortcuts()
  const graph = useGraphShown()
  const room = usePageColumns()
  const idle = usePageIdle()
  const isAsked = useStore(useScreen(), state => state.overlay !== null)
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#pipeline">
        {t('Skip to the pipeline')}
      </a>
      <Header />
      <main className={styles.places} data-graph={graph || undefined}>
        {graph && <Graph />}
        {room.palette && (
          <section aria-label={t('Palette')} className={styles.palette}>
            {idle && <Later>{() => <Palette />}</Later>}
          </section>
        )}
        {room.stack && <PipelinePlace />}
        {room.xRay && (
          <section aria-label={t('X-ray')} className={styles.xray}>
            <h2 className={styles.placeName}>{t('X-ray')}</h2>
            {idle && <Later>{() => <XRay />}</Later>}
          </section>
        )}
      </main>
      {(idle || isAsked) && <AppOverlays />}
    </div>
  )
}

/** Content of a column, rendered after the column itself is painted: one task for all would delay the answer to a press. */
function Later({ children }: { children: () => ReactNode }) {
  return useDeferredValue(true, false) && children()
}

/** Sheets and dialogs that load on first use. */
function Overlays() {
  const screen = useScreen()
  const overlay = useStore(screen, state => state.overlay)
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  if (overlay && !asked.has(overlay)) setAsked(new Set([...asked, overlay]))
  const room = usePageColumns()
  const needsSheet = { palette: !room.palette, 'x-ray': !room.xRay }
  return (
    <>
      {(['palette', 'x-ray'] as const).map(
        place =>
          asked.has(place) &&
          needsSheet[place] && <BottomSheet key={place} place={place} open={overlay === place} onClose={screen.hide} />,
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
function needsAll({ editor, deviceStorage }: Stores): boolean {
  const { document } = editor.getState().draft
  if (location.hash !== '' || location.search !== '' || asksToPredict(document)) return true
  try {
    return ['aili5.lesson', 'aili5.predict'].some(key => deviceStorage.getItem(key) !== null)
  } catch {
    return false
  }
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
