import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { t } from '../../../language/active'
import { useApp } from '../app-context'
import { useScreen } from '../screen'
import { Notice } from './Notice'

/**
 * Says that a part of the page could not be fetched or drawn. A browser remembers a failed import until the page is
 * loaded again, so that is what it offers.
 */
export function FailedPartNotice() {
  const app = useApp()
  const screen = useScreen()
  const hasFailed = useStore(screen, state => state.hasFailedPart)
  useEffect(() => {
    const note = () => screen.setState({ hasFailedPart: true })
    addEventListener('vite:preloadError', note)
    return () => removeEventListener('vite:preloadError', note)
  }, [screen])
  if (!hasFailed) return null
  const reload = async () => {
    await app.saveNow()
    location.reload()
  }
  return (
    <Notice
      label={t('Missing part')}
      text={t('A part of the page could not be shown. You may be offline. Reload the page: your work is kept.')}
      onDismiss={() => screen.setState({ hasFailedPart: false })}
    >
      <Button onClick={reload}>{t('Reload')}</Button>
    </Notice>
  )
}
