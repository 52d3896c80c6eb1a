import { CircleCheck, CircleX } from 'lucide-react'
import { CopyButton } from '../../../components/CopyButton'
import type { JsonValue } from '../../../engine/model/json'
import type { PipelineResponse } from '../../../toolkit/response'
import { CodeBox } from '../CodeBox'
import lists from '../lists.module.css'
import styles from './Tool.module.css'

/** A response as a caller receives it: text and JSON. */
export function ResponseView({ response }: { response: PipelineResponse }) {
  const printed = JSON.stringify(response as unknown as JsonValue, null, 2)
  const advice = response.success ? response.nextSteps : response.remediation
  return (
    <section className={styles.section} aria-label="Answer">
      <p className={styles.verdict} data-success={response.success}>
        {response.success ? <CircleCheck size={18} aria-hidden /> : <CircleX size={18} aria-hidden />}
        {response.success ? 'It worked' : `It failed: ${response.error.code}`}
      </p>
      <pre className={styles.said}>
        {response.message}
        {response.message.includes(advice) ? '' : `\n\n${advice}`}
      </pre>
      <details>
        <summary>The whole answer, as JSON</summary>
        <CodeBox label="Response" text={printed} />
      </details>
      <div className={lists.acts}>
        <CopyButton label="Copy the answer" text={() => printed} />
      </div>
    </section>
  )
}
