import { useStore } from 'zustand'
import { Select } from '../../../components/Select'
import { t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import type { Edge } from '../../../model/document'
import type { Fault } from '../../../model/host'
import { faultKey, faults } from '../../../store/run/faults'
import { useApp } from '../../app/app-context'
import { useScreen } from '../../app/screen'
import styles from './Flow.module.css'

/** As the select and the graph show them. */
export const faultLabels: Record<Fault, MessageDescriptor> = {
  slow: msg('5 seconds late'),
  error: msg('answers 500'),
  'wrong-json': msg('wrong JSON'),
}

/** The two ends of calls: a pipeline, and a pipeline or card that it calls. */
export type CallEnds = Pick<Edge, 'source' | 'target'>

/** The fault that calls get, if any; of several, the first. */
export function useFault(...calls: readonly CallEnds[]): Fault | undefined {
  const documentId = useStore(useApp().editor, state => state.draft.document.id)
  return useStore(faults, state =>
    calls.map(call => state[faultKey({ documentId, ...endsOf(call) })]).find(fault => fault !== undefined),
  )
}

const endsOf = ({ source, target }: CallEnds) => ({ source, target })

/** Chooses a fault for calls, to see what the caller does. */
export function FaultField({ edge, name }: { edge: CallEnds; name: string }) {
  const { editor } = useApp()
  const screen = useScreen()
  const fault = useFault(edge)
  const change = (chosen: string) => {
    const key = faultKey({ documentId: editor.getState().draft.document.id, ...endsOf(edge) })
    const { [key]: _, ...rest } = faults.getState()
    faults.setState(chosen === '' ? rest : { ...rest, [key]: chosen as Fault }, true)
    screen.announce(
      chosen === ''
        ? t('Calls to {name} work as usual.', { name })
        : t('Calls to {name}: {fault}.', { name, fault: faultLabels[chosen as Fault] }),
    )
  }
  return (
    <Select
      className={styles.fault}
      data-set={fault !== undefined || undefined}
      aria-label={t('Fault to try on calls to {name}', { name })}
      value={fault ?? ''}
      onChange={event => change(event.target.value)}
    >
      <option value="">{t('No fault')}</option>
      {Object.entries(faultLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {t('Fault: {fault}', { fault: label })}
        </option>
      ))}
    </Select>
  )
}
