/**
 * A language model of a few kilobytes in the GGUF format: one layer, a small vocabulary, random weights. Its output is
 * meaningless, but the real code loads and runs it.
 */
export function tinyGguf({ words = usual, width = 32, hidden = 32 } = {}): Uint8Array<ArrayBuffer> {
  // Byte pairs, as the models of the page have.
  const beginnings = [...new Set(words.flatMap(word => [...word].slice(2).map((_, at) => word.slice(0, at + 2))))]
  const tokens = [...special, ...letterOfByte, ...beginnings.filter(each => !words.includes(each)), ...words]
  const isWord = (index: number) => index >= tokens.length - words.length
  const merges = [
    ...new Set(words.flatMap(word => [...word].slice(1).map((last, at) => `${word.slice(0, at + 1)} ${last}`))),
  ]
  const random = chance(7)
  const matrix = (rows: number, columns: number, of = (_row: number) => 1) =>
    Float32Array.from({ length: rows * columns }, (_, at) => (random() - 0.5) * of(Math.floor(at / columns)))
  /** Sets the first column, which has no random value: whether the last token was a word. */
  const flagged = (values: Float32Array, flag: (row: number) => number) => {
    for (let row = 0; row * width < values.length; row++) values[row * width] = flag(row)
    return values
  }
  const ones = (length: number) => new Float32Array(length).fill(1)

  const tensors: [name: string, dimensions: number[], values: Float32Array][] = [
    [
      'token_embd.weight',
      [width, tokens.length],
      flagged(matrix(tokens.length, width), row => (isWord(row) ? FLAG : -FLAG)),
    ],
    ['output_norm.weight', [width], ones(width)],
    // Bytes and punctuation are never more probable than words, and an answer does not end before its first word.
    [
      'output.weight',
      [width, tokens.length],
      flagged(
        matrix(tokens.length, width, row => (isWord(row) ? 4 : 0)),
        row => (row === END ? 2 : 0),
      ),
    ],
    ['blk.0.attn_norm.weight', [width], ones(width)],
    ['blk.0.attn_q.weight', [width, width], matrix(width, width)],
    ['blk.0.attn_k.weight', [width, width], matrix(width, width)],
    ['blk.0.attn_v.weight', [width, width], matrix(width, width)],
    ['blk.0.attn_output.weight', [width, width], matrix(width, width)],
    ['blk.0.ffn_norm.weight', [width], ones(width)],
    ['blk.0.ffn_gate.weight', [width, hidden], matrix(hidden, width)],
    ['blk.0.ffn_up.weight', [width, hidden], matrix(hidden, width)],
    ['blk.0.ffn_down.weight', [hidden, width], matrix(width, hidden)],
  ]
  const u32 = (value: number) => ({ type: 4, value })
  const f32 = (value: number) => ({ type: 6, value })
  const text = (value: string) => ({ type: 8, value })
  const list = (of: number, values: readonly (string | number)[]) => ({ type: 9, of, values })
  const facts = {
    'general.architecture': text('llama'),
    'general.name': text('Tiny'),
    'llama.context_length': u32(2048),
    'llama.embedding_length': u32(width),
    'llama.block_count': u32(1),
    'llama.feed_forward_length': u32(hidden),
    'llama.attention.head_count': u32(2),
    'llama.attention.head_count_kv': u32(2),
    'llama.rope.dimension_count': u32(width / 2),
    'llama.attention.layer_norm_rms_epsilon': f32(1e-5),
    'llama.vocab_size': u32(tokens.length),
    'tokenizer.ggml.model': text('gpt2'),
    'tokenizer.ggml.pre': text('smollm'),
    'tokenizer.ggml.tokens': list(8, tokens),
    'tokenizer.ggml.merges': list(8, merges),
    // 3 control, 1 a word or a part of one.
    'tokenizer.ggml.token_type': list(
      5,
      tokens.map((_, index) => (index < special.length ? 3 : 1)),
    ),
    'tokenizer.ggml.bos_token_id': u32(0),
    'tokenizer.ggml.eos_token_id': u32(END),
    'tokenizer.chat_template': text(
      "{% for m in messages %}{{ m['role'] + ': ' + m['content'] + '\\n' }}{% endfor %}{% if add_generation_prompt %}assistant: {% endif %}",
    ),
  }

  const file = writer()
  file.raw(new TextEncoder().encode('GGUF'))
  file.u32(3)
  file.u64(tensors.length)
  file.u64(Object.keys(facts).length)
  for (const [name, fact] of Object.entries(facts)) {
    file.text(name)
    file.u32(fact.type)
    if ('values' in fact) {
      file.u32(fact.of)
      file.u64(fact.values.length)
      for (const value of fact.values) file.of(fact.of, value)
    } else file.of(fact.type, fact.value)
  }
  let offset = 0
  for (const [name, dimensions, values] of tensors) {
    file.text(name)
    file.u32(dimensions.length)
    for (const dimension of dimensions) file.u64(dimension)
    file.u32(0)
    file.u64(offset)
    offset += align(values.byteLength)
  }
  file.pad()
  for (const [, , values] of tensors) {
    file.raw(new Uint8Array(values.buffer))
    file.pad()
  }
  return file.bytes()
}

const special = ['<|begin|>', '<|end|>']
const END = 1
/** Large, so that the layer cannot change its sign. */
const FLAG = 40

/** The letter that byte-pair vocabularies have for each byte. */
const letterOfByte: string[] = []
for (let byte = 0, next = 256; byte < 256; byte++) {
  const isPrintable = (byte > 32 && byte < 127) || (byte > 160 && byte !== 173)
  letterOfByte.push(String.fromCharCode(isPrintable ? byte : next++))
}

/** With a space before. */
const usual = ['the', 'sun', 'moon', 'is', 'blue', 'and', 'warm', 'a', 'bear', 'sings'].map(word => `\u0120${word}`)
const align = (length: number) => Math.ceil(length / 32) * 32

function writer() {
  const parts: Uint8Array[] = []
  let length = 0
  const raw = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  const number = (size: number, write: (view: DataView) => void) => {
    const view = new DataView(new ArrayBuffer(size))
    write(view)
    raw(new Uint8Array(view.buffer))
  }
  const u32 = (value: number) => number(4, view => view.setUint32(0, value, true))
  const u64 = (value: number) => number(8, view => view.setBigUint64(0, BigInt(value), true))
  const text = (value: string) => {
    const bytes = new TextEncoder().encode(value)
    u64(bytes.length)
    raw(bytes)
  }
  return {
    raw,
    u32,
    u64,
    text,
    of(type: number, value: string | number) {
      if (type === 8) text(String(value))
      else if (type === 6) number(4, view => view.setFloat32(0, Number(value), true))
      else if (type === 5) number(4, view => view.setInt32(0, Number(value), true))
      else u32(Number(value))
    },
    pad: () => raw(new Uint8Array(align(length) - length)),
    bytes() {
      const all = new Uint8Array(length)
      let at = 0
      for (const part of parts) {
        all.set(part, at)
        at += part.length
      }
      return all
    },
  }
}

/** 0 inclusive to 1 exclusive, deterministic. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
