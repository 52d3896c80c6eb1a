import { Check, Eye, EyeClosed } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { t } from '../../../language/active'
import type { NodeRun } from '../../../nodes/view'
import { predictStore } from '../../../store/run/predict'
import { guess, guessAgain, guessersOf, reveal, stillToGuess } from '../../../store/run/predict-round'
import { useApp } from '../../app/app-context'
import { focusWhenRendered } from '../../app/focus-when-rendered'
import { useScreen } from '../../app/screen'
import { GuessField } from './GuessField'
import type { GuessKind } from './guess-kind'
import styles from './Predict.module.css'

interface GuessFormProps {
  nodeId: string
  kind: GuessKind
  run: NodeRun
}

/** Asks for guesses in turn; when all are in, the result can be revealed. */
export function GuessForm({ nodeId, kind, run }: GuessFormProps) {
  const state = useStore(predictStore)
  const screen = useScreen()
  const guessers = guessersOf(state)
  const left = stillToGuess(state, nodeId)
  const [who] = left
  const isClass = state.guessers.length > 0
  const titleId = useId()
  const formId = useId()

  const onReveal = () => {
    predictStore.setState(now => reveal(now, nodeId))
    screen.announce(t('Revealed.'))
    focusWhenRendered(() => document.getElementById(formId)?.closest<HTMLElement>('article, section') ?? null)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own.
    <div id={formId} role="group" aria-labelledby={titleId} className={styles.guess}>
      <p id={titleId} className={styles.ask}>
        <EyeClosed size={18} aria-hidden />
        {who === undefined
          ? t('Covered')
          : kind.kind === 'way'
            ? t('Which way will it go?')
            : t('What will come here?')}
      </p>
      {who === undefined ? (
        <All nodeId={nodeId} run={run} isClass={isClass} onReveal={onReveal} />
      ) : (
        <One
          key={who}
          kind={kind}
          name={who}
          count={
            isClass
              ? t('{number} of {count}', { number: guessers.length - left.length + 1, count: guessers.length })
              : ''
          }
          onGuess={value => {
            predictStore.setState(now => guess(now, nodeId, who, value))
            screen.announce(isClass ? t('{who} has guessed.', { who }) : t('Your guess is kept.'))
          }}
        />
      )}
    </div>
  )
}

interface OneProps {
  kind: GuessKind
  name: string
  count: string
  onGuess(value: string): void
}

function One({ kind, name, count, onGuess }: OneProps) {
  const [value, setValue] = useState(() => firstValue(kind))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onGuess(value)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <GuessField
        kind={kind}
        label={name ? t('{name}’s guess', { name }) : t('Your guess')}
        value={value}
        onChange={setValue}
      />
      <Button type="submit" disabled={value.trim() === ''}>
        {t('Guess')}
      </Button>
      {count && <span className={styles.count}>{count}</span>}
    </form>
  )
}

function firstValue(kind: GuessKind): string {
  if (kind.kind === 'colour') return '#888888'
  if (kind.kind === 'number') return String(Math.round((kind.min + kind.max) / 2))
  return ''
}

interface AllProps {
  nodeId: string
  run: NodeRun
  isClass: boolean
  onReveal(): void
}

const over: readonly NodeRun['status'][] = ['done', 'failed', 'skipped', 'stopped', 'stopped-early']

/** All have guessed. */
function All({ nodeId, run, isClass, onReveal }: AllProps) {
  const hasRun = useStore(useApp().runner, state => state.run.status !== 'ready')
  const isOver = hasRun && over.includes(run.status)
  return (
    <div className={styles.all}>
      <p>
        <Check size={16} aria-hidden /> {isClass ? t('Everyone has guessed.') : t('You have guessed.')}
        {!isOver && ' '}
        {!isOver &&
          (hasRun ? t({ message: 'It is coming.', note: 'The result of a card.' }) : t('Press Run, then reveal.'))}
      </p>
      <Button look="strong" icon={Eye} disabled={!isOver} onClick={onReveal}>
        {t('Reveal')}
      </Button>
      <Button look="quiet" onClick={() => predictStore.setState(now => guessAgain(now, nodeId))}>
        {t('Guess again')}
      </Button>
    </div>
  )
}
