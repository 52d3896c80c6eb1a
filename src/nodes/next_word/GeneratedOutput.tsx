import { useState } from 'react'
import * as v from 'valibot'
import { Rich } from '../../components/Rich'
import { msg } from '../../language/message'
import { ChanceBars } from '../kit/ChanceBars'
import { describeAlternative, shownToken } from '../kit/describe-token'
import { Result } from '../kit/Result'
import type { OutputProps } from '../view'
import { type NextWordConfig, NextWordOutput } from './node'
import { TextSoFar } from './TextSoFar'
import { writingOf } from './text-choices'

/** The text of a run, from its events: nothing is trained again to show it. */
export function GeneratedOutput({ config, run }: Pick<OutputProps<NextWordConfig>, 'config' | 'run'>) {
  const [look, setLook] = useState<number>()
  const read = v.safeParse(NextWordOutput, run.output)
  if (!read.success) return null
  const { begin, pieces, copied, origins, cut } = read.output
  const unit = config.how === 'network' ? 'pieces' : config.unit
  const piece = look === undefined ? undefined : pieces[look]
  const choices = piece ? [piece, ...piece.others].sort((a, b) => b.chance - a.chance) : []
  const left = 1 - choices.reduce((sum, { chance }) => sum + chance, 0)
  return (
    <Result caption={config.label}>
      <TextSoFar
        begin={begin}
        pieces={pieces.map(({ text }) => text)}
        copied={copied}
        origins={origins}
        unit={unit}
        words={writingOf(config.learnFrom)}
        looked={look}
        onLook={index => setLook(index === look ? undefined : index)}
      />
      {unit === 'pieces' && cut.length > 0 && (
        <p>
          <Rich
            text={msg('The beginning is {count, plural, one {# piece} other {# pieces}}: <bdi>{pieces}</bdi>', {
              count: cut.length,
              pieces: cut.map(each => shownToken(each, 'pieces')).join(' · '),
            })}
            tags={{ bdi: pieces => <bdi {...writingOf(config.learnFrom)}>{pieces}</bdi> }}
          />
        </p>
      )}
      {piece && (
        <ChanceBars
          title={describeAlternative(piece.text)}
          unit={unit}
          words={writingOf(config.learnFrom)}
          taken={piece.text}
          bars={{ choices: choices, others: { kinds: 0, chance: left } }}
        />
      )}
    </Result>
  )
}
