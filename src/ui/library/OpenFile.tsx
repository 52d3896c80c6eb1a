import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { FileButton } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import { type LocalizedText, msg } from '../../language/message'
import { useApp } from '../page/app-context'
import { readIncomingContent } from '../page/links/read-incoming-content'
import { useScreen } from '../page/screen'

/** Opens a file and previews it. Errors are shown here; the open document stays. */
export function OpenFile() {
  const { files } = useApp()
  const screen = useScreen()
  const [sentences, setSentences] = useState<LocalizedText[]>([])

  const open = async (file: File) => {
    const incoming = await readIncomingContent(files, file)
    if (incoming.kind === 'nothing')
      setSentences([msg('“{name}” was not opened.', { name: file.name }), incoming.problem])
    else screen.show({ name: 'incoming', content: incoming })
  }

  return (
    <>
      <FileButton icon={FileUp} accept=".json,.jsonl,.yaml,.yml,application/json" onFiles={([file]) => open(file)}>
        {t('Open a file')}
      </FileButton>
      {sentences.length > 0 && (
        <div role="alert" className={classNames(layout.cluster3, layout.notice)} data-status="error">
          {sentences.map(localize).map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </>
  )
}
