import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { localize, t } from '../../../language/active'
import { msg } from '../../../language/message'
import { useApp } from '../../page/app-context'
import type { MissingCause } from '../../page/missing-part'
import { useScreen } from '../../page/screen'
import { Notice } from '../../parts/notices/Notice'
import { SaveAsFile } from '../../parts/notices/SaveAsFile'

const sentences: Record<MissingCause, ReturnType<typeof msg>> = {
  offline: msg('A part of the page is missing: there is no network. Once it is back, reload: your work is kept.'),
  'new-version': msg('A part of the page is missing: there is a new version. Reload to use it: your work is kept.'),
  blocked: msg(
    'A part of the page is missing: this network or browser blocks it. Ask the person who runs it to allow this page, then reload: your work is kept.',
  ),
  unknown: msg('A part of the page is missing. Reload the page: your work is kept.'),
}

/**
 * Says that a part of the page could not be fetched or drawn, and why, as far as it is known. A browser remembers a failed
 * import until the page is loaded again, so that is what it offers.
 */
export function FailedPartNotice() {
  const app = useApp()
  const screen = useScreen()
  const missing = useStore(screen, state => state.missingPart)
  const [isUnsaved, setIsUnsaved] = useState(false)
  useEffect(() => {
    const note = ({ payload }: WindowEventMap['vite:preloadError']) => screen.reportMissingPart(payload, 'event')
    addEventListener('vite:preloadError', note)
    return () => removeEventListener('vite:preloadError', note)
  }, [screen])
  if (!missing?.isShown) return null
  const reload = async () => {
    if (isUnsaved || (await app.saveNow())) location.reload()
    else setIsUnsaved(true)
  }
  return (
    <Notice
      label={t('Missing part')}
      text={
        isUnsaved
          ? t('Your work could not be saved just now. Save it as a file first, then reload.')
          : localize(sentences[missing.cause])
      }
      onDismiss={() => screen.setState({ missingPart: { ...missing, isShown: false } })}
    >
      {isUnsaved && <SaveAsFile />}
      <Button onClick={reload}>{t('Reload')}</Button>
    </Notice>
  )
}
