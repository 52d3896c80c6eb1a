import { BookOpenText, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import { FieldRow } from '../../components/Field'
import layout from '../../components/layout.module.css'
import { NumberField } from '../../components/NumberField'
import { Skeleton } from '../../components/Skeleton'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import type { Lesson } from '../../content/lessons'
import { activeMessages, t } from '../../language/active'
import { lessonLimits } from '../../lessons/lesson'
import type { Document } from '../../model/document'
import { allNodes } from '../../store/document/draft'
import { randomText } from '../../store/document/fresh-id'
import type { Lessons } from '../../store/lessons/lessons'
import { useApp } from '../page/app-context'
import type { OverlayProps } from '../page/overlay'
import { useScreen } from '../page/screen'
import { TypeIcons } from '../parts/DocumentRow'
import { Problem } from '../parts/Problem'
import { noHistory, redone, undone, withChange } from './lesson-history'
import { MakerSteps } from './MakerSteps'
import { ShareLesson } from './ShareLesson'
import { useLessons } from './use-lessons'
import { wellFormed } from './well-formed'

/** Edits a lesson of any document: steps, checks, a trial, and sharing. */
export default function LessonMaker({ onClose }: OverlayProps) {
  const lessons = useLessons()
  if (lessons === 'loading') return <Skeleton height={30} />
  if (lessons === 'failed')
    return <p role="alert">{t('This could not be loaded. You may be offline. Try again later.')}</p>
  return <Maker lessons={lessons} onClose={onClose} />
}

function Maker({ lessons, onClose }: { lessons: Lessons; onClose(): void }) {
  const { editor } = useApp()
  const screen = useScreen()
  const making = useStore(lessons, state => state.making)
  const [isFull, setIsFull] = useState(false)
  const [refused, setRefused] = useState(false)
  const history = useLessonHistory(making?.id)
  useEffect(() => {
    if (!lessons.getState().making) lessons.make(lessonFrom(editor.getState().draft))
  }, [editor, lessons])
  if (!making) return null

  const put = (next: Lesson) => {
    lessons.make(next)
    setIsFull(!lessons.keep(wellFormed(next)))
  }
  const change = (patch: Partial<Lesson>) => {
    const next = { ...making, ...patch }
    history.note(making)
    put(next)
  }
  const goBack = (way: 'undo' | 'redo') => {
    const next = history[way](making)
    if (!next) return
    put(next)
    screen.announce(way === 'undo' ? t('Undone') : t('Redone'))
  }
  const showPage = () => {
    put(making)
    screen.show({ name: 'teaching', page: making.id })
  }
  const tryIt = async () => {
    const isBegun = await lessons.begin(wellFormed(making), { again: true })
    setRefused(!isBegun)
    if (!isBegun) return
    screen.setState({ replay: null, pipelineId: null })
    onClose()
  }
  return (
    <div className={layout.stack4}>
      <p className={layout.hint}>
        {t(
          'Write what to try, step by step. You can close this at any time: it is saved on this device, under “Your own lessons”.',
        )}
      </p>
      <TextField
        label={t('Lesson title')}
        maxLength={lessonLimits.title}
        value={making.title}
        onChange={title => change({ title: title ?? '' })}
        placeholder={t('What this lesson is about')}
      />
      <FieldRow>
        <TextAreaField
          label={t('What it teaches')}
          maxLength={lessonLimits.text}
          value={making.teaches}
          onChange={teaches => change({ teaches })}
          placeholder={t('In a sentence, for the teacher')}
          rows={2}
        />
        <NumberField
          label={t('Minutes')}
          value={making.minutes}
          onChange={minutes => change({ minutes: minutes ?? 10 })}
          min={1}
          max={lessonLimits.minutes}
          whole
        />
      </FieldRow>
      <LessonStart lesson={making} onChange={change} />
      <MakerSteps lesson={making} onChange={steps => change({ steps })} />
      <Problem
        words={isFull && t('This browser has no space left for the lesson. Save it as a file before you close this.')}
      />
      <Problem
        words={
          refused &&
          t('What you have open cannot be saved now, so the lesson cannot be tried. Save it as a file first.')
        }
      />
      <div className={layout.wrap2}>
        <Button look="strong" disabled={making.steps.length === 0} onClick={() => void tryIt()}>
          {t('Try it')}
        </Button>
        <Button icon={Undo2} disabled={!history.canUndo} onClick={() => goBack('undo')}>
          {t('Undo')}
        </Button>
        <Button icon={Redo2} disabled={!history.canRedo} onClick={() => goBack('redo')}>
          {t('Redo')}
        </Button>
        <Button icon={BookOpenText} disabled={making.steps.length === 0} onClick={showPage}>
          {t('Page for teachers')}
        </Button>
        <Button onClick={() => lessons.make(lessonFrom(editor.getState().draft))}>{t('Begin another one')}</Button>
      </div>
      {making.steps.length > 0 && <ShareLesson lesson={wellFormed(making)} />}
    </div>
  )
}

function lessonFrom({ document, inputs }: Pick<Lesson, 'document' | 'inputs'>): Lesson {
  const id = `own-${randomText(8, Math.random)}`
  const written = { ...document, language: activeMessages().language.code }
  return { id, title: document.name, teaches: '', minutes: 10, document: written, inputs, steps: [] }
}

/** The field that a person types in now. */
function fieldInUse(): Element | null {
  const { activeElement } = window.document
  return activeElement?.matches('input:not([type=checkbox]), textarea') ? activeElement : null
}

/** Undo and redo of the lesson maker. Another lesson starts with an empty history. */
function useLessonHistory(id: string | undefined) {
  const [kept, setKept] = useState({ id, history: noHistory })
  const history = kept.id === id ? kept.history : noHistory
  const step = (found: ReturnType<typeof undone>) => {
    if (found) setKept({ id, history: found.history })
    return found?.lesson
  }
  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    note: (before: Lesson) => setKept({ id, history: withChange(history, before, fieldInUse()) }),
    undo: (now: Lesson) => step(undone(history, now)),
    redo: (now: Lesson) => step(redone(history, now)),
  }
}

/** The document that the lesson starts from. */
function LessonStart({ lesson, onChange }: { lesson: Lesson; onChange(patch: Partial<Lesson>): void }) {
  const { editor } = useApp()
  const draft = useStore(editor, state => state.draft)
  const nodes = allNodes(lesson.document)
  const isSame = draft.document.pipelines === lesson.document.pipelines && draft.inputs === lesson.inputs
  return (
    <div className={classNames(layout.cluster3, layout.rounded, layout.inset, layout.paper)}>
      <p>
        {t('It begins from “{name}”, {count, plural, one {# card} other {# cards}}', {
          name: lesson.document.name || t('Untitled'),
          count: nodes.length,
        })}
      </p>
      <TypeIcons types={[...new Set(nodes.map(({ type }) => type))]} />
      {!isSame && (
        <Button
          onClick={() => onChange({ document: withLanguage(draft.document, lesson.document), inputs: draft.inputs })}
        >
          {t('Begin from what is open now')}
        </Button>
      )}
    </div>
  )
}

/** A lesson stays in the language that its maker writes. */
const withLanguage = (document: Document, { language }: Document): Document =>
  language === undefined ? document : { ...document, language }
