import { documentFile, recordingFile, safeFileName, type TextFile } from '../../documents/files/file'
import type { Incoming } from '../../documents/files/incoming'
import { choose, type ShareChoice } from '../../documents/files/shareable'
import { caps, tooLarge } from '../../documents/format/caps'
import type { Library } from '../../documents/library/library'
import type { ImportReport } from '../../documents/library/library-file'
import { asStorageError } from '../../documents/library/storage-error'
import type { Player } from '../../documents/recordings/play-answers'
import type { Recording } from '../../documents/recordings/recording'
import type { RecordingDatabase } from '../../documents/recordings/recording-database'
import type { MessageDescriptor } from '../../language/message'
import { decodeText } from '../../model/decode-text'
import type { Editor } from '../document/editor'
import { yieldToMain } from '../yield-to-main'

/** Handing on and taking in: links, files, the whole library. The code for it comes when it is first used. */
export interface Files {
  /** The fragment of a link to what is open: "#1:…". @throws LinkTooLong, RunNotForLinks */
  link(choice: ShareChoice, recording?: Recording): Promise<string>
  documentFile(choice: ShareChoice, recording?: Recording): Promise<TextFile>
  /** What is open in the YAML form, or a sentence where it has none. */
  yamlFile(): Promise<TextFile | { problem: MessageDescriptor }>
  recordingFile(recording: Recording): Promise<TextFile>
  /** The whole library with its recordings. @throws StorageError */
  libraryFile(): Promise<{ name: string; blob: Blob }>
  /** What a paste, a link, a dropped or picked file is. Nothing of it runs or is saved. */
  read(source: string | Blob): Promise<Incoming>
  /** Adds the file of a whole library to this one. What failed halfway is listed among the problems. */
  importLibrary(file: Blob): Promise<ImportReport>
}

interface FilesParts {
  editor: Pick<Editor, 'getState'>
  library: Library
  recordings: RecordingDatabase
  /** Plays the runs in links. */
  player: Player
  /** Called when documents were added. */
  onImported(): void
}

/** Makes the ways in and out. */
export function createFiles({ editor, library, recordings, player, onImported }: FilesParts): Files {
  async function chosen(choice: ShareChoice, recording?: Recording) {
    return choose({ draft: editor.getState().draft, recording }, choice)
  }

  async function incoming(text: string, file?: string): Promise<Incoming> {
    const { readIncoming } = await import('../../documents/files/incoming')
    return readIncoming(text, { file, player })
  }

  return {
    async link(choice, recording) {
      const { encodeLinkWithRun } = await import('../../documents/links/link')
      return encodeLinkWithRun(await chosen(choice, recording), player)
    },
    async documentFile(choice, recording) {
      return documentFile(await chosen(choice, recording))
    },
    async yamlFile() {
      const { writeYaml } = await import('../../documents/yaml/write')
      const { document } = editor.getState().draft
      const written = writeYaml(document)
      return 'problem' in written ? written : { name: `${safeFileName(document.name)}.yaml`, text: written.text }
    },
    recordingFile: async recording => recordingFile(recording),
    async libraryFile() {
      const { exportLibrary } = await import('../../documents/library/library-file')
      const lines: string[] = []
      for await (const line of exportLibrary(library, recordings)) lines.push(line)
      return { name: 'aili5-library.jsonl', blob: new Blob(lines, { type: 'application/jsonl' }) }
    },
    async read(source) {
      if (typeof source === 'string') return incoming(source)
      const { isLibraryFile } = await import('../../documents/library/library-file')
      if (isLibraryFile(await source.slice(0, 200).text())) return { kind: 'library' }
      // Too large a file is not even read into memory.
      if (source.size > caps.bytes) return { kind: 'nothing', problem: tooLarge(source.size, caps.bytes) }
      const read = decodeText(new Uint8Array(await source.arrayBuffer()))
      // Bytes that are no text are refused as what they look like.
      const text = read?.text ?? (await source.text())
      return incoming(text, source instanceof File ? source.name : undefined)
    },
    async importLibrary(file) {
      const { importLibrary } = await import('../../documents/library/library-file')
      try {
        return await importLibrary(textOf(file), { library, recordings, yieldControl: yieldToMain() })
      } catch (error) {
        return { added: 0, known: 0, problems: [asStorageError(error).words] }
      } finally {
        onImported()
      }
    },
  }
}

/** A file's text in pieces. */
async function* textOf(file: Blob): AsyncGenerator<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
