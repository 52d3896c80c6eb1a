import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import { Dialog, DialogActions } from '../../components/Dialog'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'
import type { UserQuestion } from '../../model/events'
import { useApp } from '../page/app-context'

type Consent = Extract<UserQuestion, { kind: 'consent' }>

const reasons: Record<Consent['reason'], MessageDescriptor> = {
  'no-list': msg('This card has no list of sites that it may call, so you are asked each time.'),
  'list-not-accepted': msg('The list of sites came with this document. You have not said yes to it yet.'),
  'private-address': msg('This address is inside your own network or on this device.'),
  'may-have-arrived': msg(
    'This was already sent in this run and may have arrived. Send it again only if getting it twice does no harm.',
  ),
}

/** While a run waits for it: asks for consent before a request leaves the page: shows the host, the body and the reason. */
export function ConsentDialog() {
  const { runner } = useApp()
  // A replay needs no consent: the requests were decided during the run.
  const asked = useStore(runner, state => (state.live ? state.run.question : null))
  const consent = asked?.question.kind === 'consent' ? asked.question : null
  // A card can also send without a model, or be called by a step.
  const call = useStore(runner, state => asked && state.run.nodes[asked.askNodeId]?.call)
  const byModel = (call?.round ?? 0) > 0
  const answer = (yes: boolean) => asked && runner.answer(asked.askId, { consent: yes })

  if (!consent) return null
  return (
    <Dialog title={t('Send this?')} onClose={() => answer(false)} asks>
      <Letter consent={consent} byModel={byModel} />
      <DialogActions>
        <Button data-focus onClick={() => answer(false)}>
          {t("Don't send")}
        </Button>
        <Button look="strong" onClick={() => answer(true)}>
          {t('Send')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Letter({ consent: { request, reason }, byModel }: { consent: Consent; byModel: boolean }) {
  const url = new URL(request.url)
  const headers = Object.entries(request.headers)
  const contentType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  return (
    <div className={layout.stack3}>
      <p>
        {request.page
          ? t('A card wants to read a page from')
          : byModel
            ? t('The model wants to send this out of the page, to')
            : t('A card wants to send this out of the page, to')}
      </p>
      <p className={classNames(layout.huge, layout.bold, layout.breakWords)}>
        <span className={classNames(layout.chip, layout.mono)}>{request.method}</span> {url.host}
      </p>
      <pre className={layout.code}>{request.url}</pre>
      {headers.length > 0 && (
        <pre className={layout.code}>{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
      )}
      {request.body ? (
        <pre className={layout.code}>{readable(request.body)}</pre>
      ) : (
        <p className={layout.hint}>{t('Nothing is sent with it.')}</p>
      )}
      <p className={layout.hint}>{localize(reasons[reason])}</p>
      <p className={layout.hint}>
        {request.body && /^text\/plain\b/i.test(contentType ?? '')
          ? t('This is exactly what is sent, as plain text.')
          : t('This is exactly what is sent.')}{' '}
        {t('The page does not send it again by itself. Your browser may, if the connection breaks.')}{' '}
        {!request.alone &&
          t('If no answer can be read, the page sends {origin} an empty request to see if it is there.', {
            origin: url.origin,
          })}
      </p>
    </div>
  )
}

/** Indents JSON; returns other text unchanged. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
