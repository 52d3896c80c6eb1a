import { FileText } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, FileButton } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import { type LocalizedText, msg } from '../../language/message'
import type { RunInput } from '../../model/document'
import { describeEncoding } from '../kit/text-file'
import type { InputProps, NodeView } from '../view'
import type { FileConfig } from './node'
import styles from './view.module.css'

function Input({ config, value, onInput }: InputProps<FileConfig>) {
  const [problem, setProblem] = useState<LocalizedText>('')
  const id = useId()
  const chosen = typeof value === 'object' ? value : undefined
  const choose = async (file: File) => {
    const { readChosen } = await import('./read-chosen')
    const read = await readChosen(file)
    setProblem('problem' in read ? read.problem : '')
    if ('input' in read) onInput(read.input)
  }
  return (
    <div className={layout.cluster2}>
      <FileButton round describedBy={`${id}-help`} onFiles={([file]) => choose(file)}>
        {chosen ? t('Choose another file') : t('Choose a file')}
      </FileButton>
      {chosen && (
        <Button round onClick={() => onInput(undefined)}>
          {t('Remove it')}
        </Button>
      )}
      <p id={`${id}-help`} className={classNames(layout.hint, layout.breakWords, layout.wholeLine)}>
        {chosen
          ? formatChosen(chosen)
          : config.path
            ? t('This pipeline asks for {path}.', { path: config.path })
            : t('A text, a table as CSV, or a picture. It stays in this page.')}
      </p>
      {chosen && <Chosen input={chosen} />}
      {problem && (
        <p role="alert" className={classNames(layout.small, layout.danger, layout.breakWords, layout.wholeLine)}>
          {localize(problem)}
        </p>
      )}
    </div>
  )
}

type ChosenInput = Exclude<RunInput, string>

function formatChosen(input: ChosenInput): string {
  if ('file' in input && input.file.text === '') return t('{name} is empty.', { name: input.file.name })
  if ('file' in input)
    return t('{name}, {count, number} characters', { name: input.file.name, count: input.file.text.length })
  return t('A picture, {size, number} kB', { size: Math.ceil((input.image.data.length * 3) / 4000) })
}

/** Lines of a text that are shown. The model gets all of them. */
const SHOWN_LINES = 5

/** A document may say any type. */
const SHOWN_PICTURES = /^image\/(?:png|jpeg|webp|gif)$/

/** A preview of what the model gets. */
function Chosen({ input }: { input: ChosenInput }) {
  if ('image' in input) {
    const { mediaType, data } = input.image
    return SHOWN_PICTURES.test(mediaType) ? (
      <img
        className={classNames(layout.box, styles.picture)}
        src={`data:${mediaType};base64,${data}`}
        alt={t('What you chose')}
      />
    ) : null
  }
  const { name, mediaType, text } = input.file
  const lines = text.split('\n')
  const encoding = describeEncoding(name, mediaType)
  return (
    <>
      <pre className={classNames(layout.code, layout.wholeLine, styles.text)}>
        {lines.slice(0, SHOWN_LINES).join('\n')}
        {lines.length > SHOWN_LINES && '\n…'}
      </pre>
      {encoding && <p className={classNames(layout.hint, layout.breakWords, layout.wholeLine)}>{localize(encoding)}</p>}
    </>
  )
}

const view: NodeView<FileConfig> = {
  Icon: FileText,
  alsoCalled: msg({ message: 'upload attachment document csv pdf', context: 'other words that find the card “File”' }),
  Input,
  summary: ({ path }) => path.trim() || t('chosen on the card'),
}

export default view
