import { FileText } from 'lucide-react'
import { useId, useState } from 'react'
import type { RunInput } from '../../engine/document'
import { Button } from '../kit/Button'
import { Fields } from '../kit/Field'
import { TextField } from '../kit/TextField'
import type { EditorProps, InputProps, NodeView } from '../view'
import type { FileConfig } from './node'
import { readChosen } from './read-chosen'
import styles from './view.module.css'

function Input({ config, value, onInput }: InputProps<FileConfig>) {
  const [problem, setProblem] = useState('')
  const id = useId()
  const chosen = fileOf(value)
  const choose = async (file: File | undefined) => {
    if (!file) return
    const read = await readChosen(file)
    setProblem('problem' in read ? read.problem : '')
    if ('file' in read) onInput(read)
  }
  return (
    <div className={styles.file}>
      <label className={styles.choose}>
        <input
          type="file"
          aria-describedby={`${id}-help`}
          onChange={event => {
            void choose(event.target.files?.[0])
            // So that the same file can be chosen again.
            event.target.value = ''
          }}
        />
        <span>{chosen ? 'Choose another file' : 'Choose a file'}</span>
      </label>
      {chosen && <Button onClick={() => onInput(undefined)}>Take it away</Button>}
      <p id={`${id}-help`} className={styles.help}>
        {chosen
          ? `${chosen.name}, ${chosen.text.length.toLocaleString('en')} characters`
          : config.path
            ? `This pipeline asks for ${config.path}.`
            : 'A file of text. It stays in this page.'}
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

function Editor({ config, onChange, isLocked }: EditorProps<FileConfig>) {
  return (
    <Fields>
      <TextField
        label="Path"
        value={config.path}
        onChange={path => onChange({ path })}
        locked={isLocked('path')}
        placeholder="letter.txt"
        help="In a terminal the file is read from there. In the page it is chosen by hand."
      />
    </Fields>
  )
}

function fileOf(value: RunInput | undefined) {
  return typeof value === 'object' && 'file' in value ? value.file : undefined
}

const view: NodeView<FileConfig> = {
  Icon: FileText,
  Input,
  Editor,
  summary: ({ path }) => path.trim() || 'chosen by hand',
}

export default view
