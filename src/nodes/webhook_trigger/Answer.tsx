import { CircleAlert, CircleCheck, EyeOff } from 'lucide-react'
import layout from '../../components/layout.module.css'
import { Payload } from '../../components/Payload'
import { t } from '../../language/active'
import { OutcomeMark } from '../kit/OutcomeMark'
import type { WebhookData } from './node'

/** The response: status and body, or that it is hidden. */
export function Answer({ response }: { response: NonNullable<WebhookData['response']> }) {
  if ('hidden' in response) return <OutcomeMark outcome="sent-unreadable" />
  if ('pretended' in response) {
    return (
      <p className={layout.row2}>
        <EyeOff className={layout.soft} size={18} aria-hidden />
        {t('Only pretended. Nothing was sent.')}
      </p>
    )
  }
  const { status, body } = response
  const isFine = status < 400
  const Icon = isFine ? CircleCheck : CircleAlert
  return (
    <div className={layout.stack2}>
      <p className={layout.row2}>
        <Icon className={isFine ? layout.ok : layout.danger} size={18} aria-hidden />
        <span>
          <strong>{status}</strong> {meaning(status)}
        </span>
      </p>
      {body !== '' && body !== null && <Payload value={body} />}
    </div>
  )
}

/** A status as text. */
function meaning(status: number): string {
  if (status === 401 || status === 403) return t('They did not let us in.')
  if (status === 404) return t('There is nothing at this address.')
  if (status === 429) return t('Too many requests. They want us to wait.')
  if (status >= 500) return t('Something went wrong on their side.')
  if (status >= 400) return t('They did not understand the request.')
  if (status >= 300) return t('They point to another address, and we did not follow.')
  return t('It worked.')
}
