import { useState } from 'react'
import { classNames } from '../../components/class-names'
import { Disclosure } from '../../components/Disclosure'
import layout from '../../components/layout.module.css'
import { SelectField } from '../../components/SelectField'
import { formatList } from '../../components/text'
import { t } from '../../language/active'
import { percent, shownToken, spokenToken, wholePercents } from '../kit/describe-token'
import type { Insight } from './learner'
import styles from './network.module.css'

const MOST_NAMED = 3

/** What the network looked at for its next guess, and what each layer would guess. */
export function InsideNetwork({ insight }: { insight: Insight }) {
  const { tokens, attention, layers } = insight
  const [view, setView] = useState('0 all')
  const heads = attention[0]?.length ?? 1
  const isOfOneLayer = attention.length === 1
  const [layerText, headText] = view.split(' ') as [string, string]
  const layer = attention[Number(layerText)] ?? attention[0] ?? []
  const looks = headText === 'all' ? meanOf(layer) : (layer[Number(headText)] ?? meanOf(layer))
  const options = attention.flatMap((each, layer) => [
    {
      value: `${layer} all`,
      label: attention.length > 1 ? t('Layer {layer}, all heads', { layer: layer + 1 }) : t('All heads'),
    },
    ...(heads > 1
      ? each.map((_, head) => ({
          value: `${layer} ${head}`,
          label:
            attention.length > 1
              ? t('Layer {layer}, head {head}', { layer: layer + 1, head: head + 1 })
              : t('Head {head}', { head: head + 1 }),
        }))
      : []),
  ])
  const shares = wholePercents(looks)
  const most = shares
    .map((share, index) => ({ share, text: tokens[index] as string }))
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_NAMED)
  const peak = Math.max(...looks, 1e-9)
  return (
    <section className={layout.stack2} aria-label={t('Inside the network')}>
      <section className={layout.stack2} data-part="looks">
        <h4>{t('Where does it look?')}</h4>
        <p>
          {t('For the next guess, it looks back at what came before. The darker a piece, the more it looks there.')}
        </p>
        {options.length > 1 && (
          <SelectField label={t('Look through')} value={view} options={options} onChange={setView} />
        )}
        <ol className={classNames(layout.wrap1, styles.looks)} dir="auto" translate="no">
          {tokens.map((token, index) => (
            <li
              key={index}
              style={{ '--look': `${Math.round(((looks[index] ?? 0) / peak) * 100)}%` } as React.CSSProperties}
              aria-label={t('{token}: {share}', {
                token: token === '' ? t('the beginning') : spokenToken(token, 'pieces'),
                share: percent(shares[index] ?? 0),
              })}
            >
              {token === '' ? '⟨' : shownToken(token, 'pieces')}
              <small>{percent(shares[index] ?? 0)}</small>
            </li>
          ))}
        </ol>
        <p className={layout.hint}>
          {t('It looked most at {tokens}.', {
            tokens: formatList(
              most.map(({ text, share }) =>
                t('“{text}” ({share})', {
                  text: text === '' ? t('the beginning') : shownToken(text, 'pieces'),
                  share: percent(share),
                }),
              ),
            ),
          })}
        </p>
      </section>
      <section className={layout.stack2} data-part="layers">
        <h4>
          {isOfOneLayer ? t('What would it guess before and after its layer?') : t('What would each layer guess?')}
        </h4>
        <ol className={layout.stack1}>
          {layers.map((guesses, index) => (
            <li key={index} className={layout.cluster3}>
              <span className={layout.soft}>{nameOfLayer(index, isOfOneLayer)}</span>
              <span translate="no">
                {guesses.map(({ text, chance }) => `${shownToken(text, 'pieces')} ${percent(chance)}`).join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <p className={layout.hint}>
        {t(
          'Counting can show the place in the text that each guess comes from. A network cannot: it keeps no places, only numbers that all texts have changed together.',
        )}
      </p>
      <Disclosure title={t('For teachers')}>
        <p className={layout.hint}>
          {t(
            'Each head compares a query of the last token with a key of every earlier one; the shares are the softmax of these products.',
          )}
        </p>
        <p className={layout.hint}>
          {t(
            'The last row of each layer is multiplied by the table of tokens, as if it were the last (the “logit lens”).',
          )}
        </p>
      </Disclosure>
    </section>
  )
}

/** The guess that comes before all layers is the first. */
function nameOfLayer(index: number, isOfOneLayer: boolean): string {
  if (isOfOneLayer) return index === 0 ? t('before the layer') : t('after the layer')
  return index === 0 ? t('before the layers') : t('after layer {layer}', { layer: index })
}

function meanOf(heads: readonly number[][]): number[] {
  return (heads[0] ?? []).map((_, index) => heads.reduce((sum, looks) => sum + (looks[index] ?? 0), 0) / heads.length)
}
