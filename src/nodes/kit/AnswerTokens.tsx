import { Fragment, useState } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { moveByArrows } from '../../components/move-by-arrows'
import type { AnswerStart } from '../../engine/run/run-context'
import { t } from '../../language/active'
import type { AnswerToken, TokenChance } from '../../model/language-model'
import type { NodeReply } from '../view'
import styles from './answer-tokens.module.css'
import { ChanceBars, type TokenBar } from './ChanceBars'
import { describeAlternative, percent, spokenPercent, spokenToken } from './describe-token'
import plainStyles from './plain.module.css'
import { tokenLines } from './token-lines'

interface AnswerTokensProps {
  answer: Pick<NodeReply, 'tokens' | 'answeredBy' | 'continues' | 'toolsRun'>
  /** Runs the inference again from a beginning. Absent where it cannot run. */
  onContinue?: ((start: AnswerStart) => void) | undefined
}

const noTokens: NonNullable<NodeReply['tokens']> = []

/** Below these chances a token is shaded. */
const SURE = 0.7
const HALF_SURE = 0.3

/**
 * An answer in its tokens, shaded where the model was unsure. A press on one shows its alternatives; a press on an alternative
 * runs the inference again from there.
 */
export function AnswerTokens({ answer, onContinue }: AnswerTokensProps) {
  const { tokens = noTokens } = answer
  const texts = tokens.map(part => (typeof part === 'string' ? part : part.text))
  const whyNot = whyNotAgain(answer)
  const isOffered = onContinue !== undefined && whyNot === undefined
  const [chosen, setChosen] = useState<number>()
  const found = chosen === undefined ? undefined : tokens[chosen]
  const inspected = typeof found === 'object' ? found : undefined
  const firstStop = tokens.findIndex(part => typeof part === 'object')
  const hasUnsure = tokens.some(part => typeof part === 'object' && sureness(part) !== undefined)
  const take = (choice: TokenChance) => {
    if (chosen === undefined || !inspected) return
    onContinue?.(startWith(tokens.slice(0, chosen), inspected, choice))
  }
  return (
    <div className={layout.stack3}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own. */}
      <div
        role="group"
        dir="auto"
        aria-label={t('The answer in its pieces')}
        className={classNames(layout.preWrap, layout.breakWords, styles.text)}
        onKeyDown={event => moveByArrows(event)}
      >
        {tokenLines(texts).map(group => {
          const [before, after] = spacesAround(group.map(index => texts[index]).join(''))
          const first = group[0] as number
          // Spaces and line breaks around a group are text, so that lines break there as in any text.
          return (
            <Fragment key={first}>
              {before}
              <span className={group.length > 1 ? styles.joined : undefined}>
                {group.map(index => {
                  const part = tokens[index] as AnswerToken | string
                  return typeof part === 'string' ? (
                    <span key={index}>{part.trim()}</span>
                  ) : (
                    <Piece
                      key={index}
                      token={part}
                      isStop={index === (chosen ?? firstStop)}
                      isLooked={index === chosen}
                      onLook={() => setChosen(index === chosen ? undefined : index)}
                    />
                  )
                })}
              </span>
              {after}
            </Fragment>
          )
        })}
      </div>
      {inspected ? (
        <>
          <ChanceBars<TokenChance & TokenBar>
            title={describeAlternative(inspected.text)}
            unit="pieces"
            taken={inspected.text}
            bars={barsOf(inspected)}
            {...(isOffered && { onTake: take, action: t('press to run again from here') })}
          />
          {onContinue && (
            <p className={layout.hint}>{whyNot ?? t('Press a bar: it runs again from here, with that piece.')}</p>
          )}
        </>
      ) : (
        <p className={layout.hint}>
          {hasUnsure
            ? t(
                'Press a piece to see how sure the model was, and what else it almost said. Shaded pieces: it was less than 70% sure. Darker, with dots: less than 30%.',
              )
            : t('Press a piece to see how sure the model was, and what else it almost said.')}
        </p>
      )}
    </div>
  )
}

/** Why an answer cannot be run again from one of its tokens. */
function whyNotAgain({ continues, toolsRun, answeredBy }: AnswerTokensProps['answer']): string | undefined {
  if (!continues)
    return t('{model} cannot go on from a beginning, so it cannot run again from here.', { model: answeredBy })
  return toolsRun ? t('It used tools for this answer, so it cannot run again from here.') : undefined
}

interface PieceProps {
  token: AnswerToken
  isStop: boolean
  isLooked: boolean
  onLook(): void
}

function Piece({ token, isStop, isLooked, onLook }: PieceProps) {
  const chance = Math.exp(token.logprob)
  return (
    <button
      type="button"
      className={`${plainStyles.plain} ${styles.piece}`}
      data-sure={sureness(token)}
      aria-pressed={isLooked}
      aria-label={`${spokenToken(token.text, 'words')}, ${spokenPercent(chance)}`}
      title={percent(chance)}
      tabIndex={isStop ? 0 : -1}
      onClick={onLook}
    >
      {token.text.trim() || '␣'}
    </button>
  )
}

/** Spaces and line breaks before and after a text. */
function spacesAround(text: string): [before: string, after: string] {
  const before = text.slice(0, text.length - text.trimStart().length)
  return [before, text.slice(Math.max(before.length, text.trimEnd().length))]
}

function sureness({ logprob }: TokenChance): 'half' | 'not' | undefined {
  const chance = Math.exp(logprob)
  if (chance >= SURE) return undefined
  return chance >= HALF_SURE ? 'half' : 'not'
}

/** The token and its alternatives as bars, the most probable first. */
function barsOf(token: AnswerToken) {
  const all = [token, ...token.others].sort((a, b) => b.logprob - a.logprob)
  const choices = all.map(({ text, logprob }) => ({ text, logprob, chance: Math.exp(logprob) }))
  const left = 1 - choices.reduce((sum, { chance }) => sum + chance, 0)
  // Servers round.
  return { choices, others: { kinds: 0, chance: left < 0.005 ? 0 : left } }
}

/** The answer up to a token, with another one in its place. */
function startWith(
  before: NonNullable<NodeReply['tokens']>,
  token: AnswerToken,
  { text, logprob }: TokenChance,
): AnswerStart {
  const all = [token, ...token.others]
  const others = all.filter(each => each.text !== text).map(each => ({ text: each.text, logprob: each.logprob }))
  const known = before.every(part => typeof part === 'object')
  const said = before.map(part => (typeof part === 'string' ? part : part.text)).join('') + text
  return { text: said, tokens: known ? [...(before as AnswerToken[]), { text, logprob, others }] : undefined }
}
