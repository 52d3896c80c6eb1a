import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Payload } from '../../components/Payload'
import { t } from '../../language/active'
import styles from './call.module.css'

/** A request, from a model or as sent. A text body is shown unchanged. */
export interface Call {
  method: string
  url: string
  headers?: Record<string, string>
  body?: unknown
}

interface CallViewProps {
  call: Call
  /** The form of the body, where it was chosen. */
  form?: 'json' | 'text'
  /** Its state while unfinished. */
  state?: string
  /** One line, without headers and payload. */
  small?: boolean
}

/** Method, host and payload of a request. */
export function CallView({ call, form, state, small }: CallViewProps) {
  const { host, rest } = splitAddress(call.url)
  const headers = Object.entries(call.headers ?? {})
  return (
    <div className={layout.stack2}>
      <p className={classNames(layout.row3, layout.baseline)}>
        <span className={classNames(layout.chip, layout.mono, styles.method)}>{call.method}</span>
        <span className={classNames(layout.shrink, small ? layout.small : layout.large, layout.breakWords)}>
          <strong>{host}</strong>
          <wbr />
          {rest}
        </span>
      </p>
      {state && <p className={layout.hint}>{state}</p>}
      {!small && headers.length > 0 && (
        <details>
          <summary>{t('Headers')}</summary>
          <Payload value={headers.map(([name, value]) => `${name}: ${value}`).join('\n')} />
        </details>
      )}
      {!small && form && <p className={layout.hint}>{form === 'json' ? t('as JSON') : t('as plain text')}</p>}
      {!small && call.body !== undefined && <Payload value={call.body} />}
    </div>
  )
}

function splitAddress(address: string): { host: string; rest: string } {
  try {
    const url = new URL(address)
    return { host: url.host, rest: url.pathname === '/' ? url.search : url.pathname + url.search }
  } catch {
    return { host: address, rest: '' }
  }
}
