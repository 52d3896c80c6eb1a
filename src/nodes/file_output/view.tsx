import { FileDown } from 'lucide-react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Preformatted } from '../../components/Preformatted'
import { Sketch } from '../../components/Sketch'
import { saveAs } from '../../components/save-as'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { workView } from '../kit/outputs'
import type { NodeView } from '../view'
import { downloadName } from './file-name'
import type { FileOutputConfig } from './node'
import styles from './view.module.css'

function SavedFile({ text, name }: { text: string; name: string }) {
  return (
    <div className={classNames(layout.stack2, styles.file)}>
      <Preformatted text={text} />
      <Button look="strong" round onClick={() => saveAs(name, new Blob([text], { type: 'text/plain' }))}>
        {t('Save {name}', { name })}
      </Button>
    </div>
  )
}

/** An empty sheet. */
function BlankFile() {
  return (
    <Sketch strokeLinejoin="round">
      <path d="M20 2h16l8 8v24H20z" fill="currentColor" fillOpacity="0.15" />
      <path d="M36 2v8h8" />
      <path d="M26 18h12M26 25h8" strokeDasharray="4 4" strokeLinecap="round" />
    </Sketch>
  )
}

const view: NodeView<FileOutputConfig> = {
  Icon: FileDown,
  shelf: 'developer',
  alsoCalled: msg({ message: 'download export write', context: 'other words that find the card “Save file”' }),
  summary: ({ path }) => t('as {name}', { name: downloadName(path) }),
  ...workView({
    read: ({ output }) => (typeof output === 'string' ? output : undefined),
    draw: (text, { path }: FileOutputConfig) => <SavedFile text={text} name={downloadName(path)} />,
    empty: {
      art: <BlankFile />,
      soon: msg('What can be saved will show here.'),
      busy: msg('Waiting for something to save…'),
    },
  }),
}

export default view
