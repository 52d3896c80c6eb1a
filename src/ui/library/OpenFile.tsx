import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useApp } from '../app-context'
import { readArrival } from '../open/read-arrival'
import { Button } from '../parts/Button'
import { useScreen } from '../screen'
import styles from './Library.module.css'

/** Takes a file, and shows what is in it. What cannot be opened is explained here, and what is on the page stays. */
export function OpenFile() {
  const { files } = useApp()
  const screen = useScreen()
  const chooser = useRef<HTMLInputElement>(null)
  const [sentences, setSentences] = useState<string[]>([])

  const open = async (file: File) => {
    const arrival = await readArrival(files, file)
    if (arrival.kind === 'nothing') setSentences([`“${file.name}” was not opened.`, arrival.problem])
    else screen.setState({ arrival, overlay: 'incoming' })
  }

  return (
    <>
      <Button icon={FileUp} onClick={() => chooser.current?.click()}>
        Open a file
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,.jsonl,.yaml,.yml,application/json"
        hidden
        aria-label="File to open"
        onChange={event => {
          const [file] = event.target.files ?? []
          // So that the same file can be chosen again, once it was mended.
          event.target.value = ''
          if (file) void open(file)
        }}
      />
      {sentences.length > 0 && (
        <div role="alert" className={styles.said} data-problem>
          {sentences.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </>
  )
}
