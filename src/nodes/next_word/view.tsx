import { ChartBarDecreasing } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { CheckField } from '../../components/CheckField'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { EmptyResult } from '../kit/EmptyResult'
import type { FieldControlProps, NodeView, OutputProps, WorkbenchProps } from '../view'
import type { NextWordConfig } from './node'
import { shortSource } from './text-choices'

function UnitField({ label, value, onChange, locked }: FieldControlProps<NextWordConfig['unit']>) {
  return (
    <CheckField
      label={label}
      checked={value === 'pieces'}
      onChange={yes => onChange(yes ? 'pieces' : 'words')}
      locked={locked}
      help={t(
        'Large models read pieces of words, too. Here the pieces come from the pairs of letters that are read most often.',
      )}
    />
  )
}

const LazyWorkbench = lazy(async () => ({ default: (await import('./TrainingPanel')).TrainingPanel }))
const LazyWrote = lazy(async () => ({ default: (await import('./GeneratedOutput')).GeneratedOutput }))

function Workbench(props: WorkbenchProps<NextWordConfig>) {
  return (
    <Suspense fallback={<span data-loading hidden />}>
      <LazyWorkbench {...props} />
    </Suspense>
  )
}

function Output({ config, run }: OutputProps<NextWordConfig>) {
  if (run.output !== undefined) {
    return (
      <Suspense fallback={<span data-loading hidden />}>
        <LazyWrote config={config} run={run} />
      </Suspense>
    )
  }
  return (
    <EmptyResult
      art={<Guesses />}
      status={run.status}
      soon={msg('Press Run, and it keeps writing by itself.')}
      busy={msg('Reading and writing…')}
    />
  )
}

/** Empty bars. */
function Guesses() {
  return (
    <Sketch width={64} height={36} strokeLinecap="round">
      <path d="M6 6h44M6 18h28M6 30h14" strokeWidth="6" strokeDasharray="1 9" />
    </Sketch>
  )
}

const view: NodeView<NextWordConfig> = {
  Icon: ChartBarDecreasing,
  shelf: 'everyday',
  alsoCalled: msg({
    message:
      'llm predict probability tokens train ngram autocomplete neural network transformer attention weights loss',
    context: 'other words that find the card “Next word”',
  }),
  controls: { unit: UnitField },
  summary: ({ learnFrom, order, unit, how }) =>
    how === 'network'
      ? t(
          { message: '{source}, a neural network', note: 'A card in one line: “Fairy tales, a neural network”.' },
          { source: shortSource(learnFrom) },
        )
      : t(
          {
            message: '{source}, {unit, select, pieces {pieces} other {words}}, looks back {count, number}',
            note: 'A card in one line: “Fairy tales, words, looks back 2”.',
          },
          { source: shortSource(learnFrom), unit, count: order - 1 },
        ),
  Workbench,
  Output,
}

export default view
