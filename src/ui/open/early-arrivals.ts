/** What was pasted outside of fields and dialogs: a file, or a text. It is taken, so the browser does nothing with it. */
export function takePaste(event: ClipboardEvent): File | string | undefined {
  // A field keeps its paste, and so does a dialog.
  const isElsewhere = (event.target as Element | null)?.closest?.('input, textarea, select, [contenteditable], dialog')
  if (!event.clipboardData || isElsewhere || document.querySelector('dialog[open]')) return
  const [file] = event.clipboardData.files
  const text = event.clipboardData.getData('text/plain')
  if (!file && text.trim() === '') return
  event.preventDefault()
  return file ?? text
}

/** Whether files are dragged, and not a card or a text. */
export const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** The file that was dropped. It is taken: the browser would open it in place of the page. */
export function takeDrop(event: DragEvent): File | undefined {
  if (!carriesFiles(event)) return
  event.preventDefault()
  return event.dataTransfer?.files[0]
}

let last: File | string | undefined
let listening: AbortController | undefined

/** Keeps what is pasted or dropped from now on, until the code that shows it has been fetched. */
export function listenEarly(): void {
  listening = new AbortController()
  const { signal } = listening
  document.addEventListener('paste', event => (last = takePaste(event) ?? last), { signal })
  addEventListener('dragover', event => carriesFiles(event) && event.preventDefault(), { signal })
  addEventListener('drop', event => (last = takeDrop(event) ?? last), { signal })
}

/** Ends the early listening, and gives what came last meanwhile; undefined the second time. */
export function takeEarlyArrival(): File | string | undefined {
  listening?.abort()
  const taken = last
  last = undefined
  return taken
}
