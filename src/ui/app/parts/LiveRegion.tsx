import { useStore } from 'zustand'
import { useScreen } from '../screen'

/** The page's only live region. All announcements use `screen.announce`. */
export function LiveRegion() {
  const said = useStore(useScreen(), state => state.said)
  // Screen readers announce changes only: a repeated sentence needs a different text.
  const text = said.count % 2 ? said.text : `${said.text}\u00a0`
  return (
    <div className="unseen" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
