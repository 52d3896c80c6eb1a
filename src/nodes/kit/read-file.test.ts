import { expect, test } from 'vitest'
import { bytesOf, gif, jpeg, png, utf16, webp } from '../../../tests/support/file-bytes'
import { inEnglish } from '../../../tests/support/in-english'
import { testRows } from '../../../tests/support/test-rows'
import { readFileContent } from './read-file'

const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text))

testRows([
  ['UTF-8', utf8('Größe;1'), 'Größe;1', 'utf-8'],
  ['UTF-8 with a byte order mark', utf8('\ufeffGröße;1'), 'Größe;1', 'utf-8'],
  ['UTF-16 of Excel, “Unicode text”', utf16('Größe\t1\r\nאב'), 'Größe\t1\r\nאב', 'utf-16le'],
  ['UTF-16, the larger byte first', utf16('Größe', false), 'Größe', 'utf-16be'],
  ['CSV of Excel', bytesOf('Name;Gr\xf6\xdfe\r\n\xd6nne;1\x80'), 'Name;Größe\r\nÖnne;1€', 'windows-1252'],
  ['quotes of Word', bytesOf('\x93Hi\x94 \x96 5'), '“Hi” – 5', 'windows-1252'],
  ['nothing', bytesOf(''), '', 'utf-8'],
  ['old line breaks', bytesOf('a\rb'), 'a\rb', 'utf-8'],
  ['a text that begins like a bitmap', utf8('BMW is a car'), 'BMW is a car', 'utf-8'],
  ['a text that begins like a number of pictures', utf8('P3 is a page, GIF a format'), expect.any(String), 'utf-8'],
  ['a drawing in text', utf8('<svg xmlns="http://www.w3.org/2000/svg"/>'), expect.stringContaining('<svg'), 'utf-8'],
])('T05: a text is read by its byte order mark, as UTF-8, else as Windows-1252', (_, bytes, text, encoding) => {
  expect(readFileContent('a.txt', bytes)).toEqual({ text, encoding })
})

testRows([
  ['scan.jpg', png(2, 3), { mediaType: 'image/png', width: 2, height: 3, isAnimated: false, hasExif: false }],
  ['scan.png', jpeg(40, 30), { mediaType: 'image/jpeg', width: 40, height: 30, hasExif: false }],
  ['photo.jpg', jpeg(40, 30, true), { mediaType: 'image/jpeg', hasExif: true }],
  ['picture.jpg', webp(), { mediaType: 'image/webp', width: 1, height: 1 }],
  ['dot', gif(), { mediaType: 'image/gif', isAnimated: false }],
  ['cat.gif', gif(true), { mediaType: 'image/gif', isAnimated: true }],
  ['cat.png', png(1, 1, 'acTL'), { mediaType: 'image/png', isAnimated: true }],
  ['notes.txt', png(2, 3), { mediaType: 'image/png' }],
  ['photo.jpg', bytesOf('\xff\xd8\xff\xe1\0\x08Exif\0\0\xff\xff\xc2\0\x0b\x08\0\x02\0\x03'), { width: 3, height: 2 }],
  ['lossless.webp', bytesOf('RIFF\x20\0\0\0WEBPVP8L\0\0\0\0\x2f\x02\x40\0\0'), { width: 3, height: 2 }],
  [
    'moves.webp',
    bytesOf('RIFF\x20\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\x02\0\0\x01\0\0ANIM'),
    { width: 3, isAnimated: true },
  ],
])('F01: a picture has the type of its first bytes, not of its name', (name, bytes, picture) => {
  expect(readFileContent(name, bytes)).toMatchObject({ picture: { ...picture, bytes } })
})

const zip = (...parts: string[]) => bytesOf(parts.map(part => `PK\x03\x04\x14\0\0\0\x08\0${part}\x01\x02`).join(''))
const long = 'x'.repeat(2_000_000)

testRows([
  ['IMG.HEIC', bytesOf(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${long}`), '(HEIC). Choose PNG or JPEG.'],
  ['IMG.jpg', bytesOf('\0\0\0\x1cftypmif1\0\0\0\0'), '(HEIC)'],
  ['a.avif', bytesOf('\0\0\0\x1cftypavif\0\0\0\0'), '(AVIF)'],
  ['a.tif', bytesOf('II*\0\x08\0\0\0'), '(TIFF)'],
  ['a.nef', bytesOf(`MM\0*\0\0\0\x08${long}`), '(RAW)'],
  ['a.cr3', bytesOf('\0\0\0\x18ftypcrx \0\0\0\x01'), '(RAW)'],
  ['a.bmp', bytesOf('BM\x46\0\0\0\0\0\0\0\x36\0'), '(BMP)'],
  ['a.ico', bytesOf('\0\0\x01\0\x01\0'), '(ICO)'],
  ['a.psd', bytesOf('8BPS\0\x01'), '(Photoshop)'],
  ['report.pdf', bytesOf('%PDF-1.4\n1 0 obj'), 'is a PDF'],
  ['report.png', bytesOf('%PDF-1.4\n1 0 obj'), 'is a PDF'],
  ['a.docx', zip('[Content_Types].xml', 'word/document.xml'), 'is a Word document'],
  ['a.xlsx', zip('[Content_Types].xml', 'xl/workbook.xml'), 'is an Excel workbook'],
  ['a.pptx', zip('ppt/presentation.xml'), 'PowerPoint'],
  ['a.odt', zip('mimetypeapplication/vnd.oasis.opendocument.text'), 'LibreOffice'],
  ['a.epub', zip('mimetypeapplication/epub+zip'), 'e-book'],
  ['a.zip', zip('letter.txt'), 'is an archive (ZIP)'],
  ['a.doc', bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'is an Office document'],
  ['a.rtf', bytesOf('{\\rtf1 Hello}'), 'RTF'],
  ['a.gz', bytesOf('\x1f\x8b\x08\0'), 'is an archive'],
  ['a.mp3', bytesOf('ID3\x04\0\0'), 'a sound or a film'],
  ['a.mp4', bytesOf('\0\0\0\x20ftypisom\0\0\x02\0'), 'a sound or a film'],
  ['error.png', utf8('<!DOCTYPE html><p>404'), 'has the name of a picture'],
  ['empty.jpg', bytesOf(''), 'has the name of a picture'],
  ['half.png', png(2, 3).slice(0, 14), 'cannot be opened as a picture'],
  ['a.txt', bytesOf('a\0b'), 'does not contain text'],
  ['a.bin', bytesOf('\xf6\x01\x02\x03'), 'does not contain text'],
  ['a.txt', bytesOf('\xff\xfe\0\0a\0\0\0'), 'does not contain text'],
  ['a.csv', utf8(long), 'is too long'],
])('F03, F04, P03c, P03d: what no model reads is refused by what it is', (name, bytes, sentence) => {
  expect(inEnglish(readFileContent(name, bytes))).toMatchObject({ problem: expect.stringContaining(sentence) })
})

test('a picture that would fill the memory is refused before it is decoded', () => {
  const bomb = png(60_000, 60_000)
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(inEnglish(readFileContent('bomb.png', bomb))).toEqual({
    problem: 'The picture “bomb.png” is too large. Make it smaller, and choose it again.',
  })
})

test('the beginning of a file of a known kind is enough', () => {
  expect(inEnglish(readFileContent('a.pdf', bytesOf('%PDF-1.4'), 400_000_000))).toMatchObject({
    problem: expect.stringContaining('PDF'),
  })
  expect(inEnglish(readFileContent('a.png', png(2, 3), 60_000_000))).toMatchObject({
    problem: expect.stringContaining('too large'),
  })
})
