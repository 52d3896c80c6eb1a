import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { localize, t } from '../../../language/active'
import type { LocalizedText } from '../../../language/message'
import { useApp } from '../../page/app-context'
import { isFramed } from '../../page/links/frame'
import { Notice } from '../../parts/notices/Notice'
import { SaveAsFile } from '../../parts/notices/SaveAsFile'
import { OpenInTab } from '../../parts/OpenInTab'

/**
 * Reports that the browser does not store documents: full, blocked, absent or cleared. Editing continues, and a file
 * can be saved.
 */
export function StorageNotice() {
  const app = useApp()
  const save = useStore(app.editor, state => state.save)
  const library = useStore(app.library, state => state.message)
  const runs = useStore(app.recordings, state => state.message)
  const [dismissed, setDismissed] = useState<LocalizedText>()

  if (save.status === 'failed') {
    return (
      <Notice
        label={t('Storage')}
        tone="problem"
        text={
          isFramed
            ? t('Nothing is saved in this frame. Open the page in its own tab: your work comes along.')
            : save.message === undefined
              ? t('Your work could not be saved.')
              : localize(save.message)
        }
      >
        <SaveAsFile />
        {isFramed ? <OpenInTab /> : <Button onClick={() => void app.saveNow()}>{t('Try again')}</Button>}
      </Notice>
    )
  }
  if (save.status === 'changed-elsewhere') {
    return (
      <Notice
        label={t('Storage')}
        tone="problem"
        text={t('This was changed in another tab. Show that version, or keep what you have here as a copy.')}
      >
        <Button onClick={() => void app.library.reload()}>{t('Reload')}</Button>
        <Button onClick={() => void app.keepAsCopy()}>{t('Keep as a copy')}</Button>
      </Notice>
    )
  }
  const text = library ?? runs
  if (text === undefined || text === dismissed) return null
  return (
    <Notice label={t('Storage')} text={localize(text)} onDismiss={() => setDismissed(text)}>
      <SaveAsFile />
    </Notice>
  )
}
