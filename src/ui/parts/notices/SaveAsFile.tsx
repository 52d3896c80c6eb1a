import { Button } from '../../../components/Button'
import { t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { useSave } from '../../page/download'

/** Saves the open document as a file, for when the browser does not store it. */
export function SaveAsFile() {
  const { files } = useApp()
  const save = useSave()
  const saveDocument = async () => save(await files.documentFile({ inputs: true, recording: false }))
  return <Button onClick={saveDocument}>{t('Save as file')}</Button>
}
