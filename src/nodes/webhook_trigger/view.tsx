import { Webhook } from 'lucide-react'
import * as v from 'valibot'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { type Call, CallView } from '../kit/CallView'
import { EmptyResult } from '../kit/EmptyResult'
import { listOfFacts } from '../kit/facts'
import { ToolFailure } from '../kit/InvalidResult'
import { OutcomeMark } from '../kit/OutcomeMark'
import { Result } from '../kit/Result'
import { ToolResults } from '../kit/ToolResults'
import { keyOfResult } from '../kit/tool-results'
import type { NodeRun, NodeView, OutputProps } from '../view'
import { Answer } from './Answer'
import { type WebhookConfig, WebhookResult } from './node'

function Output({ config, run }: OutputProps<WebhookConfig>) {
  const waiting = callUnderWay(run)
  const refused = run.results.filter(result => result.isError && v.is(WebhookResult, result.data))
  const others = { ...run, results: run.results.filter(result => !refused.includes(result)) }
  const hasSomething = waiting !== undefined || refused.length > 0
  return (
    <>
      {waiting && <CallView call={waiting.call} state={waiting.state} />}
      <ToolResults
        run={others}
        schema={WebhookResult}
        caption={config.label}
        hero={call => (
          <div className={classNames(layout.stack3, layout.packed)}>
            <CallView call={call} form={call.sentAs} />
            {config.showResponse && call.response && <Answer response={call.response} />}
          </div>
        )}
        earlier={call => <CallView call={call} small />}
        empty={
          hasSomething ? null : (
            <EmptyResult
              art={<BlankEnvelope />}
              status={run.status}
              soon={msg('What is sent, and what comes back, will show here.')}
              busy={msg('The model is answering…')}
            />
          )
        }
      />
      {refused.map(result => {
        const call = v.parse(WebhookResult, result.data)
        return (
          <Result key={keyOfResult(result)}>
            <CallView call={call} form={call.sentAs} />
            <OutcomeMark outcome={call.outcome} />
            {call.outcome === 'unknown' && call.sentAs === 'json' && (
              <p>{t('Some services take no JSON from a page. If this is one, choose “Plain text” under “Send as”.')}</p>
            )}
            <ToolFailure result={result} />
          </Result>
        )
      })}
    </>
  )
}

/** The unfinished call: waiting for consent, or pending. */
function callUnderWay({ question, call }: NodeRun): { call: Call; state: string } | undefined {
  if (question?.question.kind === 'consent') return { call: question.question.request, state: t('Waiting for your OK') }
  const wanted = v.safeParse(WebhookResult, call?.call.arguments)
  return wanted.success ? { call: wanted.output, state: t('On its way…') } : undefined
}

/** A sealed letter. */
function BlankEnvelope() {
  return (
    <Sketch strokeLinejoin="round">
      <rect x="20" y="4" width="42" height="28" rx="3" fill="currentColor" fillOpacity="0.2" />
      <path d="m21 6 20 15L61 6" />
      <path d="M3 12h10M7 20h6M1 28h12" strokeLinecap="round" />
    </Sketch>
  )
}

const view: NodeView<WebhookConfig> = {
  Icon: Webhook,
  shelf: 'developer',
  alsoCalled: msg({
    message: 'api http send post notify automation',
    context: 'other words that find the card “Webhook”',
  }),
  summary: ({ allowedDomains, pretend }) =>
    pretend
      ? t('only pretends')
      : allowedDomains.length > 0
        ? t('only to {hosts}', { hosts: listOfFacts(allowedDomains) })
        : t('asks you each time'),
  Output,
}

export default view
