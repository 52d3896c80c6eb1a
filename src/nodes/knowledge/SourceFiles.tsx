import { FileText, X } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { FileButton, IconButton } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import type { LocalizedText } from '../../language/message'
import type { FieldControlProps } from '../view'
import { addFiles, FILE_EXTENSIONS } from './add-files'
import type { KnowledgeConfig, Text } from './node'
import styles from './view.module.css'

/** The files of a knowledge node: choose, drop, remove. */
export function SourceFiles({ config, onChange, locked }: FieldControlProps<Text[], KnowledgeConfig>) {
  const [problems, setProblems] = useState<LocalizedText[]>([])
  const [isOver, setOver] = useState(false)
  const id = useId()

  const add = async (files: readonly File[]) => {
    if (files.length === 0 || locked) return
    const added = await addFiles(files, config)
    setProblems(added.problems)
    onChange(added.documents)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void add([...event.dataTransfer.files])
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first.
    <div
      className={classNames(layout.stack2, layout.padded, styles.files)}
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {config.documents.length > 0 && (
        <ul className={layout.stack1}>
          {config.documents.map(({ name, text }, index) => (
            <li key={index} className={layout.row2}>
              <FileText size={16} aria-hidden />
              <span className={classNames(layout.grow, layout.breakWords)}>{name || t('Untitled')}</span>
              <span className={layout.hint}>{t('{count, number} characters', { count: text.length })}</span>
              <IconButton
                icon={X}
                size={16}
                disabled={locked}
                label={t('Remove {name}', { name: name || t('Untitled') })}
                onClick={() => onChange(config.documents.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <FileButton
          round
          multiple
          accept={FILE_EXTENSIONS.join(',')}
          locked={locked}
          describedBy={`${id}-help`}
          onFiles={add}
        >
          {t('Add files')}
        </FileButton>
      </div>
      <p id={`${id}-help`} className={layout.hint}>
        {t('Text, Markdown or CSV. You can drop them here, too.')}
      </p>
      {problems.map(localize).map(problem => (
        <p key={problem} role="alert" className={classNames(layout.small, layout.danger, layout.breakWords)}>
          {problem}
        </p>
      ))}
    </div>
  )
}
