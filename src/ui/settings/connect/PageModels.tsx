import { Download, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { localize, t } from '../../../language/active'
import { errorText } from '../../../language/localized-error'
import type { LocalizedText } from '../../../language/message'
import { isInsecureOrigin } from '../../../providers/connections/plain-http'
import { megabytes } from '../../../providers/in-browser/megabytes'
import { type BrowserModel, pageModels, type Weights } from '../../../providers/in-browser/models'
import { unloadPageModel } from '../../../providers/in-browser/page-model'
import { cachedWeights, deleteWeights, fetchWeights } from '../../../providers/in-browser/weights'
import { useApp } from '../../page/app-context'
import { useScreen } from '../../page/screen'
import styles from './Connect.module.css'
import { DownloadProgress } from './DownloadProgress'
import { UseButton } from './PageModelChoice'

/** Models that the page runs itself, for browsers without a built-in one. */
export function PageModels() {
  const obstacle = whatIsInTheWay()
  return (
    <section className={classNames(layout.stack3, layout.box, layout.padded)} aria-label={t('A model in this page')}>
      <h4 className={layout.medium}>{t('A model in this page')}</h4>
      <p>
        {t(
          'For browsers without a model. It is downloaded once, stays on this device until you delete it, and runs in this tab. It needs about 1 GB of free memory and is slow: a few words a second.',
        )}
      </p>
      {obstacle === undefined ? (
        <ul className={layout.stack3}>
          {pageModels.map(model => (
            <PageModel key={model.id} model={model} />
          ))}
        </ul>
      ) : (
        <p className={layout.notice} data-status="warning">
          {obstacle}
        </p>
      )}
    </section>
  )
}

/** Why no model can run here, and what to do; undefined where one can. */
function whatIsInTheWay(): string | undefined {
  if (!hasRuntime()) {
    return t(
      'This browser is too old to run a model in a page. Chrome or Edge 137 and newer can. Use one of those, or choose another way.',
    )
  }
  if (isInsecureOrigin()) {
    return t(
      'This page came over plain http, and browsers do not let such a page keep a model. Open aili5 at an https address, or choose another way.',
    )
  }
  return undefined
}

/** Whether the browser has what llama.cpp requires: Memory64 and JavaScript Promise Integration. */
function hasRuntime(): boolean {
  try {
    new WebAssembly.Memory({ address: 'i64', initial: 1n } as unknown as WebAssembly.MemoryDescriptor)
    return 'Suspending' in WebAssembly
  } catch {
    return false
  }
}

type State = 'looking' | 'away' | 'kept' | { loaded: number; total: number; stop: AbortController }

function PageModel({ model }: { model: BrowserModel & { weights: Weights } }) {
  const { settings } = useApp()
  const screen = useScreen()
  const { label, weights } = model
  const id = `${model.provider}/${model.id}`
  const isReady = useStore(settings, state => state.browserModels.includes(id))
  const [state, setState] = useState<State>('looking')
  const [problem, setProblem] = useState<LocalizedText>()
  const { host } = new URL(weights.url)

  useEffect(() => {
    void cachedWeights(weights).then(
      kept => {
        setState(kept ? 'kept' : 'away')
        // The browser may have evicted it, or the settings were lost after the download.
        if (kept) settings.addBrowserModel(id)
        else settings.forgetBrowserModel(id)
      },
      () => setState('away'),
    )
  }, [weights, settings, id])

  const fetch = async () => {
    const stop = new AbortController()
    setProblem(undefined)
    setState({ loaded: 0, total: weights.bytes, stop })
    try {
      await fetchWeights(weights, (loaded, total) => setState({ loaded, total, stop }), stop.signal)
      settings.addBrowserModel(id)
      setState('kept')
      screen.announce(t('{label} is here', { label }))
    } catch (error) {
      setState('away')
      if (!stop.signal.aborted) setProblem(errorText(error))
    }
  }
  const forget = async () => {
    unloadPageModel()
    await deleteWeights(weights)
    settings.forgetBrowserModel(id)
    if (settings.getState().defaultModel === id) settings.setDefaultModel('')
    setState('away')
    screen.announce(t('{label} is deleted', { label }))
  }

  return (
    <li className={classNames(layout.stack2, styles.model)}>
      <div>
        <b>{label}</b>
        <p className={layout.hint}>
          {t('{about} {size} from {host}, {licence} license.', {
            about: weights.about,
            size: megabytes(weights.bytes),
            host,
            licence: weights.licence,
          })}
        </p>
      </div>
      {state === 'away' && (
        <Button icon={Download} onClick={fetch}>
          {t('Download {label}, {size}', { label, size: megabytes(weights.bytes) })}
        </Button>
      )}
      {typeof state === 'object' && (
        <DownloadProgress
          label={t('Downloading {label}', { label })}
          part={state.loaded > 0 ? state.loaded / state.total : undefined}
          words={
            state.loaded > 0
              ? t('{loaded} of {total}', { loaded: megabytes(state.loaded), total: megabytes(state.total) })
              : t('Asking {host}…', { host })
          }
          onCancel={() => state.stop.abort()}
        />
      )}
      {state === 'kept' && (
        <div className={layout.cluster3}>
          {isReady && <UseButton id={id} label={label} />}
          <Button icon={Trash2} look="danger" onClick={forget}>
            {t('Delete {label}', { label })}
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className={layout.notice} data-status="warning">
          {localize(problem)}
        </p>
      )}
    </li>
  )
}
