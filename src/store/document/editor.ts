import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { activeMessages, t } from '../../language/active'
import { type LocalizedText, msg } from '../../language/message'
import type { NodeConfig, RunInput } from '../../model/document'
import { isEqualJson } from '../../model/equal-json'
import type { NodeTypes } from '../../model/node-type'
import { blankDraft, type Draft, findNode } from './draft'
import * as edits from './edits'
import { followTemplateNames } from './follow-template-names'
import { followToolNames } from './follow-tool-names'
import { freshNodeId } from './fresh-id'
import * as timeline from './history'
import { hasLock, keepsLocks } from './locks'

/**
 * How safe the draft is. `message` is a sentence for the person. `off`: this draft is not saved until it is edited.
 * `changed-elsewhere`: another tab has saved another one, so this one waits for the person.
 */
interface SaveState {
  status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'off' | 'changed-elsewhere'
  message?: LocalizedText
}

export interface EditorState {
  draft: Draft
  canUndo: boolean
  canRedo: boolean
  /** The last thing done or undone, for the live region: "Added Color", "Undid: Moved Gauge". */
  announcement: LocalizedText
  save: SaveState
  /** The library's record of this draft; null for one that is not saved yet. */
  recordId: string | null
}

export interface Editor extends StoreApi<EditorState> {
  /**
   * Applies an edit. Edits with the same `coalesce` key join one undo step until another comes or the field is left. An
   * edit of something locked is refused with an announcement; returns false then.
   */
  edit(change: (draft: Draft) => Draft, how: { label: LocalizedText; coalesce?: string }): boolean
  /** The field was left, the drag ended: the next edit begins a step of its own. */
  endCoalescing(): void
  undo(): void
  redo(): void
  /** Shows another draft, with a fresh history. `saved`: the library already holds it as it is. */
  open(draft: Draft, options?: { recordId?: string; saved?: boolean }): void
  /**
   * Takes in what another tab changed, or a lock: into the draft and every undo step, so that undoing never takes it out
   * again. Steps that undoing would open a lock with are dropped.
   */
  absorb(change: (draft: Draft) => Draft, announcement: LocalizedText): void
  setSave(save: SaveState, recordId?: string): void

  /** Adds a node where it is of use, or at `index`. Gives its id. */
  addNode(node: { type: string; pipelineId?: string; index?: number }): string
  moveNode(nodeId: string, toIndex: number): void
  /** Gives the id of the copy. */
  duplicateNode(nodeId: string): string
  removeNode(nodeId: string): void
  setConfig(nodeId: string, patch: Partial<NodeConfig>): void
  setInput(nodeId: string, input: RunInput | undefined): void
  rename(name: string): void
}

/** What the editor needs from outside. `random` gives 0 up to, not including, 1. */
interface EditorParts {
  nodeTypes: NodeTypes
  random: () => number
  draft?: Draft
}

const lockedSentence = msg('This is locked here. Make a copy of the pipeline to change it.')

/** Makes the editor: one draft with its history. Keeping it is the work of autosave. */
export function createEditor({
  nodeTypes,
  random,
  draft = blankDraft('untitled', t('Untitled')),
}: EditorParts): Editor {
  let history = timeline.beginHistory(draft)
  const store = createStore<EditorState>(() => ({
    draft,
    canUndo: false,
    canRedo: false,
    announcement: '',
    save: { status: 'off' },
    recordId: null,
  }))

  function show(next: timeline.History<Draft>, rest: Partial<EditorState> = {}) {
    const changed = next.present !== history.present
    history = next
    store.setState({
      draft: next.present,
      canUndo: next.past.length > 0,
      canRedo: next.future.length > 0,
      ...(changed && { save: { status: 'unsaved' } }),
      ...rest,
    })
  }

  const editor: Editor = {
    ...store,

    edit(change, how) {
      const { present } = history
      const wanted = change(present)
      if (wanted === present) return true
      if (!keepsLocks(present, wanted)) {
        store.setState({ announcement: lockedSentence })
        return false
      }
      // Consequential edits may change locked parts: lists of tools and templates continue to name the same cards.
      const named = followTemplateNames(present, followToolNames(present, wanted, nodeTypes))
      const next = timeline.record(history, named, how)
      // Keystrokes are not announced: the field itself already speaks.
      show(next, how.coalesce === undefined ? { announcement: how.label } : {})
      return true
    },
    endCoalescing() {
      closeStep()
    },
    undo() {
      closeStep()
      const label = history.past.at(-1)?.label
      if (label === undefined) return
      show(timeline.undo(history), { announcement: msg('Undid: {change}', { change: label }) })
    },
    redo() {
      const label = history.future[0]?.label
      if (label === undefined) return
      show(timeline.redo(history), { announcement: msg('Redid: {change}', { change: label }) })
    },
    open(opened, { recordId, saved = false } = {}) {
      history = timeline.beginHistory(opened)
      store.setState({
        draft: opened,
        canUndo: false,
        canRedo: false,
        announcement: msg('Opened {name}', { name: opened.document.name }),
        save: { status: saved ? 'saved' : 'off' },
        recordId: recordId ?? null,
      })
    },
    absorb(change, announcement) {
      const next = timeline.rebase(history, change)
      const isOpen = next.present.document.pipelines.every(({ nodes }) => !nodes.some(hasLock))
      const keeps = isOpen || [...next.past, ...next.future].every(step => keepsLocks(next.present, step.state))
      show(keeps ? next : timeline.beginHistory(next.present), { announcement })
    },
    setSave(save, recordId) {
      store.setState(recordId === undefined ? { save } : { save, recordId })
    },

    addNode(node) {
      const id = freshNodeId(history.present.document, node.type, random)
      const name = nodeTypes.get(node.type)?.name ?? node.type
      const language = activeMessages().language.code
      editor.edit(now => edits.addNode(now, nodeTypes, { ...node, id, language }), {
        label: msg('Added {name}', { name }),
      })
      return id
    },
    moveNode(nodeId, toIndex) {
      editor.edit(now => edits.moveNode(now, nodeId, toIndex), { label: msg('Moved {name}', { name: nameOf(nodeId) }) })
    },
    duplicateNode(nodeId) {
      const type = findNode(history.present.document, nodeId)?.node.type ?? 'node'
      const id = freshNodeId(history.present.document, type, random)
      editor.edit(now => edits.duplicateNode(now, nodeId, id), {
        label: msg('Duplicated {name}', { name: nameOf(nodeId) }),
      })
      return id
    },
    removeNode(nodeId) {
      editor.edit(now => edits.removeNode(now, nodeId), { label: msg('Removed {name}', { name: nameOf(nodeId) }) })
    },
    setConfig(nodeId, patch) {
      const [value] = Object.values(patch)
      if (isWhole(value)) closeStep()
      editor.edit(now => edits.setConfig(now, nodeId, patch), {
        label: msg('Changed {name}', { name: nameOf(nodeId) }),
        coalesce: `config ${nodeId} ${Object.keys(patch).join(' ')}`,
      })
    },
    setInput(nodeId, input) {
      if (isWhole(input)) closeStep()
      editor.edit(now => edits.setInput(now, nodeId, input), {
        label: msg('Filled in {name}', { name: nameOf(nodeId) }),
        coalesce: `input ${nodeId}`,
      })
    },
    rename(name) {
      editor.edit(now => edits.renameDocument(now, name), { label: msg('Renamed the pipeline'), coalesce: 'name' })
    },
  }
  return editor

  /** Ends the newest step. One whose letters the field itself took back is none. */
  function closeStep() {
    const before = history.open === undefined ? undefined : history.past.at(-1)?.state
    history = timeline.closeStep(history)
    if (before && isEqualJson(before, history.present)) show({ ...timeline.undo(history), future: [] })
  }

  function nameOf(nodeId: string): LocalizedText {
    const node = findNode(history.present.document, nodeId)?.node
    if (!node) return msg('a card')
    const type = nodeTypes.get(node.type)?.name ?? node.type
    return node.config.name ? msg('{type}, {name}', { type, name: node.config.name }) : type
  }
}

/** A stroke of a drawing or a checkbox is a step of its own; letters and a slider's values join until the field is left. */
function isWhole(value: unknown): boolean {
  return typeof value === 'object' || typeof value === 'boolean'
}
