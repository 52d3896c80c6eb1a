import { Button } from '../../../components/Button'
import { t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { download } from '../../page/download'
import { useScreen } from '../../page/screen'

/** Saves the open document as a file, for when the browser does not store it. */
export function SaveAsFile() {
  const { files } = useApp()
  const screen = useScreen()
  const save = async () => {
    const file = await files.documentFile({ inputs: true, recording: false })
    download(file)
    screen.announce(t('Saved as {file}', { file: file.name }))
  }
  return <Button onClick={save}>{t('Save as file')}</Button>
}
