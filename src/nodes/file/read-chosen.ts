import { type LocalizedText, msg } from '../../language/message'
import type { RunInput } from '../../model/document'
import { MOST_FILE_BYTES, readFileContent } from '../kit/read-file'
import { textMediaType } from '../kit/text-file'
import { asPictureInput, redraw } from './picture'

/** Reads a chosen text, table or picture, or returns why it is not accepted. */
export async function readChosen(
  file: File,
): Promise<{ input: Exclude<RunInput, string> } | { problem: LocalizedText }> {
  const { name } = file
  const bytes = new Uint8Array(await file.slice(0, MOST_FILE_BYTES).arrayBuffer())
  const content = readFileContent(name, bytes, file.size)
  if ('text' in content) {
    const mediaType = textMediaType(file.type || 'text/plain', content.encoding)
    return { input: { file: { name, mediaType, text: content.text } } }
  }
  if ('problem' in content) {
    // Safari shows HEIC, and every browser BMP.
    const image = content.isPicture && file.size <= MOST_FILE_BYTES ? await redraw(file) : null
    return image ? { input: { image } } : { problem: content.problem }
  }
  const image = await asPictureInput(content.picture)
  return image ? { input: { image } } : { problem: msg('“{name}” cannot be opened as a picture.', { name }) }
}
