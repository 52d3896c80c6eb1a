import { useCallback } from 'react'
import { TextAreaField } from '../../../components/TextAreaField'
import { t } from '../../../language/active'
import type { JsonValue } from '../../../model/json'
import { Templates } from '../../../nodes/kit/Templates'
import { readableInResponse } from '../../../store/document/readable'
import { documentOfRun } from '../../../store/run/run-state'
import { responseFrom } from '../../../toolkit/invoke'
import { useApp } from '../../page/app-context'
import { Section } from './Section'
import type { FaceProps } from './use-tool'

/** The texts of the responses. Completion offers the names of the last response. */
export function Answers({ face, onChange }: FaceProps) {
  const { runner, nodeTypes } = useApp()
  const names = useCallback(() => {
    const { events } = runner.getState()
    const response = responseFrom(documentOfRun(events), events, nodeTypes)
    const json = response as { data?: JsonValue; meta?: JsonValue; error?: JsonValue } | null
    return readableInResponse({ data: json?.data, meta: json?.meta, error: json?.error })
  }, [runner, nodeTypes])
  return (
    <Section
      title={t('How its answers read')}
      hint={t('If empty, both are made from the names of the steps and the output.')}
    >
      <Templates names={names}>
        <TextAreaField
          label={t('When it worked')}
          value={face.successTemplate}
          onChange={successTemplate => onChange({ successTemplate })}
          rows={4}
          placeholder={'## Updated {{data.deals.length}} deals\n\n## In your response:\n- Name them.'}
          help={t(
            '{output} is the output, {meta} is how it went. Below “## In your response:” write what to do next.',
            {
              output: '{{data.…}}',
              meta: '{{meta.…}}',
            },
          )}
        />
        <TextAreaField
          label={t('When it failed')}
          value={face.errorTemplate}
          onChange={errorTemplate => onChange({ errorTemplate })}
          rows={4}
          placeholder={'It did not work: {{error.message}}\n\n## How to fix:\n1. Name one company only.'}
          help={t('{error} says what went wrong. Below “## How to fix:” write what to do about it.', {
            error: '{{error.…}}',
          })}
        />
      </Templates>
    </Section>
  )
}
