import { useStore } from 'zustand'
import { useScreen } from '../screen'

/** The page's one live region. Everything that is announced goes through `screen.announce`. */
export function LiveRegion() {
  const said = useStore(useScreen(), state => state.said)
  // A sentence said twice in a row is a change for the screen reader only when its text differs.
  const text = said.count % 2 ? said.text : `${said.text}\u00a0`
  return (
    <div className="unseen" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
