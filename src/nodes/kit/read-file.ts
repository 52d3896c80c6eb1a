// biome-ignore-all lint/suspicious/noControlCharactersInRegex: files begin with them.
import { type MessageDescriptor, msg } from '../../language/message'
import { decodeText, type TextEncoding } from '../../model/decode-text'
import { type PictureSize, pictureSize } from './picture-size'

/** A picture of a type that models take. */
export interface Picture extends PictureSize {
  mediaType: string
  bytes: Uint8Array<ArrayBuffer>
  /** It has several frames; models take the first, or refuse it. */
  isAnimated: boolean
  /** It has Exif data: how the camera was held, which models ignore, and where the picture was taken. */
  hasExif: boolean
}

/** What a file holds, by its bytes; or why it cannot be used. */
export type FileContent =
  | { text: string; encoding: TextEncoding }
  | { picture: Picture }
  /** `isPicture`: a program that can show it can convert it. */
  | { problem: MessageDescriptor; isPicture?: true }

/** Bytes of a text, far more than a model reads. */
const MOST_TEXT_BYTES = 1_000_000
/** Bytes of a file that are read at all. The photo of a phone has a fifth of it. */
export const MOST_FILE_BYTES = 50_000_000
/** Pixels that are decoded, with four bytes of memory each. Phones make photos of 108 million. */
const MOST_PIXELS = 150_000_000

/** How the pictures begin that models take. */
const mediaTypes: readonly (readonly [start: RegExp, mediaType: string])[] = [
  [/^\x89PNG\r\n/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
]

/** How other pictures begin. */
const otherPictures: readonly (readonly [start: RegExp, name: string])[] = [
  [/^.{4}ftyp(?:he[ivx]|mif1|msf1)/s, 'HEIC'],
  [/^.{4}ftypavi[fs]/s, 'AVIF'],
  [/^(?:.{4}ftypcrx|FUJIFILMCCD|IIR[OS]|IIU\0)/s, 'RAW'],
  [/^(?:II[*+]\0|MM\0[*+])/, 'TIFF'],
  [/^BM.{4}\0{4}/s, 'BMP'],
  [/^\0\0[\x01\x02]\0/, 'ICO'],
  [/^(?:\xff\x0a|\0{3}\x0cJXL )/, 'JPEG XL'],
  [/^(?:\0{3}\x0cjP {2}|\xff\x4f\xff\x51)/, 'JPEG 2000'],
  [/^8BPS/, 'Photoshop'],
]

/** Photos of cameras in the format of their maker, most of which begin like a TIFF. */
const RAW_NAME = /\.(?:cr2|cr3|nef|arw|dng|raf|orf|rw2|pef|srw)$/i
const PICTURE_NAME = /\.(?:png|jpe?g|gif|webp|bmp|hei[cf]|avif|tiff?)$/i

/** How documents begin that hold text, but not as text. */
const documents: readonly (readonly [start: RegExp, problem: (name: string) => MessageDescriptor])[] = [
  [/^\s*%PDF-/, name => msg('“{name}” is a PDF. Copy its text into a text file, and choose that.', { name })],
  [
    /^\{\\rtf/,
    name => msg('“{name}” is formatted text (RTF). Save it as plain text (.txt), and choose that.', { name }),
  ],
  [/^PK\x03\x04/, name => msg('“{name}” is an archive (ZIP). Unpack it, and choose one of its files.', { name })],
  [
    /^\xd0\xcf\x11\xe0/,
    name => msg('“{name}” is an Office document. Save it as text or CSV, and choose that.', { name }),
  ],
  [
    /^(?:\x1f\x8b|7z\xbc\xaf|Rar!|BZh|\xfd7zXZ|\x28\xb5\x2f\xfd)/,
    name => msg('“{name}” is an archive. Unpack it, and choose one of its files.', { name }),
  ],
  [
    /^(?:ID3|OggS|fLaC|\x1aE\xdf\xa3|.{4}ftyp|RIFF.{4}(?:WAVE|AVI )|\xff[\xf2\xf3\xfb])/s,
    name => msg('“{name}” is a sound or a film. Choose a text, a table as CSV, or a picture as PNG or JPEG.', { name }),
  ],
]

/** What is in an archive that is a document, by the names of its parts. */
const packed: readonly (readonly [part: string, problem: (name: string) => MessageDescriptor])[] = [
  ['word/', name => msg('“{name}” is a Word document. Save it as plain text (.txt), and choose that.', { name })],
  ['xl/', name => msg('“{name}” is an Excel workbook. Save the sheet as CSV, and choose that.', { name })],
  [
    'ppt/',
    name => msg('“{name}” is a PowerPoint presentation. Copy its text into a text file, and choose that.', { name }),
  ],
  [
    'mimetypeapplication/vnd.oasis',
    name => msg('“{name}” is a LibreOffice document. Save it as text or CSV, and choose that.', { name }),
  ],
  [
    'mimetypeapplication/epub',
    name => msg('“{name}” is an e-book. Copy its text into a text file, and choose that.', { name }),
  ],
]

/**
 * Reads a file by its bytes. Its name only tells what it was meant to be.
 * @param size of the whole file, where `bytes` are its beginning.
 */
export function readFileContent(name: string, bytes: Uint8Array<ArrayBuffer>, size = bytes.length): FileContent {
  const start = String.fromCharCode(...bytes.subarray(0, 1000))
  const mediaType = mediaTypes.find(([sign]) => sign.test(start))?.[1]
  if (mediaType) return readPicture(name, mediaType, bytes, size)
  const other = otherPictures.find(([sign]) => sign.test(start))?.[1]
  if (other) return { problem: otherPicture(name, RAW_NAME.test(name) ? 'RAW' : other), isPicture: true }
  const document = documents.find(([sign]) => sign.test(start))?.[1]
  if (document) return { problem: (start.startsWith('PK') && packedIn(bytes)?.(name)) || document(name) }
  if (size > MOST_TEXT_BYTES) return { problem: msg('“{name}” is too long. A file may have 1 MB at most.', { name }) }
  const read = decodeText(bytes)
  if (!read) {
    return {
      problem: msg('“{name}” does not contain text. Choose a text, a table as CSV, or a picture as PNG or JPEG.', {
        name,
      }),
    }
  }
  if (!PICTURE_NAME.test(name)) return read
  return {
    problem: msg(
      '“{name}” has the name of a picture, but there is no picture in it. Save the picture again, and choose that.',
      {
        name,
      },
    ),
  }
}

function readPicture(name: string, mediaType: string, bytes: Uint8Array<ArrayBuffer>, size: number): FileContent {
  const pixels = pictureSize(mediaType, bytes)
  if (!pixels) return { problem: msg('“{name}” cannot be opened as a picture.', { name }) }
  if (size > MOST_FILE_BYTES || pixels.width * pixels.height > MOST_PIXELS)
    return { problem: msg('The picture “{name}” is too large. Make it smaller, and choose it again.', { name }) }
  const content = ascii(bytes)
  const isAnimated = /^image\/(?:gif|webp|png)$/.test(mediaType) && /NETSCAPE2\.0|ANIM|acTL/.test(content)
  const hasExif = /Exif\0\0|EXIF|eXIf/.test(content)
  return { picture: { mediaType, bytes, ...pixels, isAnimated, hasExif } }
}

function otherPicture(name: string, type: string): MessageDescriptor {
  return msg(
    {
      message: '“{name}” is a picture that models do not read ({type}). Choose PNG or JPEG.',
      note: 'Type: HEIC, TIFF, BMP.',
    },
    { name, type },
  )
}

/** A document of Office, LibreOffice or a reader of books, by the first of its parts that tells. */
function packedIn(bytes: Uint8Array) {
  const content = ascii(bytes)
  return packed.find(([part]) => content.includes(part))?.[1]
}

/** Bytes as text in which ASCII can be found. */
function ascii(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
