import { DoorOpen, LogOut, Send } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { CheckField } from '../../../components/CheckField'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Rich } from '../../../components/Rich'
import { TextField } from '../../../components/TextField'
import { readClassCode } from '../../../documents/links/class-code'
import { decodeClassLink, isClassLink } from '../../../documents/links/class-link'
import { localize, t } from '../../../language/active'
import { type LocalizedText, msg } from '../../../language/message'
import { type Invitation, joinClass, readGateway, sameClass } from '../../../providers/connections/class-connection'
import { classDevice } from '../../../providers/connections/class-device'
import type { Connection } from '../../../providers/connections/connections'
import type { ConnectionTest } from '../../../providers/connections/test-connection'
import { useApp } from '../../page/app-context'
import { forgetLink } from '../../page/links/forget-link'
import { useScreen } from '../../page/screen'
import { removeConnection } from '../remove-connection'
import { TestButton } from '../TestButton'
import { TestVerdict } from '../TestVerdict'
import styles from './Connect.module.css'
import { PageModelChoice } from './PageModelChoice'

/** A class: joined by link, QR code or typed code, and left again. */
export function ClassMethod({ link }: { link?: string | undefined }) {
  const { settings } = useApp()
  const joined = useStore(settings, state => state.connections.find(({ provider }) => provider === 'class'))
  const [invitation, setInvitation] = useState<Invitation | { problem: LocalizedText } | undefined>(() =>
    link === undefined ? undefined : decodeClassLink(link),
  )
  if (invitation && 'gateway' in invitation) {
    return <Question invitation={invitation} onDone={() => setInvitation(undefined)} />
  }
  return (
    <div className={classNames(layout.stack4, styles.body)}>
      {invitation && (
        <p role="alert" className={layout.notice} data-status="error">
          {localize(invitation.problem)}
        </p>
      )}
      {joined && settings.keys.get(joined.baseUrl) !== null ? (
        <Joined key={joined.id} connection={joined} />
      ) : (
        <AskToJoin onInvitation={setInvitation} />
      )}
    </div>
  )
}

/** Shows the host of the class before anything is sent to it. */
function Question({ invitation, onDone }: { invitation: Invitation; onDone(): void }) {
  const { deviceStorage, settings } = useApp()
  const screen = useScreen()
  const [remember, setRemember] = useState(false)
  const [state, setState] = useState<'ready' | 'asking' | ConnectionTest>('ready')
  const { gateway, name, lesson } = invitation
  const { host, protocol } = new URL(gateway)
  const join = async () => {
    setState('asking')
    const device = classDevice(gateway, () => deviceStorage)
    const seat = await joinClass(invitation, settings.getState().connections, { device })
    if (!('key' in seat)) return setState(seat)
    settings.keys.set(gateway, seat.key, { remember })
    for (const connection of seat.connections) settings.putConnection(connection)
    const [first] = seat.connections
    if (first?.models?.[0]) settings.setDefaultModel(`${first.id}/${first.models[0]}`)
    forgetLink()
    screen.show({ name: 'connect', way: 'class' })
    screen.announce(t('You joined {name}', { name }))
    onDone()
    // One link, or one code, can join the class and begin a lesson.
    if (lesson !== undefined) screen.show({ name: 'incoming', content: { kind: 'lesson', id: lesson } })
  }
  const leave = () => {
    forgetLink()
    screen.show({ name: 'connect', way: 'class' })
    onDone()
  }
  return (
    <div className={classNames(layout.stack4, styles.body)}>
      <p>{t('Do you want to join this class?')}</p>
      <dl className={classNames(layout.box, layout.padded, layout.paper, styles.invitation)}>
        <dt className={layout.soft}>{t('Class')}</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt className={layout.soft}>{t('Its gateway')}</dt>
        <dd>
          <strong>{host}</strong>
          {protocol === 'http:' && (
            <>
              {' '}
              <span className={layout.hint}>{t('(not encrypted: only on your school’s own network)')}</span>
            </>
          )}
        </dd>
      </dl>
      <p>
        <Rich
          text={msg(
            'When a model of the class answers, your prompts, messages and drawings go to <strong>{host}</strong>, and the people who run it can see them. In a lesson, your teacher also sees which step you are at. Join only if you know that address, or your teacher gave you the link.',
            { host },
          )}
          tags={{ strong: words => <strong>{words}</strong> }}
        />
      </p>
      <CheckField
        label={t('Stay in this class on this device')}
        checked={remember}
        onChange={setRemember}
        help={
          remember
            ? t('The next person at this browser will be in your class too.')
            : t('You leave it when you close this tab.')
        }
      />
      <div className={layout.cluster3}>
        <Button look="strong" icon={DoorOpen} disabled={state === 'asking'} onClick={join}>
          {state === 'asking' ? t('Asking…') : t('Join {name}', { name })}
        </Button>
        <Button onClick={leave}>{t('Don’t join')}</Button>
      </div>
      <div role="status">{typeof state === 'object' && <TestVerdict test={state} />}</div>
    </div>
  )
}

function Joined({ connection }: { connection: Connection }) {
  const { settings } = useApp()
  const screen = useScreen()
  const connections = useStore(settings, state => state.connections)
  const leave = () => {
    removeConnection(settings, connection)
    screen.announce(t('You left {label}', { label: connection.label }))
  }
  return (
    <>
      <p>
        <Rich
          text={msg('You are in <strong>{label}</strong>. Its models are at <strong>{host}</strong>.', {
            label: connection.label,
            host: new URL(connection.baseUrl).host,
          })}
          tags={{ strong: words => <strong>{words}</strong> }}
        />
      </p>
      <PageModelChoice connections={sameClass(connection, connections)} />
      <TestButton connection={connection} onModels={() => {}} look="plain" />
      <div className={layout.cluster3}>
        <Button look="strong" icon={Send} onClick={() => screen.show('hand-in')}>
          {t('Hand in')}
        </Button>
        <Button icon={LogOut} look="danger" onClick={leave}>
          {t('Leave {label}', { label: connection.label })}
        </Button>
      </div>
    </>
  )
}

/** Accepts a link or a class code. */
function AskToJoin({ onInvitation }: { onInvitation(invitation: Invitation | { problem: LocalizedText }): void }) {
  const [link, setLink] = useState('')
  // A page over plain http came from the gateway of a class: no other server of it is without https.
  const [host, setHost] = useState(location.protocol === 'http:' ? location.host : '')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<LocalizedText>()
  const byHand = () => {
    const read = readGateway(host)
    if ('problem' in read) return setProblem(read.problem)
    const typed = readClassCode(code)
    if (!typed) {
      return setProblem(t('The code has at least eight letters, digits or hyphens. Check the board again.'))
    }
    onInvitation({ ...read, ...typed, name: t('My class') })
  }
  return (
    <>
      <p>
        {t(
          'Your teacher has the key, so you need none. Open the class link, scan its QR code, or paste the link here.',
        )}
      </p>
      <TextField
        label={t('Link to your class')}
        value={link}
        onChange={(typed = '') => {
          setLink(typed)
          if (isClassLink(typed)) onInvitation(decodeClassLink(typed))
        }}
        placeholder="https://…/#class:…"
        {...(link !== '' &&
          !isClassLink(link) && { error: t('This is not a class link. A class link has “#class:” in it.') })}
      />
      <form
        className={classNames(layout.stack3, styles.byHand)}
        onSubmit={event => {
          event.preventDefault()
          byHand()
        }}
      >
        <h3 className={layout.medium}>{t('Or by hand')}</h3>
        <TextField
          label={t('Address of the gateway')}
          value={host}
          onChange={(typed = '') => {
            setHost(typed)
            setProblem(undefined)
          }}
          placeholder="gateway.school.example"
        />
        <TextField
          label={t('Class code')}
          value={code}
          onChange={(typed = '') => {
            setCode(typed)
            setProblem(undefined)
          }}
          placeholder="kmnr-thxz"
        />
        {problem && (
          <p role="alert" className={layout.notice} data-status="error">
            {localize(problem)}
          </p>
        )}
        <div className={layout.cluster3}>
          <Button type="submit">{t('Look at this class')}</Button>
        </div>
      </form>
    </>
  )
}
