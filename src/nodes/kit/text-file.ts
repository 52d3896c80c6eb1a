import { type LocalizedText, msg } from '../../language/message'
import type { TextEncoding } from '../../model/decode-text'

/** The media type of a text, with its encoding where that is not UTF-8. */
export function textMediaType(type: string, encoding: TextEncoding): string {
  return encoding === 'utf-8' ? type : `${type};charset=${encoding}`
}

/** The sentence on a text that was read as Windows-1252, by its media type; undefined for any other. */
export function describeEncoding(name: string, mediaType: string): LocalizedText | undefined {
  if (!mediaType.endsWith(';charset=windows-1252')) return undefined
  return msg('“{name}” was read as Windows-1252, as older programs write it. Wrong letters? Save it as UTF-8.', {
    name,
  })
}

/** Text of a chosen file, with what may be wrong with it; or why it has none. */
export async function readTextFile(
  file: File,
): Promise<{ text: string; note?: LocalizedText | undefined } | { problem: LocalizedText }> {
  // Loaded when the first file comes.
  const { readFileContent, MOST_FILE_BYTES } = await import('./read-file')
  const { name } = file
  const content = readFileContent(name, new Uint8Array(await file.slice(0, MOST_FILE_BYTES).arrayBuffer()), file.size)
  if ('problem' in content) return content
  if ('picture' in content) return { problem: msg('“{name}” is a picture. Choose a text or a table as CSV.', { name }) }
  return { text: content.text, note: describeEncoding(name, textMediaType('text/plain', content.encoding)) }
}
