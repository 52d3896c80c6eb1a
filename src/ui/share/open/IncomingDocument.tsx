import { useState } from 'react'
import { Button } from '../../../components/Button'
import { DialogActions } from '../../../components/Dialog'
import layout from '../../../components/layout.module.css'
import { localize, t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import type { IncomingContent } from '../../page/overlay'
import { useScreen } from '../../page/screen'
import { SaveAsFile } from '../../parts/notices/SaveAsFile'
import type { IncomingDialogProps } from './IncomingDialog'
import { IncomingFacts } from './IncomingFacts'

type IncomingDraft = Extract<IncomingContent, { kind: 'document' }>

/** Previews an incoming document, with the choice to try, keep or dismiss it. */
export function IncomingDocument({ onClose, incoming }: IncomingDialogProps & { incoming: IncomingDraft }) {
  const { library, recordings } = useApp()
  const screen = useScreen()
  const [refused, setRefused] = useState<IncomingDraft>()
  const { content, contents, from } = incoming
  const name = contents.name || t('Untitled')

  const take = async (opening: Promise<boolean>) => {
    if (!(await opening)) return setRefused(incoming)
    onClose()
    if (content.recording) {
      recordings.adopt(content.recording, from)
      screen.setState({ replay: { recording: content.recording, origin: from } })
    }
    screen.announce([t('Opened “{name}”.', { name }), ...content.notes.map(localize)].join(' '))
  }

  return (
    <>
      <div className={layout.stack4}>
        <p>
          {from === 'link'
            ? t('Someone shared this with you. Nothing has run or been saved yet.')
            : incoming.file
              ? t('This is what the file holds. Nothing has run or been saved yet.')
              : t('This is what you pasted. Nothing has run or been saved yet.')}
        </p>
        <IncomingFacts incoming={incoming} />
        {content.notes.map(localize).map(note => (
          <p key={note} className={layout.notice} data-status="warning">
            {note}
          </p>
        ))}
        {refused === incoming && (
          <div role="alert" className={layout.notice} data-status="error">
            <p>{t('This browser cannot save what you have open. Save it as a file first.')}</p>
            <p className={layout.wrap2}>
              <SaveAsFile />
              <Button look="danger" onClick={() => take(library.preview(content.draft, { evenUnsaved: true }))}>
                {t('Open in its place')}
              </Button>
            </p>
          </div>
        )}
        <p className={layout.hint}>
          {t('“Try” opens it and saves it once you change something. What you have open is safe.')}
        </p>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('Not now')}</Button>
        <Button onClick={() => take(library.create(content.draft))}>{t('Keep a copy')}</Button>
        <Button look="strong" data-focus onClick={() => take(library.preview(content.draft))}>
          {t('Try')}
        </Button>
      </DialogActions>
    </>
  )
}
