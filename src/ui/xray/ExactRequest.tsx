import { useState } from 'react'
import { CopyButton } from '../../components/CopyButton'
import { classNames } from '../../components/class-names'
import { LabeledSelect } from '../../components/LabeledSelect'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import { msg } from '../../language/message'
import type { JsonValue } from '../../model/json'
import type { ModelRequest } from '../../model/language-model'
import type { InferenceRound } from '../../store/run/run-state'
import { JsonTree } from '../parts/JsonTree'
import styles from './ExactRequest.module.css'
import { ModelPrice } from './ModelPrice'
import { Wire } from './Wire'

interface ExactRequestProps {
  /** The model calls; empty before a run. */
  rounds: readonly InferenceRound[]
  /** The next request. */
  next: ModelRequest
  /** The model id of the card. */
  modelId: string
}

/** The exact data: the request, its wire format, and the response. */
export function ExactRequest({ rounds, next, modelId }: ExactRequestProps) {
  const [chosen, setChosen] = useState<number>()
  const [wanted, setWanted] = useState<Direction>('request')
  const round = rounds.find(each => each.round === chosen) ?? rounds.at(-1)
  const request = round?.request ?? next
  return (
    <div className={layout.stack4}>
      {round && (
        <div className={classNames(layout.cluster2, layout.between)}>
          <Directions chosen={wanted} onChoose={setWanted} />
          {rounds.length > 1 && (
            <LabeledSelect
              label={t('Round')}
              value={String(round.round)}
              options={rounds.map(each => ({
                value: String(each.round),
                label: t('{round, number} of {rounds, number}', { round: each.round, rounds: rounds.length }),
              }))}
              onChange={number => setChosen(Number(number))}
            />
          )}
        </div>
      )}
      {round && wanted === 'response' ? (
        <Exact
          title={t('Response')}
          subject={t({ message: 'response', note: 'What the button beside it copies.' })}
          about={t('What came back.')}
        >
          {responseOf(round)}
        </Exact>
      ) : (
        <>
          <Exact
            title={t('Request')}
            subject={t({ message: 'request', note: 'What the button beside it copies.' })}
            about={t('What the page sends to the model.')}
          >
            {request as unknown as JsonValue}
          </Exact>
          <Wire
            request={request}
            modelId={round ? `${round.provider}/${request.model}` : modelId}
            wanted={round ? round.insteadOf : modelId}
          />
          <ModelPrice modelId={round ? `${round.provider}/${request.model}` : modelId} />
        </>
      )}
    </div>
  )
}

const directions = [
  ['request', msg('Request')],
  ['response', msg('Response')],
] as const
type Direction = (typeof directions)[number][0]

function Directions({ chosen, onChoose }: { chosen: Direction; onChoose(direction: Direction): void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own.
    <div role="group" aria-label={t('Sent, or came back')} className={classNames(layout.smallButtons, styles.formats)}>
      {directions.map(([id, label]) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {localize(label)}
        </button>
      ))}
    </div>
  )
}

interface ExactProps {
  title: string
  /** What is copied, as its button says it. */
  subject: string
  about: string
  children: JsonValue
}

function Exact({ title, subject, about, children: value }: ExactProps) {
  return (
    <section aria-label={title} className={layout.stack1}>
      <header className={classNames(layout.row2, layout.between)}>
        <h3 className={layout.medium}>{title}</h3>
        <CopyButton subject={subject} text={() => JSON.stringify(value, null, 2)} />
      </header>
      <p className={layout.hint}>{about}</p>
      <JsonTree value={value} openLevels={1} />
    </section>
  )
}

/** The received parts of a round; pending ones are absent. */
function responseOf({ text, toolCalls, ending, usage }: InferenceRound): JsonValue {
  return {
    text,
    toolCalls: toolCalls.map(({ call }) => ({ ...call })),
    ...(ending !== undefined && { ending }),
    ...(usage !== undefined && { usage: { ...usage } }),
  }
}
