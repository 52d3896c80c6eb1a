import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useApp } from '../app-context'
import { Button } from '../parts/Button'
import { useScreen } from '../screen'
import { readDraftFile } from './draft-file'
import styles from './Library.module.css'

/** Opens a document from a file. What cannot be opened is explained here, and what is on the page stays. */
export function OpenFile({ onClose }: { onClose(): void }) {
  const { library } = useApp()
  const screen = useScreen()
  const chooser = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<{ problem: boolean; sentences: string[] }>()

  const open = async (file: File) => {
    const read = await readDraftFile(file)
    if ('problem' in read)
      return setSaid({ problem: true, sentences: [`“${file.name}” was not opened.`, read.problem] })
    // A file is kept only once it is edited: looking at one must not fill the library.
    if (!(await library.preview(read.draft))) {
      return setSaid({ problem: true, sentences: ['What is open could not be saved, so nothing else was opened.'] })
    }
    const opened = `Opened “${read.draft.document.name}”.`
    screen.announce([opened, ...read.notes].join(' '))
    if (read.notes.length > 0) setSaid({ problem: false, sentences: [opened, ...read.notes] })
    else onClose()
  }

  return (
    <>
      <Button icon={FileUp} onClick={() => chooser.current?.click()}>
        Open a file
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="File to open"
        onChange={event => {
          const [file] = event.target.files ?? []
          // So that the same file can be chosen again, once it was mended.
          event.target.value = ''
          if (file) void open(file)
        }}
      />
      {said && (
        <div role={said.problem ? 'alert' : 'status'} className={styles.said} data-problem={said.problem || undefined}>
          {said.sentences.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </>
  )
}
