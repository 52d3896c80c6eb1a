import { useEffect, useState } from 'react'
import { type ContentLink, contentLink } from '../../../documents/links/content-link'
import type { Recording } from '../../../documents/recordings/recording'
import { activeMessages, needTranslations } from '../../../language/active'
import { isEqualJson } from '../../../model/equal-json'
import type { AppStores } from '../../../store/app'
import type { Draft } from '../../../store/document/draft'
import { useApp } from '../app-context'
import { type Screen, useScreen } from '../screen'

/** The shared parts of the open document. Memoized: the object changes only with its content. */
export interface Sharing {
  draft: Draft
  inputs: boolean
  recording?: Recording
}

/** Why there is no link: all of it is too much, or this run cannot be in one. */
export type NoLink = 'too-long' | 'run'

/** A link with the whole content, or why there is none; undefined until it is known. */
export function useLink(sharing: Sharing): { link: string } | { without: NoLink } | undefined {
  const { files } = useApp()
  const screen = useScreen()
  const [made, setMade] = useState<{ sharing: Sharing; result: { link: string } | { without: NoLink } }>()
  useEffect(() => {
    let wanted = true
    makeLink(sharing, files, screen).then(
      link => wanted && setMade({ sharing, result: { link } }),
      error => wanted && setMade({ sharing, result: { without: isRunRefused(error) ? 'run' : 'too-long' } }),
    )
    return () => {
      wanted = false
    }
  }, [files, screen, sharing])
  // A link of other options would be wrong.
  return made?.sharing === sharing ? made.result : undefined
}

/** The code of links is loaded when one is made, so that its errors are known by name. */
const isRunRefused = (error: unknown) => error instanceof Error && error.name === 'RunNotForLinks'

async function makeLink(sharing: Sharing, files: AppStores['files'], screen: Screen): Promise<string> {
  const named = sharing.recording ? null : await namedContent(sharing, screen)
  if (named) return contentLink(pageAddress(), named)
  const { inputs, recording } = sharing
  return pageAddress() + (await files.link({ inputs, recording: recording !== undefined }, recording))
}

/** The starter or lesson that the stack still is: its link needs only the name. */
async function namedContent({ draft, inputs }: Sharing, screen: Screen): Promise<ContentLink | null> {
  const isUnchanged = (from: Draft) =>
    isEqualJson(plain(draft), plain(from)) && (!inputs || isEqualJson(draft.inputs, from.inputs))
  const { playing, own } = screen.getState().lessons?.getState() ?? {}
  if (playing && isUnchanged(playing.lesson) && !own?.some(({ id }) => id === playing.lesson.id)) {
    return { kind: 'lesson', id: playing.lesson.id }
  }
  const [{ allStartersIn, atPage }] = await Promise.all([
    import('../../../content/starters'),
    needTranslations('content'),
  ])
  const page = new URL('.', location.href).href
  const starter = allStartersIn(activeMessages()).find(each => isUnchanged(atPage(each, page)))
  return starter ? { kind: 'starter', id: starter.id } : null
}

/** A document without the id that is made anew for each copy. */
const plain = ({ document: { id: _, ...document } }: Draft) => document

/** The address of this page without its fragment, and without the starter or lesson that it may have opened. */
export function pageAddress(): string {
  return location.href.replace(/[?#].*/s, '')
}
