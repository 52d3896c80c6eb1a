import { FolderOpen, Table } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button, FileButton } from '../../../components/Button'
import { CheckField } from '../../../components/CheckField'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { TextAreaField } from '../../../components/TextAreaField'
import { localize, t } from '../../../language/active'
import type { LocalizedText } from '../../../language/message'
import { readTextFile } from '../../../nodes/kit/text-file'
import { useScreen } from '../../page/screen'
import styles from './Compare.module.css'
import type { CompareState } from './compare-state'

const exampleTable = () => t('message\nthe sea at night\nmy first day at school\na birthday cake')

/** Takes a table that is pasted, typed, or read from a file. */
export function PasteTable({ room, problem }: { room: CompareState; problem: LocalizedText | undefined }) {
  const text = useStore(room.setup, state => state.text)
  const headed = useStore(room.setup, state => state.headed)
  const screen = useScreen()
  const [fileNote, setFileNote] = useState<LocalizedText>('')
  const isEmpty = text.trim() === ''
  const setText = (changed: string) => room.setup.setState({ text: changed, targets: {} })
  return (
    <div className={layout.wrap4}>
      <div className={styles.rows}>
        <TextAreaField
          label={t('Rows')}
          code
          rows={isEmpty ? 9 : 5}
          value={text}
          onChange={setText}
          placeholder={exampleTable()}
          help={t('Paste cells from a spreadsheet, or CSV. The stack runs once for each row, 200 at most.')}
          error={problem && localize(problem)}
        />
      </div>
      <div className={classNames(layout.stack2, layout.packed)}>
        <FileButton
          icon={FolderOpen}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onFiles={async ([file]) => {
            const read = await readTextFile(file)
            setFileNote('problem' in read ? read.problem : (read.note ?? ''))
            if ('problem' in read) return
            setText(read.text)
            screen.announce(t('Read {file}.', { file: file.name }))
          }}
        >
          {t('Choose a CSV file')}
        </FileButton>
        {fileNote && <p role="alert">{localize(fileNote)}</p>}
        {isEmpty && (
          <Button icon={Table} onClick={() => setText(exampleTable())}>
            {t('Try an example')}
          </Button>
        )}
        <CheckField
          label={t('The first row holds the names of the columns')}
          checked={headed}
          onChange={checked => room.setup.setState({ headed: checked, targets: {} })}
        />
      </div>
    </div>
  )
}
