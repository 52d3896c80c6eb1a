import { Check, Copy, Share } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import { copyText } from '../../components/copy-text'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { useScreen } from '../page/screen'
import styles from './Share.module.css'

/** The link with a copy button. If copying is refused, the text is selected for the keyboard. */
export function LinkField({ link }: { link: string }) {
  const screen = useScreen()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === link
  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), 3000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await copyText(link)
      setCopied(link)
      screen.announce(t('Link copied'))
    } catch {
      field.current?.select()
      screen.announce(t('Copying is not allowed here. The link is selected: press Ctrl and C.'))
    }
  }
  const canShare = 'share' in navigator && navigator.canShare?.({ url: link }) === true
  const share = async () => {
    try {
      await navigator.share({ title: document.title, url: link })
    } catch (error) {
      if ((error as Error).name !== 'AbortError') screen.announce(t('The link could not be sent. Copy it instead.'))
    }
  }
  return (
    <div className={classNames(layout.wrap2, styles.link)}>
      <input
        ref={field}
        readOnly
        className={classNames(layout.small, layout.mono)}
        aria-label={t('Link')}
        value={link}
        spellCheck={false}
        onFocus={event => event.target.select()}
      />
      <Button look="strong" icon={isCopied ? Check : Copy} onClick={copy}>
        {isCopied ? t('Copied') : t('Copy link')}
      </Button>
      {canShare && (
        <Button icon={Share} onClick={share}>
          {t('Send…')}
        </Button>
      )}
    </div>
  )
}
