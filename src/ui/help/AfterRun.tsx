import { LayoutGrid, Presentation } from 'lucide-react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { useScreen } from '../page/screen'
import styles from './FirstLine.module.css'

/** What a class does with a stack that has run: twelve runs side by side, and its cards one at a time. */
export function AfterRun() {
  const screen = useScreen()
  return (
    <div className={classNames(layout.wrap2, styles.after)}>
      <Button icon={LayoutGrid} onClick={() => screen.show({ name: 'compare', starts: true })}>
        {t('Run it 12 times')}
      </Button>
      <Button icon={Presentation} onClick={() => screen.show('projector')}>
        {t('One card at a time')}
      </Button>
    </div>
  )
}
