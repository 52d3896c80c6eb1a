import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { useLoaded } from '../../../components/use-loaded'
import { t } from '../../../language/active'
import { msg } from '../../../language/message'
import { useApp } from '../../page/app-context'
import { useToldHeight } from '../../page/links/frame'
import { frameStack } from '../../page/links/frame-stack'
import { OpenInTab } from '../../parts/OpenInTab'
import { useCommandPage } from '../commands/command'
import { RunBar } from '../header/RunBar'
import styles from './Embed.module.css'

/** The header of a page in a frame: Run, and the ways back and out. */
export function EmbedHeader() {
  const page = useCommandPage()
  useToldHeight()
  return (
    <header className={classNames(layout.cluster2, styles.header)}>
      <h1 className="unseen">aili5</h1>
      <RunBar page={page} />
      <div className={classNames(layout.row3, styles.ways)}>
        <StartOver />
        <OpenInTab />
      </div>
    </header>
  )
}

/** Once the stack of the frame's link was changed, also by who was here before: the stack as it was. Can be undone. */
function StartOver() {
  const { editor, files } = useApp()
  const isChanged = useStore(editor, state => state.recordId !== null)
  const original = useLoaded(() => frameStack(files), [files])
  if (!original || !isChanged) return null
  const startOver = () => {
    const { document, inputs } = original
    editor.edit(({ document: { id } }) => ({ document: { ...document, id }, inputs }), { label: msg('Started over') })
  }
  return <Button onClick={startOver}>{t('Start over')}</Button>
}
