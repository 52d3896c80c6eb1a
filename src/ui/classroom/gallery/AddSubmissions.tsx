import { FileUp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { Button, FileButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import styles from './Gallery.module.css'
import { addSubmissions, gallery, MAX_SUBMISSIONS } from './gallery-store'

/** Accepts pasted links and files. */
export function AddSubmissions() {
  const { files, nodeTypes } = useApp()
  const { reading, isFull } = useStore(gallery)
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void addSubmissions(text, files, nodeTypes)
    setText('')
  }
  return (
    <form className={classNames(layout.cluster3, layout.bottom)} onSubmit={submit}>
      <label className={classNames(layout.stack1, layout.small, layout.semibold, styles.links)}>
        {t('Links, one per line')}
        <textarea
          value={text}
          rows={2}
          spellCheck={false}
          placeholder={t('Ada: https://…#1:…\nBen: https://…#1:…')}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <div className={layout.wrap2}>
        <Button type="submit" look="strong" disabled={text.trim() === ''}>
          {t('Add to the wall')}
        </Button>
        <FileButton
          icon={FileUp}
          multiple
          accept=".json,.yaml,.yml,application/json"
          onFiles={chosen => addSubmissions(chosen, files, nodeTypes)}
        >
          {t('Choose files')}
        </FileButton>
      </div>
      <p className={classNames(layout.hint, layout.wholeLine)} role="status">
        {reading > 0
          ? t('Reading {reading} more…', { reading })
          : isFull
            ? t('There is room for {most}. The others were left out.', { most: MAX_SUBMISSIONS })
            : t('Or drop files here. Opening them is safe: nothing runs and nothing is stored.')}
      </p>
    </form>
  )
}
