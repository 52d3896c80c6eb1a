import fc from 'fast-check'

/** The header of an image, which has its size. A fake provider needs no more. */
export function imageOf(kind: ImageKind, width: number, height: number): string {
  return Buffer.from(makers[kind](width, height)).toString('base64')
}

export const imageKinds = ['png', 'jpeg', 'gif', 'webp', 'webp-lossless', 'webp-extended'] as const
type ImageKind = (typeof imageKinds)[number]

const ascii = (text: string) => [...text].map(letter => letter.charCodeAt(0))
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >> (8 * (bytes - 1 - index))) & 255)
const little = (value: number, bytes: number) => big(value, bytes).reverse()

const makers: Record<ImageKind, (width: number, height: number) => number[]> = {
  png: (width, height) => [
    ...ascii('\x89PNG\r\n\x1a\n'),
    ...[0, 0, 0, 13],
    ...ascii('IHDR'),
    ...big(width, 4),
    ...big(height, 4),
    ...[8, 2, 0, 0, 0],
  ],
  // After a comment that contains a fake frame.
  jpeg: (width, height) => [
    ...[0xff, 0xd8, 0xff, 0xfe, 0, 12, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1],
    ...[0xff, 0xff, 0xc2, 0, 11, 8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0],
  ],
  // A screen of one pixel with a larger frame, after a color table and an extension.
  gif: (width, height) => [
    ...ascii('GIF89a'),
    ...[1, 0, 1, 0, 0x80, 0, 0, ...[1, 2, 3, 4, 5, 6]],
    ...[0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, ...little(width, 2), ...little(height, 2), 0],
  ],
  webp: (width, height) => [
    ...ascii('RIFF0000WEBPVP8 0000'),
    ...[0, 0, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2)],
  ],
  'webp-lossless': (width, height) => [
    ...ascii('RIFF0000WEBPVP8L0000'),
    0x2f,
    ...little((width - 1) | ((height - 1) << 14), 4),
    ...Array(10).fill(0),
  ],
  'webp-extended': (width, height) => [
    ...ascii('RIFF0000WEBPVP8X0000'),
    ...[0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)],
  ],
}

/** Images of every kind and size that the format can express, in few bytes. */
export const images = fc
  .record({
    kind: fc.constantFrom(...imageKinds),
    width: fc.integer({ min: 1, max: 16_000 }),
    height: fc.integer({ min: 1, max: 16_000 }),
  })
  .map(({ kind, width, height }) => ({ kind, width, height, data: imageOf(kind, width, height) }))

/** A PDF of many pages in few bytes. */
export function pdfOf(pages: number): string {
  const page = '/Type /Page\n'
  return Buffer.from(`%PDF-1.4\n${page.repeat(pages)}/Type /Pages /Count ${pages}\n%%EOF`).toString('base64')
}
