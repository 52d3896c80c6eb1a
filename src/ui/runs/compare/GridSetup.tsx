import { Play } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { CheckField } from '../../../components/CheckField'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { NumberField } from '../../../components/NumberField'
import { SelectField } from '../../../components/SelectField'
import { localize, t } from '../../../language/active'
import { listOfFacts } from '../../../nodes/kit/facts'
import { type BatchPlan, MAX_RUNS, modelsOf, type PromptPlace, promptsOf, rowsOf } from '../../../store/batch/plan'
import { useApp } from '../../page/app-context'
import { useViewServices } from '../../page/view-services'
import styles from './Compare.module.css'
import type { CompareState, Setup } from './compare-state'
import { changeOf, firstPrompts } from './setup-change'
import { useEstimate } from './use-estimate'
import { Models, PromptValues, Temperatures } from './Values'

const changes = () =>
  [
    { value: 'nothing', label: t('Nothing, just repeat') },
    { value: 'temperature', label: t('The temperature') },
    { value: 'model', label: t('The model') },
    { value: 'prompt', label: t('The prompt') },
  ] as const

interface GridSetupProps {
  room: CompareState
  /** Names of the cards, by node id. */
  names: ReadonlyMap<string, string>
  onStart(): void
}

/** The setup of a batch: what varies between rows, runs per row, and the estimate. */
export function GridSetup({ room, names, onStart }: GridSetupProps) {
  const { editor, nodeTypes, settings } = useApp()
  const draft = useStore(editor, state => state.draft)
  const setup = useStore(room.setup)
  const isRunning = useStore(room.wall, state => state.status === 'running')
  const isEmpty = useStore(room.wall, state => state.status === 'empty')
  const allowedHosts = useStore(settings, state => state.allowedHosts)
  const services = useViewServices()
  const set = (patch: Partial<Setup>) => room.setup.setState(patch)

  const models = modelsOf(draft.document)
  const prompts = promptsOf(draft.document, nodeTypes)
  const change = useMemo(
    () => changeOf(setup, draft.document, nodeTypes, services.models),
    [setup, draft.document, nodeTypes, services.models],
  )
  const plan = useMemo(() => ({ rows: rowsOf(draft, change), times: setup.times }), [draft, change, setup.times])
  const estimated = useEstimate(plan, change.kind === 'temperature')
  const total = plan.rows.length * setup.times
  const nameOf = (nodeId: string) => names.get(nodeId) ?? nodeId

  if (models.length === 0) {
    return <p className={layout.soft}>{t('There is no model in this stack yet. Add one, and come back.')}</p>
  }
  const start = () => {
    void room.wall.start(plan, { mayCallOut: setup.mayCallOut })
    onStart()
  }
  return (
    <form
      className={layout.stack4}
      onSubmit={event => {
        event.preventDefault()
        start()
      }}
    >
      <div className={layout.columns}>
        <SelectField
          label={t('What changes from row to row')}
          value={setup.change}
          options={changes().filter(({ value }) => value !== 'prompt' || prompts.length > 0)}
          onChange={chosen => {
            const place = setup.place ?? prompts[0]
            const words = chosen === 'prompt' && setup.prompts.length === 0 ? firstPrompts(draft.document, place) : {}
            set({ change: chosen, times: chosen === 'nothing' ? 12 : 6, ...words })
          }}
        />
        {(setup.change === 'temperature' || setup.change === 'model') && models.length > 1 && (
          <SelectField
            label={t('Which model')}
            value={setup.nodeId ?? ''}
            options={[
              { value: '', label: t('All of them') },
              ...models.map(({ id }) => ({ value: id, label: nameOf(id) })),
            ]}
            onChange={nodeId => set({ nodeId: nodeId || undefined })}
          />
        )}
        {setup.change === 'prompt' && prompts.length > 1 && (
          <SelectField
            label={t('Which prompt')}
            value={keyOf(setup.place ?? prompts[0])}
            options={prompts.map(place => ({ value: keyOf(place), label: nameOf(place.nodeId) }))}
            onChange={key => {
              const place = prompts.find(each => keyOf(each) === key)
              set({ place, ...firstPrompts(draft.document, place) })
            }}
          />
        )}
        <NumberField
          label={setup.change === 'nothing' ? t('Runs') : t('Runs in each row')}
          value={setup.times}
          min={1}
          max={MAX_RUNS}
          whole
          onChange={times => times !== undefined && set({ times })}
        />
      </div>
      {setup.change === 'temperature' && (
        <Temperatures values={setup.temperatures} onChange={temperatures => set({ temperatures })} />
      )}
      {setup.change === 'model' && (
        <Models values={setup.models} services={services} onChange={chosen => set({ models: chosen })} />
      )}
      {setup.change === 'prompt' && (
        <PromptValues
          values={setup.prompts}
          onChange={texts => set({ prompts: texts, place: setup.place ?? prompts[0] })}
        />
      )}
      {allowedHosts.length > 0 && (
        <CheckField
          label={t('Let these runs send to {hosts}', {
            hosts: listOfFacts(allowedHosts),
          })}
          checked={setup.mayCallOut}
          onChange={mayCallOut => set({ mayCallOut })}
        />
      )}
      <div className={layout.cluster4}>
        <Button type="submit" look="strong" icon={Play} disabled={isRunning || total === 0}>
          {t('{total, plural, =1 {Run once} other {Run # times}}', { total })}
        </Button>
        <p aria-live="polite" className={layout.soft}>
          {plan.rows.length > 1 &&
            `${t('{rows, plural, one {# row} other {# rows}} of {runs, plural, one {# run} other {# runs}}.', {
              rows: plan.rows.length,
              runs: setup.times,
            })} `}
          {estimated}
        </p>
      </div>
      <p className={layout.hint}>
        {allowedHosts.length > 0
          ? t('Surveys stay unanswered: nobody is here to answer 12 times. Nothing is sent unless you say so.')
          : t('Nothing is sent, and surveys stay unanswered: nobody is here to answer 12 times.')}
      </p>
      {isEmpty && <Outline plan={plan} />}
    </form>
  )
}

/** Preview of the grid: a placeholder per run. */
function Outline({ plan }: { plan: BatchPlan }) {
  return (
    <div aria-hidden className={classNames(layout.stack3, layout.soft, styles.outline)}>
      {plan.rows.map(({ label }, row) => (
        <div className={layout.stack1} key={row}>
          {plan.rows.length > 1 && <p>{localize(label)}</p>}
          <ul className={classNames(layout.tiles, styles.tiles)}>
            {Array.from({ length: plan.times }, (_, place) => (
              <li key={place} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function keyOf(place: PromptPlace | undefined): string {
  return place ? `${place.nodeId} ${place.field}` : ''
}
