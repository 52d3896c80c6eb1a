import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { saveAs } from '../../components/save-as'
import { t } from '../../language/active'
import type { Editor } from '../../store/document/editor'
import styles from './PageError.module.css'

/** Fallback for a page that crashed. The document can still be saved as a file. */
export function PageError({ editor, onRetry }: { editor: Editor; onRetry(): void }) {
  return (
    <main className={classNames(layout.stack4, styles.page)}>
      <h1>{t('Something in this page broke')}</h1>
      <p>{t('Your work is still here. Save a copy to be safe, then show the page again.')}</p>
      <div className={layout.wrap2}>
        <Button look="strong" onClick={() => saveCopy(editor)}>
          {t('Save a copy')}
        </Button>
        <Button onClick={onRetry}>{t('Show the page again')}</Button>
      </div>
    </main>
  )
}

function saveCopy(editor: Editor) {
  const { document: work } = editor.getState().draft
  const name = work.name.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'pipeline'
  saveAs(`${name}.json`, new Blob([JSON.stringify(work, null, 2)], { type: 'application/json' }))
}
