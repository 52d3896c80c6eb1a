import { useEffect, useState } from 'react'
import type { Recording } from '../../documents/recordings/recording'
import type { Draft } from '../../store/document/draft'
import { useApp } from '../app/app-context'

/** The shared parts of the open document. Memoized: the object changes only with its content. */
export interface Sharing {
  draft: Draft
  inputs: boolean
  recording?: Recording
}

/** A link with the whole content; undefined until encoded. */
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
  // A link of other options would be wrong.
  return made?.sharing === sharing ? made.link : undefined
}

/** The address of this page without its fragment. */
export function pageAddress(): string {
  return location.href.replace(/#.*/s, '')
}
