import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import styles from './Connect.module.css'
import { UseButton } from './PageModelChoice'

/** The demo: needs no setup. */
export function DemoMethod() {
  return (
    <div className={classNames(layout.stack4, styles.body)}>
      <p>
        {t(
          'The demo is part of this page. It is word lists and rules, not a language model, and says so wherever it speaks. It needs no key and no network, costs nothing, and sends nothing.',
        )}
      </p>
      <p className={layout.hint}>{t('Use it to start, or when the wifi is down.')}</p>
      <UseButton id="" model="demo" />
    </div>
  )
}
