import { Check, Copy } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import { t } from '../language/active'
import { AnnounceContext } from './announce'
import { Button } from './Button'
import { copyText } from './copy-text'

interface CopyButtonProps {
  /** Its words: "Copy as CSV". */
  label?: string
  /** What it copies, where its words do not say it: "the request". A quiet button then. */
  subject?: string
  /** Computed on click. */
  text(): string | Promise<string>
}

/** Copies a text, and shows whether that worked. */
export function CopyButton({ label = t('Copy'), subject, text }: CopyButtonProps) {
  const announce = use(AnnounceContext)
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')

  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => setState('ready'), 2500)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    try {
      await copyText(await text())
      setState('copied')
      announce(t('Copied'))
    } catch {
      setState('failed')
      announce(t('Copying did not work'))
    }
  }
  const failed = subject ? t('Not allowed here') : t('Copying is not allowed here')
  const words = { ready: label, copied: t('Copied'), failed }[state]
  return (
    <Button
      {...(subject
        ? {
            look: 'quiet',
            'aria-label': t('{action}: {subject}', { action: state === 'ready' ? t('Copy') : words, subject }),
          }
        : { round: true })}
      icon={state === 'copied' ? Check : Copy}
      onClick={copy}
    >
      {words}
    </Button>
  )
}
