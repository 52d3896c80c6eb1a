import { useLoaded } from '../../../components/use-loaded'
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

type Made = { link: string } | { without: NoLink }

/** A link with the whole content, or why there is none; undefined until it is known. */
export function useLink(sharing: Sharing): Made | undefined {
  const { files } = useApp()
  const screen = useScreen()
  const made = useLoaded(
    async () => ({ sharing, ...(await makeLink(sharing, files, screen)) }),
    [files, screen, sharing],
  )
  // A link of other options would be wrong.
  return made?.sharing === sharing ? made : undefined
}

async function makeLink(sharing: Sharing, files: AppStores['files'], screen: Screen): Promise<Made> {
  try {
    const named = sharing.recording ? null : await namedContent(sharing, screen)
    if (named) return { link: contentLink(pageAddress(), named) }
    const { inputs, recording } = sharing
    return { link: pageAddress() + (await files.link({ inputs, recording: recording !== undefined }, recording)) }
  } catch (error) {
    // The code of links is loaded when one is made, so its errors are known by name.
    return { without: error instanceof Error && error.name === 'RunNotForLinks' ? 'run' : 'too-long' }
  }
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
