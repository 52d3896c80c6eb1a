import { FileUp } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { isAgendaLink } from '../../../documents/links/agenda-link'
import { isClassLink } from '../../../documents/links/class-link'
import { contentInLink } from '../../../documents/links/content-link'
import { isLink } from '../../../documents/links/link'
import { decodeWorksLink } from '../../../documents/links/works-link'
import { t } from '../../../language/active'
import { comesFromSignIn } from '../../../providers/connections/openrouter-return'
import { useApp } from '../../page/app-context'
import { frameLink, frameStack } from '../../page/links/frame-stack'
import { readIncomingContent } from '../../page/links/read-incoming-content'
import { showAgenda } from '../../page/links/show-agenda'
import { useScreen } from '../../page/screen'
import styles from './Open.module.css'

/**
 * Everything that comes from outside: a link in the address bar, a dropped file, a paste. Each is previewed, and the
 * person decides what to do with it.
 */
export function IncomingListeners() {
  const { files } = useApp()
  const screen = useScreen()
  const take = useCallback(
    async (source: string | File) => {
      if (typeof source === 'string' && isClassLink(source)) {
        screen.show({ name: 'connect', link: source })
        return
      }
      if (typeof source === 'string' && isAgendaLink(source)) {
        return showAgenda(screen, source)
      }
      const invitation = typeof source === 'string' ? decodeWorksLink(source) : null
      if (invitation) {
        screen.show({ name: 'gallery', invitation })
        return
      }
      const content = await readIncomingContent(files, source)
      screen.show({ name: 'incoming', content })
    },
    [files, screen],
  )
  useEffect(() => {
    // The stack of a frame's link is open from the start.
    const isOpen = async (source: string) => source === frameLink && (await frameStack(files)) !== undefined
    return listenForLinks(async source => (await isOpen(source)) || take(source))
  }, [files, take])
  useEffect(() => {
    if (comesFromSignIn(location.search)) screen.show({ name: 'connect', way: 'openrouter' })
  }, [screen])
  useEffect(() => listenForPastes(take), [take])
  const dropping = useDrops(take)
  return dropping && <DropOverlay />
}

/** What was pasted outside of fields and dialogs: a file or a text. Prevents the browser's default. */
function takePaste(event: ClipboardEvent): File | string | undefined {
  // Fields and dialogs handle their own paste.
  const isElsewhere = (event.target as Element | null)?.closest?.('input, textarea, select, [contenteditable], dialog')
  if (!event.clipboardData || isElsewhere || document.querySelector('dialog[open]')) return
  const [file] = event.clipboardData.files
  const text = event.clipboardData.getData('text/plain')
  if (!file && text.trim() === '') return
  event.preventDefault()
  return file ?? text
}

/** Whether files are dragged, and not a card or a text. */
const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** The dropped file. Prevents the browser's default, which navigates to it. */
function takeDrop(event: DragEvent): File | undefined {
  if (!carriesFiles(event)) return
  event.preventDefault()
  return event.dataTransfer?.files[0]
}

/** Routes incoming content. */
type Take = (source: string | File) => Promise<void>

function listenForLinks(take: (link: string) => Promise<unknown>): () => void {
  const look = () => {
    const { hash, search } = location
    if (isLink(hash) || isAgendaLink(hash) || isClassLink(hash) || decodeWorksLink(hash)) void take(hash)
    else if (contentInLink(search)) void take(search)
  }
  look()
  window.addEventListener('hashchange', look)
  return () => window.removeEventListener('hashchange', look)
}

function listenForPastes(take: Take): () => void {
  const onPaste = (event: ClipboardEvent) => {
    const pasted = takePaste(event)
    if (pasted !== undefined) void take(pasted)
  }
  document.addEventListener('paste', onPaste)
  return () => document.removeEventListener('paste', onPaste)
}

/** Accepts drops anywhere on the window. Returns whether a file is dragged over it. */
function useDrops(take: Take): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onLeave = (event: DragEvent) => {
      // A dragleave between elements does not leave the window.
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      const file = takeDrop(event)
      if (file) void take(file)
    }
    const listeners = { dragover: onOver, dragleave: onLeave, drop: onDrop }
    const each = Object.entries(listeners) as [keyof typeof listeners, (event: DragEvent) => void][]
    for (const [name, listener] of each) window.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of each) window.removeEventListener(name, listener)
    }
  }, [take])
  return over
}

/** An overlay while a file is dragged over the page. */
function DropOverlay() {
  return (
    <div className={styles.dropHere} aria-hidden="true">
      <div>
        <FileUp size={56} strokeWidth={1.25} />
        <p className={classNames(layout.huge, layout.bold)}>{t('Let go to open it here')}</p>
        <span>{t('First you will see what is in it.')}</span>
      </div>
    </div>
  )
}
