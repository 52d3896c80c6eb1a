import { LocalizedError } from '../../language/localized-error'
import { type MessageDescriptor, msg } from '../../language/message'
import type { OutgoingReply } from '../../model/services'
import type { PageText } from './html-text'

const TEXT_TYPE = /^(text\/[\w.+-]+|application\/(json|xml|xhtml\+xml|rss\+xml|atom\+xml|ld\+json))$/

/** Why a page is hidden by the browser, and what to do. */
export function hiddenPage(url: string): MessageDescriptor {
  const { host } = new URL(url)
  return msg(
    '{host} is there, but does not let web pages read it (CORS), so your browser hides what it said. Join a class whose teacher allowed {host}, or copy the text into a Message card.',
    { host },
  )
}

/**
 * The text of a page.
 * @throws Error with a sentence that says why there is none, and what to do.
 */
export async function readPage(url: string, reply: Exclude<OutgoingReply, { hidden: true }>): Promise<PageText> {
  const { host } = new URL(url)
  const { status, body, contentType } = reply
  if (status === 404)
    throw new LocalizedError(msg('{host} has no page at this address. Check it for a typing mistake.', { host }))
  if (status === 401 || status === 403)
    throw new LocalizedError(msg('{host} shows this page only to people who sign in.', { host }))
  if (status >= 300)
    throw new LocalizedError(
      msg('{host} answered with status {status} and no page. Try again later.', { host, status }),
    )
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type !== '' && !TEXT_TYPE.test(type)) {
    throw new LocalizedError(
      msg('At this address there is no text ({type}). Choose a page, a text or some JSON.', { type }),
    )
  }
  return /html/.test(type) || (type === '' && /^\s*<(!doctype|html)/i.test(body))
    ? (await import('./html-text')).textOfHtml(body)
    : { text: body }
}
