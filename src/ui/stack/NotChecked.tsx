import { Info } from 'lucide-react'
import { MOST_WATCHED } from '../app/too-large'
import noticeStyles from './policies/LimitNotice.module.css'

/** Says above the stack that nothing looks for mistakes in a document of this size. */
export default function NotChecked() {
  return (
    <div className={noticeStyles.notice}>
      <Info size={18} aria-hidden />
      <p>
        This has more than {MOST_WATCHED.toLocaleString('en-US')} cards and edges. That is too many to look for mistakes
        while you type, so its cards do not say what is wrong with them. A run does.
      </p>
    </div>
  )
}
