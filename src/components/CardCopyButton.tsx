import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CardButton } from './CardButton'
import { copyText } from './copy-text'

interface CardCopyButtonProps {
  /** "Copy as CSV". */
  label: string
  /** Computed on click. */
  text(): string
}

/** Copies a text, and shows whether that worked. */
export function CardCopyButton({ label, text }: CardCopyButtonProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')

  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => setState('ready'), 2500)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    try {
      await copyText(text())
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return (
    <CardButton onClick={copy}>
      {state === 'copied' ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      {{ ready: label, copied: 'Copied', failed: 'Copying is not allowed here' }[state]}
    </CardButton>
  )
}
