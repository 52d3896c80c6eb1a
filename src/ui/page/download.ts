import { createStore } from 'zustand/vanilla'
import { saveAs } from '../../components/save-as'
import type { TextFile } from '../../documents/files/file'
import { t } from '../../language/active'
import { isFramed } from './links/frame'
import { useScreen } from './screen'

/** What was downloaded last in a frame, which may refuse downloads without a word. */
export const framedDownload = createStore<{ file: TextFile | null }>(() => ({ file: null }))

/** Downloads a file, and announces it. */
export function useSave(): (file: TextFile | { name: string; blob: Blob }) => void {
  const screen = useScreen()
  return file => {
    if ('blob' in file) saveAs(file.name, file.blob)
    else {
      if (isFramed) framedDownload.setState({ file })
      saveAs(file.name, new Blob([file.text], { type: 'application/json' }))
    }
    screen.announce(t('Saved as {file}', { file: file.name }))
  }
}
