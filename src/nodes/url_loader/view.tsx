import { Globe } from 'lucide-react'
import layout from '../../components/layout.module.css'
import { Preformatted } from '../../components/Preformatted'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { CallView } from '../kit/CallView'
import { EmptyResult } from '../kit/EmptyResult'
import { OutcomeMark } from '../kit/OutcomeMark'
import { Result } from '../kit/Result'
import type { NodeView, OutputProps } from '../view'
import type { UrlLoaderConfig } from './node'
import styles from './view.module.css'

function Output({ config, run }: OutputProps<UrlLoaderConfig>) {
  const { question, output, status } = run
  if (question?.question.kind === 'consent') {
    return <CallView call={question.question.request} state={t('Waiting for your OK')} />
  }
  if (typeof output === 'string') {
    return (
      <Result caption={config.label}>
        <p className={layout.hint}>{t('{count, number} characters', { count: output.length })}</p>
        <div className={styles.page}>
          <Preformatted text={output} />
        </div>
      </Result>
    )
  }
  return (
    <>
      <OutcomeMark outcome={run.outgoing?.at(-1)?.outcome} />
      <EmptyResult
        art={<BlankPage />}
        status={status}
        soon={msg('What the page says will show here.')}
        busy={msg('Fetching the page…')}
      />
    </>
  )
}

/** An empty web page. */
function BlankPage() {
  return (
    <Sketch strokeLinecap="round" strokeLinejoin="round">
      <rect x="8" y="2" width="48" height="32" rx="3" fill="currentColor" fillOpacity="0.15" />
      <path d="M8 10h48M13 6h.01M18 6h.01M15 18h34M15 25h22" />
    </Sketch>
  )
}

const view: NodeView<UrlLoaderConfig> = {
  Icon: Globe,
  shelf: 'developer',
  alsoCalled: msg({
    message: 'web page website http internet browse link',
    context: 'other words that find the card “URL loader”',
  }),
  summary: ({ url }) => url.trim().replace(/^https?:\/\//, '') || t('no address yet'),
  Output,
}

export default view
