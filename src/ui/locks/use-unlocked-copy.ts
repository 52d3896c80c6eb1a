import { unlockedCopy } from '../../store/edits-locks'
import { useApp } from '../app-context'
import { useScreen } from '../screen'

/** Opens a copy of what is open, without its locks. What was open stays in the library as it is. */
export function useUnlockedCopy(onDone: () => void = () => {}): () => Promise<void> {
  const { editor, library } = useApp()
  const screen = useScreen()
  return async () => {
    const copy = unlockedCopy(editor.getState().draft)
    const opened = await library.create(copy)
    screen.announce(
      opened
        ? `This is “${copy.document.name}” now, and all of it is open.`
        : `No copy could be made. ${library.getState().message ?? ''}`,
    )
    if (opened) onDone()
  }
}
