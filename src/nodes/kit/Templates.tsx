import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../components/class-names'
import { isComposing } from '../../components/keys'
import layout from '../../components/layout.module.css'
import { placeUnder } from '../../components/place-beside'
import { t } from '../../language/active'
import type { JsonValue } from '../../model/json'
import type { Readable } from '../view'
import { acceptSuggestion, type OpenTemplate, openTemplate, type Suggestion, suggestions } from './template-names'
import styles from './templates.module.css'

/** A field with templates. */
type TextControl = HTMLInputElement | HTMLTextAreaElement

interface TemplatesProps {
  /** The readable names. Called on each keystroke. */
  names(): readonly Readable[]
  /** The field. */
  children: ReactNode
}

/** Wraps a text field with templates: after “{{” it lists the readable names with their last values. */
export function Templates({ names, children }: TemplatesProps) {
  const [field, setField] = useState<TextControl | null>(null)
  const enter = ({ target }: FocusEvent) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')) {
      setField(target)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when the field in it is entered.
    <div onFocus={enter} style={{ display: 'contents' }}>
      {children}
      {field && <TemplateList field={field} names={names} />}
    </div>
  )
}

interface TemplateListProps {
  field: TextControl
  names(): readonly Readable[]
}

interface Open {
  template: OpenTemplate
  list: readonly Suggestion[]
  chosen: number
}

/** Completion of template names: arrow keys select, Enter and Tab accept, Escape closes. */
function TemplateList({ field, names }: TemplateListProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const latest = useRef<{ open: Open | null; names: typeof names }>({ open, names })
  latest.current = { open, names }

  useEffect(() => {
    const look = () => {
      const template = openTemplate(field.value, field.selectionStart ?? 0)
      const found = template ? suggestions(latest.current.names(), template.typed) : []
      setOpen(template && found.length > 0 ? { template, list: found, chosen: 0 } : null)
    }
    const close = () => setOpen(null)
    const press = (event: KeyboardEvent) => {
      const { open: now } = latest.current
      if (!now || isComposing(event)) return
      const { length } = now.list
      const moved = { ArrowDown: now.chosen + 1, ArrowUp: now.chosen - 1 }[event.key]
      if (moved !== undefined) setOpen({ ...now, chosen: (moved + length) % length })
      else if (event.key === 'Enter' || event.key === 'Tab') take(field, now.template, now.list[now.chosen])
      else if (event.key === 'Escape') close()
      else return
      event.preventDefault()
      // Escape would also close the dialog around the field.
      event.stopPropagation()
    }
    const caretMoved = (event: KeyboardEvent) => /^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key) && look()
    const listeners: [string, EventListener][] = [
      ['input', look],
      ['click', look],
      ['keydown', press as EventListener],
      ['keyup', caretMoved as EventListener],
      ['blur', close],
    ]
    for (const [type, listener] of listeners) field.addEventListener(type, listener)
    field.setAttribute('aria-autocomplete', 'list')
    look()
    return () => {
      for (const [type, listener] of listeners) field.removeEventListener(type, listener)
    }
  }, [field])

  useEffect(() => {
    const shown = list.current
    if (open) {
      field.setAttribute('aria-controls', id)
      field.setAttribute('aria-activedescendant', `${id}-${open.chosen}`)
    } else {
      field.removeAttribute('aria-controls')
      field.removeAttribute('aria-activedescendant')
    }
    if (!shown) return
    if (!shown.matches(':popover-open')) shown.showPopover?.()
    const place = field.getBoundingClientRect()
    shown.style.minWidth = `${Math.min(place.width, 320)}px`
    placeUnder(shown, place)
    shown.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [field, id, open])

  return (
    open && (
      <div
        ref={list}
        id={id}
        popover="manual"
        role="listbox"
        aria-label={t('Values you can use')}
        tabIndex={-1}
        className={styles.list}
      >
        {open.list.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which chooses and takes.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          <div
            key={suggestion.path}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === open.chosen}
            className={classNames(layout.cluster2, layout.small, layout.breakWords, styles.option)}
            onMouseDown={event => event.preventDefault()}
            onClick={() => take(field, open.template, suggestion)}
          >
            <code>{suggestion.path}</code>
            <span className={classNames(layout.ellipsis, layout.shrink, layout.soft)}>{previewOf(suggestion)}</span>
          </div>
        ))}
      </div>
    )
  )
}

/** Inserts a name into the field like typed text. */
function take(field: TextControl, template: OpenTemplate, suggestion: Suggestion | undefined): void {
  if (!suggestion) return
  const { insert, from, to, caret } = acceptSuggestion(field.value, field.selectionStart ?? 0, template, suggestion)
  field.setRangeText(insert, from, to)
  field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function previewOf({ hint, value }: Suggestion): string {
  return value === undefined ? (hint ?? '') : printed(value)
}

function printed(value: JsonValue): string {
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
  return text.length > 70 ? `${text.slice(0, 69)}…` : text
}
