import { Check, Eye, EyeClosed } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { FormControl } from '../../../nodes/kit/FormFields'
import { predictRoles, predictStore } from '../../../store/run/predict'
import { guess, guessAgain, guessersOf, reveal, stillToGuess } from '../../../store/run/predict-round'
import { useApp } from '../../page/app-context'
import { focusWhenRendered } from '../../page/focus-when-rendered'
import { useScreen } from '../../page/screen'
import { type GuessKind, guessField } from './guess-kind'
import styles from './Predict.module.css'

interface GuessFormProps {
  nodeId: string
  kind: GuessKind
}

/** Asks for guesses in turn; when all are in about every card, the results can be revealed. */
export function GuessForm({ nodeId, kind }: GuessFormProps) {
  const state = useStore(predictStore)
  const screen = useScreen()
  const guessers = guessersOf(state)
  const left = stillToGuess(state, nodeId)
  const [who] = left
  const isClass = state.guessers.length > 0
  const titleId = useId()
  const formId = useId()

  const onReveal = (cards: readonly string[]) => {
    predictStore.setState(now => reveal(now, cards))
    screen.announce(t('Revealed.'))
    focusWhenRendered(() => document.getElementById(formId)?.closest<HTMLElement>('article, section') ?? null)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own.
    <div
      id={formId}
      role="group"
      aria-labelledby={titleId}
      className={classNames(layout.stack2, layout.packed, layout.padded, layout.rounded, layout.deep, styles.guess)}
    >
      <p id={titleId} className={classNames(layout.row2, layout.bold)}>
        <EyeClosed className={layout.fixed} size={18} aria-hidden />
        {who === undefined
          ? t('Covered')
          : kind.kind === 'way'
            ? t('Which way will it go?')
            : t('What will come here?')}
      </p>
      {who === undefined ? (
        <All nodeId={nodeId} isClass={isClass} onReveal={onReveal} />
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
    <form className={classNames(layout.wrap2, layout.bottom)} onSubmit={submit}>
      <div className={styles.field}>
        <FormControl
          field={guessField(kind, name ? t('{name}’s guess', { name }) : t('Your guess'))}
          value={kind.kind === 'number' ? Number(value) : value}
          onChange={(guessed = '') => setValue(String(guessed))}
        />
      </div>
      <Button type="submit" disabled={value.trim() === ''}>
        {t('Guess')}
      </Button>
      {count && <span className={classNames(layout.hint, layout.noWrap)}>{count}</span>}
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
  isClass: boolean
  onReveal(cards: readonly string[]): void
}

/** All have guessed about this card. */
function All({ nodeId, isClass, onReveal }: AllProps) {
  const { runner } = useApp()
  const hasRun = useStore(runner, state => state.run.status !== 'ready')
  const waits = useStore(runner, state => state.covered && !state.live)
  const cards = useCardsToGuess()
  const left = useStore(predictStore, state => cards.filter(id => stillToGuess(state, id).length > 0).length)
  return (
    <div className={layout.cluster2}>
      <p className={classNames(layout.wholeLine, layout.small)}>
        <Check size={16} aria-hidden /> {isClass ? t('Everyone has guessed.') : t('You have guessed.')}{' '}
        {!hasRun
          ? t('Press Run, then reveal.')
          : !waits
            ? t({ message: 'The result is coming.', note: 'The result of a card.' })
            : left > 0 && t('{left, plural, one {# card is} other {# cards are}} left to guess.', { left })}
      </p>
      <Button look="strong" icon={Eye} disabled={!waits || left > 0} onClick={() => onReveal(cards)}>
        {t('Reveal')}
      </Button>
      <Button look="quiet" onClick={() => predictStore.setState(now => guessAgain(now, nodeId))}>
        {t('Guess again')}
      </Button>
    </div>
  )
}

/** The cards that are guessed about before the results of the run are shown: of the pipelines that are seen to have begun. */
function useCardsToGuess(): readonly string[] {
  const { runner, nodeTypes } = useApp()
  const document = useStore(runner, ({ events: [start] }) => (start?.type === 'run-start' ? start.document : undefined))
  const begun = useStore(runner, state => state.run.pipelines)
  if (!document) return []
  const roles = predictRoles(document, nodeTypes)
  return document.pipelines
    .filter(({ id }) => (begun[id]?.uses ?? 0) > 0)
    .flatMap(({ nodes }) => nodes.filter(({ id }) => roles.get(id) === 'guessed').map(({ id }) => id))
}
