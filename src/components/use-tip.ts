import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { placeUnder } from './place-beside'
import styles from './tip.module.css'

/** How long the pointer rests on something before its tip shows. */
const REST_MS = 350

/**
 * A sentence about a control, which shows while the pointer rests on the control or it has the keyboard's focus, and
 * `byPress` of a finger or a mouse, too. Escape hides it. It is also the control's description for a screen reader.
 * @returns the props of the control, and those of the element with the sentence.
 */
export function useTip<Anchor extends HTMLElement>({ byPress = false }: { byPress?: boolean } = {}) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const hide = () => {
    clearTimeout(timer.current)
    removeEventListener('keydown', hideByEscape, true)
    removeEventListener('pointerdown', hide, true)
    removeEventListener('focusin', hide, true)
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover()
  }
  const hideByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }
  const show = (anchor: HTMLElement) => {
    const shown = tip.current
    if (!shown?.showPopover || !anchor.isConnected || shown.matches(':popover-open')) return
    // What is below an open dialog is out of use, though the pointer still enters it.
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    if (dialog && !dialog.contains(anchor)) return
    shown.showPopover()
    placeUnder(shown, anchor.getBoundingClientRect())
    addEventListener('keydown', hideByEscape, true)
    addEventListener('pointerdown', hide, true)
    // A dialog that opens takes the focus.
    addEventListener('focusin', hide, true)
  }

  return {
    anchor: {
      'aria-describedby': id,
      onPointerEnter: (event: PointerEvent<Anchor>) => {
        if (event.pointerType === 'touch') return
        const anchor = event.currentTarget
        timer.current = setTimeout(() => show(anchor), REST_MS)
      },
      // A finger leaves when it is lifted: what it pressed stays until the next press elsewhere.
      onPointerLeave: (event: PointerEvent<Anchor>) => {
        if (event.pointerType !== 'touch') hide()
      },
      onPointerDownCapture: hide,
      ...(byPress && { onClick: (event: MouseEvent<Anchor>) => show(event.currentTarget) }),
      onFocus: (event: FocusEvent<Anchor>) => {
        if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
      },
      onBlur: hide,
    },
    tip: { id, ref: tip, popover: 'manual', role: 'tooltip', className: styles.tip },
  } as const
}
