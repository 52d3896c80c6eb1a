import { Globe } from 'lucide-react'
import { Fields } from '../../components/Field'
import { NumberField } from '../../components/NumberField'
import { Preformatted } from '../../components/Preformatted'
import { Sketch } from '../../components/Sketch'
import { TextField } from '../../components/TextField'
import { boundFields } from '../kit/bound-fields'
import { CallView } from '../kit/CallView'
import { EmptyResult } from '../kit/EmptyResult'
import { HostsField } from '../kit/HostsField'
import { NameFields } from '../kit/NameFields'
import { OutcomeMark } from '../kit/OutcomeMark'
import { Result } from '../kit/Result'
import type { EditorProps, NodeView, OutputProps } from '../view'
import type { UrlLoaderConfig } from './node'
import styles from './view.module.css'

function Editor({ config, onChange, isLocked }: EditorProps<UrlLoaderConfig>) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <Fields>
      <NameFields config={config} onChange={onChange} isLocked={isLocked} />
      <TextField
        label="Address"
        value={config.url}
        onChange={(url = '') => onChange({ url })}
        locked={isLocked('url')}
        placeholder="https://example.com/page"
        help="{{input.…}}, {{steps.…}} and {{vars.…}} get their values when it runs."
      />
      <NumberField label="Characters at most" {...bind('longest')} min={100} max={50_000} step={100} />
      <HostsField config={config} onChange={onChange} isLocked={isLocked} placeholder="example.com" deed="read" />
    </Fields>
  )
}

function Output({ config, run }: OutputProps<UrlLoaderConfig>) {
  const { question, output, status } = run
  if (question?.question.kind === 'consent') {
    return <CallView call={question.question.request} state="Waiting for your OK" />
  }
  if (typeof output === 'string') {
    return (
      <Result {...(config.label !== undefined && { caption: config.label })}>
        <p className={styles.length}>{output.length.toLocaleString('en')} characters</p>
        <div className={styles.page}>
          <Preformatted text={output} />
        </div>
      </Result>
    )
  }
  return (
    <>
      <OutcomeMark outcome={run.outgoing?.at(-1)?.outcome} />
      <EmptyResult art={<BlankPage />} status={status} busy="Fetching the page…">
        What the page says will show here.
      </EmptyResult>
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
  Editor,
  summary: ({ url }) => url.trim().replace(/^https?:\/\//, '') || 'no address yet',
  Output,
}

export default view
