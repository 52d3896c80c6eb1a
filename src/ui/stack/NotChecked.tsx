import { Info } from 'lucide-react'
import { MOST_WATCHED } from '../app/too-large'
import noticeStyles from './policies/LimitNotice.module.css'

/** Says above the stack that nothing looks for mistakes in a document of this size. */
export default function NotChecked() {
  return (
    <div className={noticeStyles.notice}>
      <Info size={18} aria-hidden />
      <p>
        This has more than {MOST_WATCHED.toLocaleString('en-US')} cards and connections. That is too many to check while
        you type. A run still finds mistakes.
      </p>
    </div>
  )
}
