import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../components/Button'
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
  const chooser = useRef<HTMLInputElement>(null)
  const [sentences, setSentences] = useState<LocalizedText[]>([])

  const open = async (file: File) => {
    const incoming = await readIncomingContent(files, file)
    if (incoming.kind === 'nothing')
      setSentences([msg('“{name}” was not opened.', { name: file.name }), incoming.problem])
    else screen.show({ name: 'incoming', content: incoming })
  }

  return (
    <>
      <Button icon={FileUp} onClick={() => chooser.current?.click()}>
        {t('Open a file')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,.jsonl,.yaml,.yml,application/json"
        hidden
        aria-label={t('File to open')}
        onChange={event => {
          const [file] = event.target.files ?? []
          // Allows the same file to be chosen again after it was fixed.
          event.target.value = ''
          if (file) void open(file)
        }}
      />
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
