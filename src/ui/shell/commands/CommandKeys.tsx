import { useEffect, useEffectEvent } from 'react'
import { isComposing, keyName } from '../../../components/keys'
import { type Command, type CommandPage, useCommandPage } from './command'
import { commands } from './command-table'

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Listens for the keys of all commands; shows nothing. Dialogs keep their own, and fields those without Ctrl or Cmd. */
export function CommandKeys() {
  const page = useCommandPage()
  const onKeyDown = useEffectEvent((event: KeyboardEvent, letters: ReturnType<typeof watchLetters>) => {
    if (event.defaultPrevented || isComposing(event) || document.querySelector('dialog[open]')) return
    const pressed = combinationOf(event)
    const command = commands.find(
      each => each.keys?.press.includes(pressed) && isMeant(each, pressed, event.target, page),
    )
    if (!command) return
    if (command.ofLetters && letters.areLeftToBrowser(event.target, command.ofLetters === 'undo')) return
    event.preventDefault()
    if (command.when?.(page) !== false) command.run(page)
  })
  useEffect(() => {
    const stop = new AbortController()
    const letters = watchLetters(stop.signal)
    document.addEventListener('keydown', event => onKeyDown(event, letters), { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return null
}

/** The keys that are held, in the form of the table: `Ctrl+Shift+Z`. */
function combinationOf(event: KeyboardEvent): string {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const name = keyName(event)
  // A sign has its own key on some keyboards, and needs Shift on others.
  const isSign = name.length === 1 && name === name.toLowerCase()
  const held = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && !isSign && 'Shift', name]
  return held.filter(Boolean).join('+')
}

/** Whether a press at this place of the page is for a command. */
function isMeant({ scope, when }: Command, pressed: string, target: EventTarget | null, page: CommandPage): boolean {
  const element = target instanceof Element ? target : document.body
  const isInField = element.closest(FIELDS) !== null
  if (!scope) return !isInField || pressed.startsWith('Ctrl+')
  const isAtCards = element === document.body || element.closest('#pipeline') !== null
  const isForCards = isAtCards || page.screen.getState().selected.length > 0
  return !isInField && isForCards && when?.(page) !== false
}

/**
 * Watches in which field letters are typed. Asked for more than it has, Chromium would undo what was typed in other fields
 * before, and then take back letters under a later step of the document.
 */
function watchLetters(signal: AbortSignal) {
  /** The text of the field before its first letter since the caret came, or since a step of the document. */
  let typing: { field: EventTarget | null; before: string } | undefined
  const onLetter = ({ target }: Event) => {
    if (typing?.field !== target) typing = { field: target, before: textOf(target) }
  }
  const forget = () => {
    typing = undefined
  }
  document.addEventListener('beforeinput', onLetter, { capture: true, signal })
  document.addEventListener('focusout', forget, { capture: true, signal })
  return {
    /** Whether the browser has letters of this field to undo, or to do again. */
    areLeftToBrowser(field: EventTarget | null, isUndo: boolean): boolean {
      if (typing && typing.field === field && !(isUndo && textOf(field) === typing.before)) return true
      forget()
      return false
    },
  }
}

function textOf(field: EventTarget | null): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}
