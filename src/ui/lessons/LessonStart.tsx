import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import type { Lesson } from '../../content/lessons'
import type { Document } from '../../engine/model/document'
import { t } from '../../language/active'
import { allNodes } from '../../store/document/draft'
import { useApp } from '../app/app-context'
import { TypeIcons } from '../library/DocumentRow'
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
