import { useStore } from 'zustand'
import { Tabs } from '../../components/Tabs'
import { t } from '../../language/active'
import { type SideTab, useScreen } from '../app/screen'
import XRay from '../xray/XRay'
import { CardSettings } from './CardSettings'
import styles from './SideColumn.module.css'

/** The column beside the stack: what the model gets, and the settings of the chosen card. */
export function SideColumn() {
  const screen = useScreen()
  const side = useStore(screen, state => state.side)
  const tabs: { id: SideTab; label: string }[] = [
    { id: 'x-ray', label: t('X-ray') },
    { id: 'card', label: t('Card') },
  ]
  return (
    <section className={styles.side} data-side>
      <Tabs
        label={t('Beside the stack')}
        tabs={tabs}
        chosen={side}
        onChoose={id => screen.setState({ side: id as SideTab })}
      >
        {side === 'card' ? (
          <section aria-label={t('Card')}>
            <CardSettings />
          </section>
        ) : (
          <section aria-label={t('X-ray')}>
            <XRay />
          </section>
        )}
      </Tabs>
    </section>
  )
}
