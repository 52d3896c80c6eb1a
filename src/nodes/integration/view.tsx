import { CircleAlert, CircleCheck, Database } from 'lucide-react'
import * as v from 'valibot'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Payload } from '../../components/Payload'
import { Sketch } from '../../components/Sketch'
import { AnyValue } from '../../components/Structured'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import type { JsonValue } from '../../model/json'
import type { OutgoingOutcome } from '../../model/outgoing'
import { type Call, CallView } from '../kit/CallView'
import { listOfFacts } from '../kit/facts'
import { OutcomeMark } from '../kit/OutcomeMark'
import { workView } from '../kit/outputs'
import type { NodeView } from '../view'
import { type IntegrationConfig, IntegrationResponse } from './node'
import styles from './view.module.css'

interface ResponseProps {
  response: IntegrationResponse
  call: Call | null
  outcome: OutgoingOutcome | undefined
}

function Response({ response, call, outcome }: ResponseProps) {
  const { success, data, errorCode, metadata } = response
  const received = Object.keys(metadata.args_received ?? {}).length > 0
  const Icon = success ? CircleCheck : CircleAlert
  return (
    <div className={layout.stack2}>
      {call && <CallView call={call} small />}
      <p className={classNames(layout.cluster2, layout.top, layout.large, styles.summary)}>
        <Icon className={success ? layout.ok : layout.danger} size={18} aria-hidden />
        {/* The card already shows the failure with a retry. */}
        <span className={classNames(layout.grow, layout.breakWords)}>
          {success ? formatData(data as JsonValue) : t('It gave an error.')}
        </span>
        {errorCode && (
          <code className={classNames(layout.chip, layout.danger)} data-status="failed">
            {errorCode}
          </code>
        )}
      </p>
      <OutcomeMark outcome={outcome} />
      {metadata.partial && (
        <p className={classNames(layout.hint, layout.mono)}>
          {t('There were errors too, so this is not all of the data.')}
        </p>
      )}
      {metadata.partial && metadata.errors !== undefined && (
        <details>
          <summary>{t('The errors')}</summary>
          <Payload value={metadata.errors} />
        </details>
      )}
      {success ? (
        <AnyValue value={data as JsonValue} />
      ) : (
        metadata.details !== undefined && <Payload value={metadata.details} />
      )}
      {received && (
        <details>
          <summary>{t('What it was asked')}</summary>
          <Payload value={metadata.args_received} />
        </details>
      )}
      <p className={classNames(layout.hint, layout.mono)}>
        {metadata.source} ·{' '}
        {t({ message: '{count} ms', note: 'Milliseconds.' }, { count: Math.round(metadata.duration) })}
      </p>
    </div>
  )
}

/** What came, in a line: "rooms: 1 entry". */
function formatData(value: JsonValue): string {
  if (value === null) return t('Nothing.')
  const line = Array.isArray(value)
    ? [entries(value.length), value.map(inShort).join('; ')].filter(Boolean).join(': ')
    : typeof value === 'object'
      ? listOfFacts(Object.entries(value).map(([field, each]) => `${field}: ${inShort(each)}`))
      : String(value)
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1)}…` : line
}

const MOST_CHARACTERS = 240

function inShort(value: JsonValue): string {
  if (Array.isArray(value)) return entries(value.length)
  if (value === null || typeof value !== 'object') return String(value)
  return String(value.name ?? value.title ?? value.id ?? `{${Object.keys(value).join(', ')}}`)
}

function entries(count: number): string {
  return t('{count, plural, one {# entry} other {# entries}}', { count })
}

/** A preview of the request; templates are unresolved. */
function callOf({ kind, method, url, endpoint }: IntegrationConfig): Call | null {
  if (kind === 'mock') return null
  return kind === 'rest' ? { method, url } : { method: 'POST', url: endpoint }
}

/** An empty rack. */
function BlankData() {
  return (
    <Sketch width={64} height={38}>
      <path d="M18 8v22c0 3.3 6.3 6 14 6s14-2.7 14-6V8" fill="currentColor" fillOpacity="0.15" />
      <ellipse cx="32" cy="8" rx="14" ry="6" />
      <path d="M18 19c0 3.3 6.3 6 14 6s14-2.7 14-6" strokeDasharray="3 4" />
    </Sketch>
  )
}

const view: NodeView<IntegrationConfig> = {
  Icon: Database,
  shelf: 'developer',
  alsoCalled: msg({
    message: 'api http rest graphql request fetch mock',
    context: 'other words that find the card “Integration”',
  }),
  summary({ kind, method, url, endpoint, failure }) {
    if (kind === 'rest') return url.trim() ? `${method} ${url.trim()}` : t('{method}, no address yet', { method })
    if (kind === 'graphql') return endpoint.trim() ? `GraphQL ${endpoint.trim()}` : t('GraphQL, no address yet')
    return t(
      '{failure, select, always {made-up data, fails always} sometimes {made-up data, fails sometimes} other {made-up data}}',
      { failure },
    )
  },
  ...workView({
    read: ({ output }) => (v.is(IntegrationResponse, output) ? output : undefined),
    draw: (response, config: IntegrationConfig, { outgoing }) => (
      <Response response={response} call={callOf(config)} outcome={outgoing?.at(-1)?.outcome} />
    ),
    empty: {
      art: <BlankData />,
      soon: msg('The data will show here.'),
      busy: msg('Fetching…'),
    },
  }),
}

export default view
