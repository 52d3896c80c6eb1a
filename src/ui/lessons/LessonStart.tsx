import { useStore } from 'zustand'
import type { Lesson } from '../../lessons'
import { allNodes } from '../../store/draft'
import { useApp } from '../app-context'
import { TypeIcons } from '../library/DocumentRow'
import { Button } from '../parts/Button'
import { plural } from '../xray/amounts'
import styles from './Maker.module.css'

/** The document that the lesson starts from. */
export function LessonStart({ lesson, onChange }: { lesson: Lesson; onChange(patch: Partial<Lesson>): void }) {
  const { editor } = useApp()
  const draft = useStore(editor, state => state.draft)
  const nodes = allNodes(lesson.document)
  const isSame = draft.document.pipelines === lesson.document.pipelines && draft.inputs === lesson.inputs
  return (
    <div className={styles.starts}>
      <p>
        It begins from “{lesson.document.name || 'Untitled'}”, {plural(nodes.length, 'card')}
      </p>
      <TypeIcons types={[...new Set(nodes.map(({ type }) => type))]} />
      {!isSame && (
        <Button onClick={() => onChange({ document: draft.document, inputs: draft.inputs })}>
          Begin from what is open now
        </Button>
      )}
    </div>
  )
}
