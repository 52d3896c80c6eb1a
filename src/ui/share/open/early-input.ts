/** What was pasted outside of fields and dialogs: a file or a text. Prevents the browser's default. */
export function takePaste(event: ClipboardEvent): File | string | undefined {
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
export const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** The dropped file. Prevents the browser's default, which navigates to it. */
export function takeDrop(event: DragEvent): File | undefined {
  if (!carriesFiles(event)) return
  event.preventDefault()
  return event.dataTransfer?.files[0]
}

let last: File | string | undefined
let listening: AbortController | undefined

/** Captures pastes and drops until the code that handles them is loaded. */
export function listenEarly(): void {
  listening = new AbortController()
  const { signal } = listening
  document.addEventListener('paste', event => (last = takePaste(event) ?? last), { signal })
  addEventListener('dragover', event => carriesFiles(event) && event.preventDefault(), { signal })
  addEventListener('drop', event => (last = takeDrop(event) ?? last), { signal })
}

/** Stops the early listeners and returns the last capture; undefined on later calls. */
export function takeEarlyInput(): File | string | undefined {
  listening?.abort()
  const taken = last
  last = undefined
  return taken
}
