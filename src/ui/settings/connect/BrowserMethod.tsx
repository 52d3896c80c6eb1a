import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { BuiltIn } from './BuiltIn'
import styles from './Connect.module.css'
import { PageModels } from './PageModels'

/** Models that run in the browser: the built-in one, or one that the page downloads. */
export function BrowserMethod() {
  return (
    <div className={classNames(layout.stack4, styles.body)}>
      <p>
        {t(
          'A small model runs on this device. It is free, works offline once it is here, and sends nothing. Small models are often wrong.',
        )}
      </p>
      <BuiltIn />
      <PageModels />
    </div>
  )
}
