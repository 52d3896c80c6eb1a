/**
 * A language model of a few kilobytes in the GGUF format: one layer, a small vocabulary, random weights. Its output is
 * meaningless, but the real code loads and runs it.
 */
export function tinyGguf({ words = usual, width = 32, hidden = 32 } = {}): Uint8Array<ArrayBuffer> {
  const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`)
  const tokens = ['<unk>', '<s>', '</s>', ...bytes, ...words]
  const isWord = (index: number) => index >= 3 + bytes.length
  const random = chance(7)
  const matrix = (rows: number, columns: number, of = (_row: number) => 1) =>
    Float32Array.from({ length: rows * columns }, (_, at) => (random() - 0.5) * of(Math.floor(at / columns)))
  const ones = (length: number) => new Float32Array(length).fill(1)

  const tensors: [name: string, dimensions: number[], values: Float32Array][] = [
    ['token_embd.weight', [width, tokens.length], matrix(tokens.length, width)],
    ['output_norm.weight', [width], ones(width)],
    // Bytes and punctuation are never more probable than words.
    ['output.weight', [width, tokens.length], matrix(tokens.length, width, row => (isWord(row) || row === 2 ? 4 : 0))],
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
    'tokenizer.ggml.model': text('llama'),
    'tokenizer.ggml.tokens': list(8, tokens),
    'tokenizer.ggml.scores': list(
      6,
      tokens.map((_, index) => (isWord(index) ? 0 : -1000)),
    ),
    // 2 unknown, 3 control, 6 a byte, 1 a word.
    'tokenizer.ggml.token_type': list(
      5,
      tokens.map((_, index) => (index === 0 ? 2 : index < 3 ? 3 : isWord(index) ? 1 : 6)),
    ),
    'tokenizer.ggml.bos_token_id': u32(1),
    'tokenizer.ggml.eos_token_id': u32(2),
    'tokenizer.ggml.unknown_token_id': u32(0),
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

const usual = ['the', 'sun', 'moon', 'is', 'blue', 'and', 'warm', 'a', 'bear', 'sings'].map(word => `\u2581${word}`)
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
