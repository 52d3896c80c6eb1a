import { X } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../components/Button'
import { CheckField } from '../../components/CheckField'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { TextField } from '../../components/TextField'
import { t } from '../../language/active'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'
import { posthogHost, posthogKey } from '../page/use-analytics'
import { readHost } from './read-host'
import styles from './Settings.module.css'

/** Privacy: what leaves the page, and which hosts are allowed. */
export function PrivacyTab() {
  return (
    <div className={classNames(layout.stack5, layout.packed, styles.tab)}>
      <section aria-labelledby="leaves" className={layout.stack3}>
        <h3 id="leaves" className={layout.large}>
          {t('What leaves this page')}
        </h3>
        <p>
          {t(
            'What you build stays in this browser. There is no account, no server of ours, and nothing that watches you. When a connected model runs, your prompts, messages, drawings and the results of its tools go straight to its address. A webhook or a URL loader sends only what it showed you, and only after you said yes.',
          )}
        </p>
      </section>
      {posthogKey && <Counting />}
      <AllowedHosts />
      <ForgetKeys />
    </div>
  )
}

/** Opt-in: off until the person agrees. */
function Counting() {
  const { settings } = useApp()
  const analytics = useStore(settings, state => state.analytics)
  const { host } = new URL(posthogHost)
  return (
    <section aria-labelledby="counting" className={layout.stack3}>
      <h3 id="counting" className={layout.large}>
        {t('Usage counts')}
      </h3>
      <CheckField
        label={t('Let the makers of this page count what is used')}
        checked={analytics}
        onChange={settings.setAnalytics}
        help={
          analytics
            ? t(
                'If you say yes, {host} gets: which dialogs are opened, how runs end, and for each model call its model, tokens, time and kind of error. It gets no word that you or a model wrote, and nothing about you. Nothing is kept on this device.',
                { host },
              )
            : t(
                'Off: nothing is counted, and the code that counts is not even loaded. If you say yes, {host} gets: which dialogs are opened, how runs end, and for each model call its model, tokens, time and kind of error. It gets no word that you or a model wrote, and nothing about you. Nothing is kept on this device.',
                { host },
              )
        }
      />
    </section>
  )
}

function AllowedHosts() {
  const { settings } = useApp()
  const screen = useScreen()
  const hosts = useStore(settings, state => state.allowedHosts)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()

  const allow = () => {
    const read = readHost(text)
    if ('problem' in read) return setProblem(read.problem)
    settings.allowHost(read.host)
    setText('')
    setProblem(undefined)
    screen.announce(t('{host} is allowed', { host: read.host }))
  }
  const forget = (host: string) => {
    settings.forgetHost(host)
    screen.announce(t('{host} is no longer allowed', { host }))
  }

  return (
    <section aria-labelledby="hosts" className={layout.stack3}>
      <h3 id="hosts" className={layout.large}>
        {t('Allowed hosts')}
      </h3>
      <p className={layout.soft}>
        {t(
          'A webhook asks you each time before it sends. It does not ask for a host that is listed both here and on its own card. Addresses of this computer and its network stay closed until they are listed here.',
        )}
      </p>
      {hosts.length === 0 ? (
        <p className={layout.soft}>{t('None.')}</p>
      ) : (
        <ul className={layout.wrap2}>
          {hosts.map(host => (
            <li key={host} className={classNames(layout.row, layout.box, layout.breakWords, layout.padStart)}>
              <code>{host}</code>
              <IconButton icon={X} size={16} label={t('Remove {host}', { host })} onClick={() => forget(host)} />
            </li>
          ))}
        </ul>
      )}
      <form
        className={classNames(layout.wrap2, layout.bottom, layout.growFirst)}
        onSubmit={event => {
          event.preventDefault()
          allow()
        }}
      >
        <TextField
          label={t('Allow a host')}
          value={text}
          onChange={(typed = '') => {
            setText(typed)
            setProblem(undefined)
          }}
          placeholder="hooks.example.com"
          error={problem}
        />
        <Button type="submit">{t('Allow')}</Button>
      </form>
    </section>
  )
}

function ForgetKeys() {
  const { settings } = useApp()
  const screen = useScreen()
  const [done, setDone] = useState(false)
  const forget = () => {
    settings.keys.forgetAll()
    // Signals the change through the connections, since keys are in no store.
    for (const connection of settings.getState().connections) settings.putConnection({ ...connection })
    setDone(true)
    screen.announce(t('All keys are forgotten'))
  }
  return (
    <section aria-labelledby="keys" className={layout.stack3}>
      <h3 id="keys" className={layout.large}>
        {t('Keys')}
      </h3>
      <p className={layout.soft}>
        {t('A key is saved only for the address you typed it for. It is never part of a pipeline, a file or a link.')}
      </p>
      <div className={classNames(layout.wrap3, layout.top, styles.test)}>
        <Button onClick={forget}>{t('Forget all keys')}</Button>
        {done && <span>{t('Forgotten.')}</span>}
      </div>
    </section>
  )
}
