import { LogIn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { NumberField } from '../../../components/NumberField'
import { t } from '../../../language/active'
import type { Connection } from '../../../providers/connections/connections'
import { comesFromSignIn } from '../../../providers/connections/openrouter-return'
import { beginSignIn, finishSignIn, type SignedIn } from '../../../providers/connections/openrouter-sign-in'
import { isInsecureOrigin } from '../../../providers/connections/plain-http'
import { useApp } from '../../page/app-context'
import { TestVerdict } from '../TestVerdict'
import styles from './Connect.module.css'
import { ProviderForm, useConnectionTo } from './ProviderForm'

/** Signs in at OpenRouter; pasting a key works too. */
export function OpenRouter() {
  const { settings } = useApp()
  const { connection } = useConnectionTo('openrouter')
  const result = useReturn(connection)
  const hasKey = settings.keys.get(connection.baseUrl) !== null
  return (
    <>
      {result === 'asking' && <p role="status">{t('Fetching the key…')}</p>}
      {typeof result === 'object' && (
        <div role="status">
          <TestVerdict test={verdictOf(result)} />
        </div>
      )}
      {!hasKey && result !== 'asking' && <SignIn />}
      {hasKey ? (
        <ProviderForm key="key" provider="openrouter" testNow={typeof result === 'object' && 'key' in result} />
      ) : (
        <details className={layout.stack3}>
          <summary>{t('I have a key already')}</summary>
          <ProviderForm provider="openrouter" />
        </details>
      )}
    </>
  )
}

function SignIn() {
  // PKCE needs a hash, and browsers offer crypto.subtle on secure origins only.
  if (isInsecureOrigin()) {
    return (
      <p role="alert" className={layout.notice} data-status="error">
        {t(
          'Signing in does not work on a page that came over plain http. Open aili5 at an https address and sign in there.',
        )}
      </p>
    )
  }
  return <SignInForm />
}

function SignInForm() {
  const { saveNow, sessionStorage } = useApp()
  const [limitUsd, setLimit] = useState<number | undefined>(5)
  const [problem, setProblem] = useState<string>()
  const signIn = async () => {
    setProblem(undefined)
    // The open document survives the redirect only if it is saved.
    if (!(await saveNow())) {
      return setProblem(t('Your work could not be saved and would be lost. Save it as a file first (Share).'))
    }
    try {
      location.assign(await beginSignIn({ page: location.href, storage: sessionStorage, limitUsd: limitUsd ?? 5 }))
    } catch {
      setProblem(t('Your browser saves nothing for this tab, so you cannot sign in here. Paste a key instead.'))
    }
  }
  return (
    <div className={classNames(layout.wrap3, layout.bottom, styles.pick)}>
      <NumberField
        label={t('Limit in dollars a month')}
        value={limitUsd}
        onChange={setLimit}
        min={1}
        max={100}
        step={1}
      />
      <Button look="strong" icon={LogIn} onClick={signIn}>
        {t('Sign in at openrouter.ai')}
      </Button>
      {problem && (
        <p role="alert" className={layout.notice} data-status="error">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Exchanges the returned code for a key, once, and stores the key. */
function useReturn(connection: Connection): SignedIn | 'asking' | undefined {
  const { sessionStorage, settings } = useApp()
  const [result, setResult] = useState<SignedIn | 'asking' | undefined>(() =>
    comesFromSignIn(location.search) ? 'asking' : undefined,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code can be used once, when the page comes back.
  useEffect(() => {
    const { search } = location
    if (!comesFromSignIn(search)) return
    // The code is removed from the address bar and the history first.
    history.replaceState(history.state, '', location.pathname + location.hash)
    void finishSignIn({ search, storage: () => sessionStorage }).then(signedIn => {
      if ('key' in signedIn) {
        settings.keys.set(connection.baseUrl, signedIn.key)
        settings.putConnection(connection)
      }
      setResult(signedIn)
    })
  }, [])
  return result
}

function verdictOf(result: SignedIn) {
  if ('problem' in result) return { ok: false, sentence: result.problem, detail: t('No key was saved.') }
  const { limitUsd } = result
  return limitUsd === null
    ? {
        ok: true,
        sentence: t(
          'You are signed in. OpenRouter set no spending limit for this page. Set one at openrouter.ai/settings/keys.',
        ),
        detail: '',
      }
    : {
        ok: true,
        sentence: t('You are signed in. This page may spend up to {limit} a month.', { limit: `$${limitUsd}` }),
        detail: '',
      }
}
