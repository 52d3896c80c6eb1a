import { createStore } from 'zustand/vanilla'
import { msg } from '../language/message'
import type { RunEvent } from '../model/events'
import type { AppStores } from './app'
import type { Draft } from './document/draft'
import type { Editor, EditorState } from './document/editor'

/** A page's stores as they were in a run: the stack shows the pipeline that ran, read-only. */
interface ReplayedApp extends AppStores {
  /** The stores of now. */
  present: AppStores
}

const sentence = msg('This is how the pipeline was in that run. Close the replay to go on with yours.')

/** The stores of now, also for a part of the page that shows a run of the past. */
export function presentOf(app: AppStores | ReplayedApp): AppStores {
  return 'present' in app ? app.present : app
}

/**
 * The page as it was when a run began; null where the stack is still the one that ran, and where it is not known what
 * ran.
 */
export function replayedApp(app: AppStores, events: readonly RunEvent[]): ReplayedApp | null {
  const [start] = events
  if (start?.type !== 'run-start' || !start.document) return null
  const { document, inputs } = start
  if (isSame({ document, inputs }, app.editor.getState().draft)) return null
  return { ...app, present: app, editor: readOnlyEditor(app.editor, { document, inputs }) }
}

/** Whether two stacks run the same: where they lie in a graph and what the document is called changes nothing. */
function isSame(a: Draft, b: Draft): boolean {
  return runningParts(a) === runningParts(b)
}

function runningParts({ document: { pipelines, edges, variables }, inputs }: Draft): string {
  const placeless = pipelines.map(({ position: _, ...pipeline }) => pipeline)
  return JSON.stringify([placeless, edges, variables, Object.entries(inputs).sort()])
}

/** An editor of a draft that says why it edits nothing. It reports whether the current draft is saved, like the other. */
function readOnlyEditor(editor: Editor, { document, inputs }: Draft): Editor {
  // Locked, so that nothing on the cards appears editable.
  const pipelines = document.pipelines.map(pipeline => ({
    ...pipeline,
    nodes: pipeline.nodes.map(node => ({ ...node, locked: true })),
  }))
  const store = createStore<EditorState>(() => ({
    ...editor.getState(),
    draft: { document: { ...document, pipelines }, inputs },
    canUndo: false,
    canRedo: false,
  }))
  const refuse = () => store.setState({ announcement: sentence })
  const refuseWithId = () => {
    refuse()
    return ''
  }
  return {
    ...store,
    edit() {
      refuse()
      return false
    },
    endCoalescing() {},
    undo: refuse,
    redo: refuse,
    open: editor.open,
    absorb: editor.absorb,
    setSave: editor.setSave,
    addNode: refuseWithId,
    duplicateNode: refuseWithId,
    moveNode: refuse,
    removeNode: refuse,
    setConfig: refuse,
    setInput: refuse,
    rename: refuse,
  }
}
