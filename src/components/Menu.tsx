import type { LucideIcon } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect } from 'react'
import { classNames } from './class-names'
import layout from './layout.module.css'
import styles from './Menu.module.css'
import { placeBeside } from './place-beside'

interface MenuProps {
  label: string
  /** Its element; `hidePopover` closes it. */
  menu: RefObject<HTMLElement | null>
  /** The button that it opens beside. Absent: the style sheet places it. */
  beside?: RefObject<HTMLElement | null>
  /** The element: `nav` for a menu of places to go to. */
  as?: 'fieldset' | 'nav'
  className?: string | undefined
  onClose(): void
  children: ReactNode
}

/** A popover with actions. It opens with the focus in it, and closes by Escape and by a press beside it. */
export function Menu({ label, menu, beside, as: Element = 'fieldset', className, onClose, children }: MenuProps) {
  useLayoutEffect(() => {
    const element = menu.current
    if (!element || element.matches(':popover-open')) return
    element.showPopover()
    if (beside?.current) placeBeside(element, beside.current.getBoundingClientRect())
    const buttons = Array.from(element.querySelectorAll<HTMLElement>('button:not(:disabled)'))
    buttons.find(button => button.checkVisibility?.() ?? true)?.focus()
  }, [menu, beside])
  return (
    <Element
      ref={menu as RefObject<HTMLFieldSetElement>}
      popover="auto"
      aria-label={label}
      className={classNames(styles.menu, className)}
      onToggle={event => event.newState === 'closed' && onClose()}
    >
      {children}
    </Element>
  )
}

interface MenuItemProps {
  Icon?: LucideIcon | undefined
  label: string
  /** What it is for. */
  hint?: string | undefined
  disabled?: boolean
  pressed?: boolean | undefined
  onClick(): void
}

/** An action with its icon and what it is for. */
export function MenuItem({ Icon, label, hint, disabled, pressed, onClick }: MenuItemProps) {
  const hintId = useId()
  return (
    <button
      type="button"
      className={classNames(layout.row3, layout.fill, layout.fromStart, styles.item)}
      aria-describedby={hint && hintId}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      {Icon && <Icon className={layout.soft} size={18} aria-hidden />}
      <span className={layout.stack}>
        <b className={layout.semibold}>{label}</b>
        {/* Hidden, so that the name is the label alone; the description says it. */}
        {hint && (
          <small id={hintId} className={layout.hint} aria-hidden="true">
            {hint}
          </small>
        )}
      </span>
    </button>
  )
}
