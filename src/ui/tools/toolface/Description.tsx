import { ListChecks, Sparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { TextAreaField } from '../../../components/TextAreaField'
import { localize, t } from '../../../language/active'
import { errorText } from '../../../language/localized-error'
import { ModelField } from '../../../nodes/kit/ModelField'
import { describeByRules, descriptionProblems } from '../../../toolkit/description'
import { facedPipelines } from '../../../toolkit/face'
import { useApp } from '../../page/app-context'
import { useScreen } from '../../page/screen'
import { useViewServices } from '../../page/view-services'
import { Section } from './Section'
import type { FaceProps } from './use-tool'

/** The description that agents read before a call: written by a model, by rules, or by hand. */
export function Description({ pipeline, face, onChange }: FaceProps) {
  const { editor, nodeTypes } = useApp()
  const screen = useScreen()
  const services = useViewServices()
  const [model, setModel] = useState('')
  const { write, stop, busy, said } = useModelText(pipeline.id, model, onChange)
  const tool = () =>
    facedPipelines(editor.getState().draft.document, nodeTypes).find(each => each.pipeline.id === pipeline.id)
  const byRules = () => {
    editor.endCoalescing()
    onChange({ description: describeByRules(editor.getState().draft.document, pipeline.id, nodeTypes) })
    screen.announce(t('Made the description from the fields.'))
  }
  const schema = tool()?.inputSchema
  const problems = face.description.trim() && schema ? descriptionProblems(face.description, schema) : []
  return (
    <Section title={t('What agents read')} hint={t('If empty, it is made from the fields above.')}>
      <div className={classNames(layout.columns, layout.bottom)}>
        <ModelField value={model} onChange={setModel} locked={busy} services={services} />
        <div className={layout.cluster2}>
          {busy ? (
            <Button onClick={stop}>{t('Stop')}</Button>
          ) : (
            <Button icon={Sparkles} onClick={write}>
              {t('Let the model write it')}
            </Button>
          )}
          <Button icon={ListChecks} onClick={byRules} disabled={busy}>
            {t('Make it from the fields')}
          </Button>
        </div>
      </div>
      <p role="status" className={layout.hint}>
        {said}
      </p>
      <TextAreaField
        label={t('Description')}
        value={face.description}
        onChange={description => onChange({ description })}
        rows={5}
        placeholder={t('Use this tool to …')}
      />
      {problems.length > 0 && (
        <ul
          className={classNames(layout.bullets, layout.small, layout.danger)}
          aria-label={t('What is missing in the description')}
        >
          {problems.map(localize).map(problem => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Generates the texts of a tool with a model. For the demo, rules do. */
function useModelText(pipelineId: string, model: string, onChange: FaceProps['onChange']) {
  const app = useApp()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const stopper = useRef<AbortController>(null)

  const write = async () => {
    const { document } = app.editor.getState().draft
    const mine = new AbortController()
    stopper.current = mine
    setBusy(true)
    setSaid(t('The model reads the steps, and writes…'))
    try {
      const { provider, label } = await app.model(model || document.settings?.defaultModel || '')
      app.editor.endCoalescing()
      if (provider === 'demo') {
        onChange({ description: describeByRules(document, pipelineId, app.nodeTypes) })
        setSaid(
          t('The demo cannot write, so this was made from the fields. Connect a model in Settings to let it write.'),
        )
        return
      }
      const { describeByModel } = await import('../../../toolkit/description-by-model')
      const texts = await describeByModel(document, pipelineId, model, app, mine.signal)
      onChange({ ...texts })
      setSaid(
        t('{model} wrote the description, and the texts of the answers below. Change what you like.', { model: label }),
      )
    } catch (error) {
      setSaid(mine.signal.aborted ? t('Stopped. Nothing was changed.') : localize(errorText(error)))
    } finally {
      setBusy(false)
    }
  }
  return { write, stop: () => stopper.current?.abort(), busy, said }
}
