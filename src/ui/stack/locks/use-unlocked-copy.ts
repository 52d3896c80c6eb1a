import { t } from '../../../language/active'
import { unlockedCopy } from '../../../store/document/edits-locks'
import { useApp } from '../../page/app-context'
import { useScreen } from '../../page/screen'

/** Opens an unlocked copy of the open document. The original stays in the library. */
export function useUnlockedCopy(onDone: () => void = () => {}): () => Promise<void> {
  const { editor, library } = useApp()
  const screen = useScreen()
  return async () => {
    const copy = unlockedCopy(editor.getState().draft)
    const opened = await library.create(copy)
    screen.announce(
      opened
        ? t('This copy is called “{name}”. You can change all of it.', { name: copy.document.name })
        : [t('No copy could be made.'), library.getState().message ?? ''].join(' '),
    )
    if (opened) onDone()
  }
}
