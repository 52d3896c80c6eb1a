import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { localize, t } from '../../../language/active'
import { msg } from '../../../language/message'
import { useApp } from '../../page/app-context'
import { Notice } from '../../parts/notices/Notice'
import type { Versions } from '../../settings/pwa/versions'

const ready = msg('A new version is ready.')
const starting = msg('Starting the new version…')
const unsafe = msg(
  'A new version is ready, but your work could not be saved just now. Save it as a file first, then reload.',
)

/** Reports that a new version is ready. The page reloads only on request, and when nothing would be lost. */
export function VersionNotice({ versions }: { versions: Versions }) {
  const app = useApp()
  const waits = useStore(versions, state => state.waits)
  const live = useStore(app.runner, state => state.live)
  const [text, setText] = useState(ready)
  const [later, setLater] = useState(false)
  if (!waits || later) return null
  const reload = async () => {
    setText(starting)
    if (await app.saveNow()) await versions.take()
    else setText(unsafe)
  }
  return (
    <Notice label={t('New version')} text={localize(text)} onDismiss={() => setLater(true)}>
      <Button disabled={live || text === starting} onClick={reload}>
        {t('Reload')}
      </Button>
    </Notice>
  )
}
