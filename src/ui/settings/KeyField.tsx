import { useRef, useState } from 'react'
import { Button } from '../../components/Button'
import { CheckField } from '../../components/CheckField'
import { classNames } from '../../components/class-names'
import { Field } from '../../components/Field'
import layout from '../../components/layout.module.css'
import { Rich } from '../../components/Rich'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { type Connection, originOf } from '../../providers/connections/connections'
import { isInsecureOrigin } from '../../providers/connections/plain-http'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'
import { keyPageOf } from './new-connection'

interface KeyFieldProps {
  connection: Connection
  /** Omits the link to the key page, which is shown elsewhere. */
  explained?: boolean | undefined
}

/** Stores the typed key for the origin of a connection. A stored key is never displayed. */
export function KeyField({ connection, explained }: KeyFieldProps) {
  const { settings } = useApp()
  const screen = useScreen()
  const { keys } = settings
  const field = useRef<HTMLInputElement>(null)
  const isSaved = keys.get(connection.baseUrl) !== null
  const [remember, setRemember] = useState(() => keys.isRemembered(connection.baseUrl))
  const host = new URL(originOf(connection)).host
  const keyPage = keyPageOf(connection)

  // Keys are in no store, so a change is signaled through the connection.
  const changed = () => settings.putConnection({ ...connection })
  const keep = (key: string) => {
    keys.set(connection.baseUrl, key, { remember })
    changed()
  }
  const choose = (wanted: boolean) => {
    setRemember(wanted)
    const key = keys.get(connection.baseUrl)
    if (key === null) return
    keys.set(connection.baseUrl, key, { remember: wanted })
    changed()
  }
  const forget = () => {
    keys.forget(connection.baseUrl)
    if (field.current) field.current.value = ''
    setRemember(false)
    changed()
    screen.announce(t('Key for {host} forgotten', { host }))
  }

  return (
    <div className={layout.stack3}>
      <Field label={t('Key')} help={t('This key is only ever sent to {host}.', { host })}>
        {control => (
          <div className={classNames(layout.wrap2, layout.bottom, layout.growFirst)}>
            {/* Uncontrolled: React would write a controlled value into an attribute of the page. */}
            <input
              {...control}
              ref={field}
              type="password"
              autoComplete="off"
              spellCheck={false}
              placeholder={isSaved ? t('Kept. Paste a new key to replace it.') : t('Paste your key')}
              onChange={event => keep(event.target.value)}
            />
            {isSaved && <Button onClick={forget}>{t('Forget key')}</Button>}
          </div>
        )}
      </Field>
      {keyPage && !isSaved && !explained && (
        <p className={layout.hint}>
          <Rich
            text={msg('No key yet? <a>Make one at {host}</a> and set a small spending limit there.', {
              host: new URL(keyPage).host,
            })}
            tags={{
              a: words => (
                <a href={keyPage} target="_blank" rel="noopener noreferrer">
                  {words}
                </a>
              ),
            }}
          />
        </p>
      )}
      {isInsecureOrigin() && !isSaved && (
        <p className={layout.notice} data-status="warning">
          {t(
            'This page came over plain http. Others on your network can change it and read what you type. Do not paste your own key here.',
          )}
        </p>
      )}
      <CheckField
        label={t('Remember on this device')}
        checked={remember}
        onChange={choose}
        help={
          remember
            ? t(
                'The key stays in this browser. The next person here can use it too, so leave this off on a shared computer.',
              )
            : t('The key is deleted when you close this tab. Best for a shared computer.')
        }
      />
    </div>
  )
}
