import { useEffect, useState } from 'react'
import type { Recording } from '../../documents/recordings/recording'
import type { Draft } from '../../store/draft'
import { useApp } from '../app-context'

/** What of the open document is handed on. An object that does not change while it stays the same. */
export interface Sharing {
  draft: Draft
  inputs: boolean
  recording?: Recording
}

/** The address of this page with all of it inside; undefined until it is made. */
export function useLink(sharing: Sharing): string | undefined {
  const { files } = useApp()
  const [made, setMade] = useState<{ sharing: Sharing; link: string }>()
  useEffect(() => {
    let wanted = true
    const { inputs, recording } = sharing
    files
      .link({ inputs, recording: recording !== undefined }, recording)
      .then(fragment => wanted && setMade({ sharing, link: pageAddress() + fragment }))
    return () => {
      wanted = false
    }
  }, [files, sharing])
  // The link of other choices would be a wrong one.
  return made?.sharing === sharing ? made.link : undefined
}

/** Where this page lies, without what its own address carries behind the "#". */
function pageAddress(): string {
  return location.href.replace(/#.*/s, '')
}
