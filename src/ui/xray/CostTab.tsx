import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { Rich } from '../../components/Rich'
import { Table } from '../../components/Table'
import { count, formatCost } from '../../components/text'
import { activeMessages, localize, t } from '../../language/active'
import { msg } from '../../language/message'
import type { ResolvedModel } from '../../model/language-model'
import { localizedModelLabel } from '../../model/model-labels'
import { useApp } from '../app/app-context'
import styles from './CostTab.module.css'
import { SourceName, useContextSource } from './context-sources'
import { highlightProps } from './highlight'
import { type CostSum, type NodeCosts, runCosts } from './run-costs'
import { useRequestAnswerer } from './use-answerer'

interface CostTabProps {
  /** The model of the selected inference's next request: `provider/id`, or empty. */
  modelId: string
  /** Estimated tokens of its next request. */
  nextTokens: number
}

/** The cost of the run by round, by inference and in total, with the prices. */
export function CostTab({ modelId, nextTokens }: CostTabProps) {
  const { runner } = useApp()
  const events = useDeferredValue(useStore(runner, state => state.events))
  const costs = useMemo(() => runCosts(events), [events])
  const models = [...new Set(costs.nodes.flatMap(({ calls }) => calls.map(({ model }) => model)))]
  if (costs.calls === 0) {
    return (
      <div className={styles.costs}>
        <p className={styles.soft}>{t('No model was asked yet, so nothing was paid.')}</p>
        <p>
          {t('The next question has about {tokens, plural, one {# token} other {# tokens}}. The answer comes on top.', {
            tokens: nextTokens,
          })}
        </p>
        <Price modelId={modelId} />
      </div>
    )
  }
  return (
    <div className={styles.costs}>
      <Table className={styles.table}>
        <caption className="unseen">{t('What each model call of this run took')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Round')}</th>
            <th scope="col">{t('Tokens in')}</th>
            <th scope="col">{t({ message: 'out', note: 'A column of a table, beside “Tokens in”.' })}</th>
            <th scope="col">{t('Cost')}</th>
          </tr>
        </thead>
        {costs.nodes.map(node => (
          <NodeRows key={node.nodeId} node={node} />
        ))}
        <tfoot>
          <tr>
            <th scope="row">{t('Whole run')}</th>
            <Sum sum={costs} />
          </tr>
        </tfoot>
      </Table>
      {costs.cost === null && (
        <p className={styles.soft}>{t('One price is not known, so the cost of the whole run is not known.')}</p>
      )}
      {models.map(model => (
        <Price key={model} modelId={model} />
      ))}
    </div>
  )
}

function NodeRows({ node }: { node: NodeCosts }) {
  const { nodeId, calls } = node
  const source = useContextSource(nodeId)
  return (
    <tbody data-family={source?.family ?? 'unknown'} {...highlightProps(nodeId)}>
      <tr className={styles.node}>
        <th scope="rowgroup" colSpan={4}>
          <SourceName nodeId={nodeId} />
        </th>
      </tr>
      {calls.map(({ round, usage, cost, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: calls come in the order of time and stay there.
        <tr key={index}>
          <th scope="row" title={localize(label)}>
            {round}
          </th>
          {usage && cost !== undefined ? <Sum sum={{ usage, cost }} /> : <td colSpan={3}>{t('no answer yet')}</td>}
        </tr>
      ))}
      {calls.length > 1 && (
        <tr className={styles.sum}>
          <th scope="row">{t('Together')}</th>
          <Sum sum={node} />
        </tr>
      )}
    </tbody>
  )
}

function Sum({ sum: { usage, cost } }: { sum: CostSum }) {
  const title = usage.estimated
    ? t('“About”: the provider did not count, so this is a guess from the number of letters.')
    : undefined
  return (
    <>
      <td title={title}>
        <Amount tokens={usage.input} estimated={usage.estimated} />
      </td>
      <td title={title}>
        <Amount tokens={usage.output} estimated={usage.estimated} />
      </td>
      <td>{formatCost(cost?.total ?? null)}</td>
    </>
  )
}

/** Tokens; an estimate has a sign to be seen, and a word to be heard. */
function Amount({ tokens, estimated }: { tokens: number; estimated: boolean | undefined }) {
  if (!estimated) return count(tokens)
  return (
    <Rich
      text={msg('<about>about </about><sign>~</sign>{tokens}', { tokens: count(tokens) })}
      tags={{
        about: text => <span className="unseen">{text}</span>,
        sign: text => <span aria-hidden>{text}</span>,
      }}
    />
  )
}

function Price({ modelId }: { modelId: string }) {
  const model = useRequestAnswerer(modelId)
  if (!model) return null
  return <p className={styles.price}>{formatPrice(model)}</p>
}

/** "Claude Haiku 5.5: $0.10 in and $0.50 out for a million tokens, as seen on October 7, 2026." */
function formatPrice({ provider, label, price }: Pick<ResolvedModel, 'provider' | 'label' | 'price'>): string {
  const model = localizedModelLabel(provider, label)
  if (price === undefined) return t('{model}: the price is not known.', { model })
  if (price === 'free') return t('{model}: costs nothing.', { model })
  const { inputPerMillion, outputPerMillion, checked } = price
  return t('{model}: {input} in and {output} out for a million tokens, as seen on {day}.', {
    model,
    input: formatCost(inputPerMillion),
    output: formatCost(outputPerMillion),
    day: activeMessages().date(new Date(checked), { dateStyle: 'long', timeZone: 'UTC' }),
  })
}
