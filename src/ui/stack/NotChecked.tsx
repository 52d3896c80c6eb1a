import { Info } from 'lucide-react'
import { t } from '../../language/active'
import { MOST_WATCHED } from '../app/too-large'
import noticeStyles from './policies/LimitNotice.module.css'

/** Says above the stack that nothing looks for mistakes in a document of this size. */
export default function NotChecked() {
  return (
    <div className={noticeStyles.notice}>
      <Info size={18} aria-hidden />
      <p>
        {t(
          'This has more than {most, number} cards and connections. That is too many to check while you type. A run still finds mistakes.',
          { most: MOST_WATCHED },
        )}
      </p>
    </div>
  )
}
