/** A value of a GGUF header. */
type GgufValue = number | bigint | boolean | string | GgufValue[]

/** Bytes of a header that are read at first; vocabularies of 150,000 tokens fill about 6 MB. */
const FIRST_BYTES = 2 ** 22
/** No header is longer. */
const MOST_BYTES = 2 ** 26
/** Arrays in arrays. */
const DEEPEST = 4

const ARRAY = 9

/**
 * The metadata at the head of a GGUF file, as https://github.com/ggml-org/ggml/blob/master/docs/gguf.md has it. The
 * weights are not read.
 * @throws Error when the file is something else.
 */
export async function readGgufMetadata(file: Blob): Promise<Map<string, GgufValue>> {
  for (let length = FIRST_BYTES; ; length *= 2) {
    const head = new DataView(await file.slice(0, length).arrayBuffer())
    try {
      return parse(head)
    } catch (error) {
      // The header ends behind these bytes.
      if (error instanceof RangeError && length < Math.min(file.size, MOST_BYTES)) continue
      throw error
    }
  }
}

function parse(view: DataView): Map<string, GgufValue> {
  let at = 0
  const decoder = new TextDecoder()
  const skip = (length: number) => {
    const from = at
    at += length
    return from
  }
  const u32 = () => view.getUint32(skip(4), true)
  const u64 = () => view.getBigUint64(skip(8), true)
  const size = () => {
    const length = Number(u64())
    // Of an array, each element has a byte at least.
    if (length > view.byteLength) throw new RangeError('longer than the file')
    return length
  }
  const text = () => {
    const length = size()
    return decoder.decode(new Uint8Array(view.buffer, skip(length), length))
  }
  const scalars: Record<number, () => GgufValue> = {
    0: () => view.getUint8(skip(1)),
    1: () => view.getInt8(skip(1)),
    2: () => view.getUint16(skip(2), true),
    3: () => view.getInt16(skip(2), true),
    4: u32,
    5: () => view.getInt32(skip(4), true),
    6: () => view.getFloat32(skip(4), true),
    7: () => view.getUint8(skip(1)) !== 0,
    8: text,
    10: u64,
    11: () => view.getBigInt64(skip(8), true),
    12: () => view.getFloat64(skip(8), true),
  }
  function value(type: number, depth: number): GgufValue {
    if (type === ARRAY && depth < DEEPEST) {
      const of = u32()
      return Array.from({ length: size() }, () => value(of, depth + 1))
    }
    const read = scalars[type]
    if (!read) throw new Error(`A value of a kind that GGUF does not have: ${type}`)
    return read()
  }

  if (view.byteLength < 4 || decoder.decode(new Uint8Array(view.buffer, skip(4), 4)) !== 'GGUF')
    throw new Error('This is no GGUF file.')
  const version = u32()
  if (version !== 2 && version !== 3) throw new Error(`GGUF of version ${version}`)
  // Number of tensors.
  skip(8)
  const count = size()
  const found = new Map<string, GgufValue>()
  for (let index = 0; index < count; index++) {
    const key = text()
    found.set(key, value(u32(), 0))
  }
  return found
}
