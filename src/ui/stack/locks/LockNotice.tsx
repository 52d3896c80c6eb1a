import { Lock } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { useScreen } from '../../page/screen'
import styles from './Locks.module.css'
import { useUnlockedCopy } from './use-unlocked-copy'

/** A notice above the stack that parts of it are locked. */
export function LockNotice() {
  const copy = useUnlockedCopy()
  const isPast = useStore(useScreen(), state => state.past !== null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own.
    <div
      role="group"
      aria-label={t('Locked')}
      className={classNames(layout.cluster2, layout.notice, layout.small, layout.smallButtons, styles.notice)}
      data-status="ready"
    >
      <Lock size={16} aria-hidden />
      <p>
        {isPast
          ? t('This is the pipeline as it was in the run you see. Close the replay to go on with yours.')
          : t('Parts of this are locked. You can change the rest.')}
      </p>
      <Button look="quiet" onClick={copy}>
        {t('Make a copy to change it')}
      </Button>
    </div>
  )
}
