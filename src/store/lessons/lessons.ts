import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Evidence, TypeOf } from '../../lessons/evidence'
import type { Lesson } from '../../lessons/lesson'
import { reworded } from '../../lessons/reworded'
import { wantedOption } from '../../lessons/wanted-option'
import type { RunEvent } from '../../model/events'
import type { Draft } from '../document/draft'
import type { Editor } from '../document/editor'
import type { LibraryStore } from '../library/library'
import type { RunnerState } from '../run/run'
import { type ActiveLesson, startedLesson, stepOf, withStep, withVerdict } from './active-lesson'
import { type Attempt, createAttempt } from './lesson-attempt'
import type { LessonProgress, LessonsProgress, StoredLessons } from './stored-lessons'

interface LessonsState {
  progress: LessonsProgress
  /** Lessons that were made here or came from elsewhere. */
  own: readonly Lesson[]
  playing: ActiveLesson | null
  /** The lesson that is being edited. */
  making: Lesson | null
}

/** The lessons of this device: progress, and the active one. Checks evaluate the document and the runs. */
export interface Lessons extends StoreApi<LessonsState> {
  /** Opens a lesson's document as a copy, where it was left or from its beginning. False when what is open cannot be saved. */
  begin(lesson: Lesson, how?: { again?: boolean }): Promise<boolean>
  /** Resumes the lesson that a reload interrupted, if its copy is open. */
  resume(find: (id: string) => Lesson | undefined): void
  /** Shows a step. What was done before does not count for its check. */
  go(step: number): void
  answer(optionId: string): void
  /** Shows the active lesson in the words of another language. */
  reword(lesson: Lesson): void
  /** The last step is left behind: where all are done, the lesson is finished. */
  finish(): void
  /** Counts a run that was not made with the button Run: one of a batch. */
  witness(events: readonly RunEvent[]): void
  /** Shows the lesson's document again. */
  comeBack(): Promise<boolean>
  /** Ends the lesson, and shows what was open before it. False when the lesson's own document cannot be saved now. */
  leave(): Promise<boolean>
  /** Keeps a lesson on this device, in place of one with the same id. False when storage is full. */
  keep(lesson: Lesson): boolean
  forget(id: string): void
  /** Opens a lesson in the maker; null closes it. */
  make(lesson: Lesson | null): void
}

interface LessonsParts {
  editor: Editor
  runner: Pick<StoreApi<Pick<RunnerState, 'live' | 'events'>>, 'subscribe'>
  library: Pick<LibraryStore, 'open' | 'preview'>
  stored: StoredLessons
  /** For sentences on cards. */
  typeOf?: TypeOf
}

/** What a playing lesson works with, beside what is shown. */
interface Session {
  documentId: string
  /** What was open before the first lesson. */
  before: Draft | string | null
  /** The lesson's document as it was when it was last seen, for coming back. */
  latest: Draft
  attempt: Attempt
}

/** Makes the store of lessons. */
export function createLessons({ editor, runner, library, stored, typeOf }: LessonsParts): Lessons {
  const store = createStore<LessonsState>(() => ({
    progress: stored.readProgress(),
    own: stored.readOwn(),
    playing: null,
    making: null,
  }))
  let session: Session | null = null
  let rounds = 0

  function note(lessonId: string, change: Partial<LessonProgress>): void {
    const { progress } = store.getState()
    const before = progress[lessonId] ?? { step: 0, done: [], finished: false }
    const next = { ...progress, [lessonId]: { ...before, ...change } }
    stored.writeProgress(next)
    store.setState({ progress: next })
  }

  function play(
    lesson: Lesson,
    { baseline, ...from }: Omit<Session, 'attempt'> & { baseline: Evidence['before'] },
    progress: Pick<LessonProgress, 'step' | 'done'>,
  ): void {
    session = { ...from, attempt: createAttempt(baseline) }
    stored.writeOpen({ lessonId: lesson.id, before: typeof from.before === 'string' ? from.before : null })
    store.setState({ playing: startedLesson(++rounds, lesson, progress) })
    look()
  }

  /** Evaluates the checks, and stores the progress. */
  function look(): void {
    const { playing } = store.getState()
    if (!playing || !session) return
    const { draft } = editor.getState()
    const away = draft.document.id !== session.documentId
    if (away) {
      if (!playing.away) store.setState({ playing: { ...playing, away } })
      return
    }
    session.latest = draft
    const now = withVerdict(playing, {
      ...draft,
      ...session.attempt.evidence(),
      ...(typeOf && { typeOf }),
    })
    if (now === playing) return
    store.setState({ playing: now })
    if (now.done !== playing.done) note(now.lesson.id, { done: [...now.done].sort((a, b) => a - b) })
  }

  function startStep(step: number): void {
    const { playing } = store.getState()
    if (!playing || !session) return
    const { document, inputs } = session.latest
    session.attempt.open({ document, inputs })
    store.setState({ playing: withStep(playing, step) })
    note(playing.lesson.id, { step })
    look()
  }

  editor.subscribe((state, before) => {
    const { playing } = store.getState()
    if (!playing || !session) return
    if (state.recordId !== before.recordId && state.draft.document.id === session.documentId && state.recordId) {
      note(playing.lesson.id, { recordId: state.recordId })
    }
    if (state.draft !== before.draft) look()
  })
  runner.subscribe(({ live, events }) => {
    if (live && events.length > 0) witness(events)
  })

  function witness(events: readonly RunEvent[]): void {
    if (session?.attempt.count(events)) look()
  }

  /** What to show again after the lesson: a saved document by its id, another one as it is. */
  function openNow(): Draft | string | null {
    const { playing } = store.getState()
    if (playing && session && !playing.away) return session.before
    const { recordId, draft } = editor.getState()
    return recordId ?? draft
  }

  return {
    ...store,
    async begin(lesson, { again = false } = {}) {
      const known = again ? undefined : store.getState().progress[lesson.id]
      const before = openNow()
      const recordId = known?.recordId
      const original = { document: lesson.document, inputs: lesson.inputs }
      // The student's own copy may have been deleted since; then a new one will do.
      const isOpened =
        (recordId !== undefined && (await library.open(recordId))) || (await library.preview(structuredClone(original)))
      if (!isOpened) return false
      if (again) note(lesson.id, { step: 0, done: [], finished: false, recordId: undefined })
      const { draft } = editor.getState()
      const isOver = known?.finished
      const from = isOver ? { step: 0, done: known.done } : (known ?? { step: 0, done: [] })
      const baseline = from.step > 0 ? original : draft
      play(lesson, { documentId: draft.document.id, before, latest: draft, baseline }, from)
      return true
    },
    resume(find) {
      const open = stored.readOpen()
      const lesson = open && find(open.lessonId)
      if (!lesson) return
      const known = store.getState().progress[lesson.id]
      const { recordId, draft } = editor.getState()
      if (recordId === null || known?.recordId !== recordId) return stored.writeOpen(null)
      const { document, inputs } = lesson
      const baseline = { document, inputs }
      play(lesson, { documentId: draft.document.id, before: open.before, latest: draft, baseline }, known)
    },
    go(step) {
      const { playing } = store.getState()
      if (playing && step !== playing.step && step >= 0 && step < playing.lesson.steps.length) startStep(step)
    },
    answer(optionId) {
      const { playing } = store.getState()
      // A guess is made before it is answered.
      if (!playing || playing.outcomes[playing.step]?.option !== undefined) return
      const { check } = stepOf(playing)
      const isNew = playing.answers[playing.step] !== optionId
      if (isNew && wantedOption(check) === undefined && !playing.done.has(playing.step)) session?.attempt.guess()
      store.setState({ playing: { ...playing, answers: { ...playing.answers, [playing.step]: optionId } } })
      look()
    },
    reword(lesson) {
      const { playing } = store.getState()
      if (playing?.lesson.id !== lesson.id) return
      store.setState({ playing: { ...playing, lesson: reworded(playing.lesson, lesson) } })
      look()
    },
    finish() {
      const { playing } = store.getState()
      if (!playing || playing.done.size < playing.lesson.steps.length) return
      note(playing.lesson.id, { finished: true, step: 0 })
    },
    witness,
    async comeBack() {
      const { playing, progress } = store.getState()
      if (!playing || !session) return false
      const recordId = progress[playing.lesson.id]?.recordId
      const isOpened =
        (recordId !== undefined && (await library.open(recordId))) || (await library.preview(session.latest))
      if (!isOpened) return false
      const { draft } = editor.getState()
      session.documentId = draft.document.id
      look()
      return true
    },
    async leave() {
      const { playing } = store.getState()
      const before = session?.before ?? null
      if (playing && !playing.away && before !== null) {
        const isOpened = typeof before === 'string' ? await library.open(before) : await library.preview(before)
        if (!isOpened && typeof before !== 'string') return false
      }
      session = null
      stored.writeOpen(null)
      store.setState({ playing: null })
      return true
    },
    keep(lesson) {
      const own = [...store.getState().own.filter(({ id }) => id !== lesson.id), lesson]
      if (!stored.writeOwn(own)) return false
      store.setState({ own })
      return true
    },
    make: making => store.setState({ making }),
    forget(id) {
      const own = store.getState().own.filter(lesson => lesson.id !== id)
      stored.writeOwn(own)
      store.setState({ own })
    },
  }
}
