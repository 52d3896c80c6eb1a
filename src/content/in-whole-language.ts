import { sourceLanguage } from '../language/languages'
import { englishMessages, type Messages } from '../language/messages'
import { inLanguage, messagesWithin, type Written } from '../language/written'
import type { Document } from '../model/document'

/**
 * A lesson or starter in a language, which its document says; in English where some of its words have no translation,
 * so that it is in one language only.
 */
export function inWholeLanguage<Content extends { document: Document }>(
  written: Written<Content>,
  messages: Messages,
): Content {
  const { code } = messages.language
  const isWhole = messagesWithin(written).every(message => messages.isTranslated(message))
  const content = inLanguage<Content>(written, isWhole ? messages : englishMessages)
  if (!isWhole || code === sourceLanguage.code) return content
  return { ...content, document: { ...content.document, language: code } }
}
