import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button'
import { copyText } from '../../components/copy-text'
import { useScreen } from '../app/screen'

interface CopyButtonProps {
  /** Its accessible name: "Copy the request". */
  label: string
  /** Computed on click. */
  text(): string | Promise<string>
  /** Its label in place of "Copy", where there are several. */
  word?: string
}

/** Copies a text, and shows whether that worked. */
export function CopyButton({ label, text, word = 'Copy' }: CopyButtonProps) {
  const screen = useScreen()
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
      screen.announce('Copied')
    } catch {
      setState('failed')
      screen.announce('Copying did not work')
    }
  }
  const said = { ready: word, copied: 'Copied', failed: 'Not allowed here' }[state]
  return (
    <Button
      look="quiet"
      icon={state === 'copied' ? Check : Copy}
      aria-label={`${said === word ? 'Copy' : said}: ${label}`}
      onClick={copy}
    >
      {said}
    </Button>
  )
}
