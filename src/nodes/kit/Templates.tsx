import { type FocusEvent, type ReactNode, useState } from 'react'
import type { Readable } from '../view'
import { TemplateList, type TextControl } from './TemplateList'

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
