import { t } from '../../language/active'
import { type Recording, recordingAsJson } from '../recordings/recording'
import { type Shareable, toShareable } from './shareable'

/** A file to save. */
export interface TextFile {
  name: string
  text: string
}

/** A document as a readable file. */
export function documentFile(content: Shareable): TextFile {
  return { name: fileName(content.draft.document.name, 'aili5'), text: pretty(toShareable(content)) }
}

/** A recording as a file, to replay elsewhere. */
export function recordingFile(recording: Recording): TextFile {
  return { name: fileName(recording.documentName, 'recording'), text: pretty(recordingAsJson(recording)) }
}

/** A file name that is valid on every system, in any script: "Mood ring.aili5.json". */
export function fileName(name: string, kind: string): string {
  return `${safeFileName(name)}.${kind}.json`
}

/** The same without an extension. */
export function safeFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  return [...safe].slice(0, 60).join('').trim() || t('Untitled')
}

const pretty = (content: object) => `${JSON.stringify(content, null, 2)}\n`
