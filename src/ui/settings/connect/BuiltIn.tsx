import { Download } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { useLoaded } from '../../../components/use-loaded'
import { activeMessages, localize, t } from '../../../language/active'
import type { ConnectionTest } from '../../../providers/connections/test-connection'
import { builtInSentences, builtInState, tryBuiltIn } from '../../../providers/in-browser/prepare-chrome'
import { useApp } from '../../page/app-context'
import { useScreen } from '../../page/screen'
import { TestVerdict } from '../TestVerdict'
import { DownloadProgress } from './DownloadProgress'
import { UseButton } from './PageModelChoice'

const id = 'chrome/built-in'

/** The browser's built-in model: availability, download and test. */
export function BuiltIn() {
  const { settings } = useApp()
  const screen = useScreen()
  const isReady = useStore(settings, state => state.browserModels.includes(id))
  const [tries, setTries] = useState(0)
  const state = useLoaded(builtInState, [tries]) ?? undefined
  const [test, setTest] = useState<ConnectionTest>()
  const [part, setPart] = useState<number>()
  const [fetching, setFetching] = useState<AbortController>()

  const start = async () => {
    const controller = new AbortController()
    setFetching(controller)
    setTest(undefined)
    setPart(undefined)
    try {
      const result = await tryBuiltIn(setPart, controller.signal)
      setTest(result)
      if (result.ok) settings.addBrowserModel(id)
      else settings.forgetBrowserModel(id)
    } catch {
      screen.announce(t('Canceled'))
    }
    setFetching(undefined)
    setTries(tries + 1)
  }

  const canTry = state === 'ready' || state === 'to-fetch' || state === 'fetching'
  return (
    <section className={classNames(layout.stack3, layout.box, layout.padded)} aria-label={t('The browser’s own model')}>
      <h4 className={layout.medium}>{t('The browser’s own model')}</h4>
      {state && !test && (
        <p role="status" className={canTry ? undefined : layout.notice} data-status="warning">
          {localize(builtInSentences[state])}
        </p>
      )}
      {canTry && !fetching && (
        <Button icon={Download} onClick={start} look={isReady ? 'plain' : 'strong'}>
          {state === 'ready' ? t('Try it') : t('Download it and try it')}
        </Button>
      )}
      {fetching && (
        <DownloadProgress
          label={t('Downloading the browser’s model')}
          part={part}
          words={part === undefined ? t('Asking the browser…') : activeMessages().number(part, { style: 'percent' })}
          onCancel={() => fetching.abort()}
        />
      )}
      {test && (
        <div role="status">
          <TestVerdict test={test} />
        </div>
      )}
      {isReady && <UseButton id={id} model="browser" />}
    </section>
  )
}
