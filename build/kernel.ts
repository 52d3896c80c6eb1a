/**
 * Assembles the matrix product of the network card: `npm run kernel` after a change of kernel.wat.
 *
 * The bytes are in the repository, so that a build needs no assembler and the worker no second file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import loadAssembler from 'wabt'

const folder = new URL('../src/nodes/next_word/network/', import.meta.url)

/** The module of a text in WebAssembly's text format. */
export async function assemble(text: string): Promise<Uint8Array> {
  const assembler = await loadAssembler()
  const module = assembler.parseWat('kernel.wat', text, { simd: true })
  try {
    return module.toBinary({}).buffer
  } finally {
    module.destroy()
  }
}

/** The text of kernel-bytes.ts. */
export async function kernelBytesFile(): Promise<string> {
  const bytes = await assemble(readFileSync(new URL('kernel.wat', folder), 'utf8'))
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,100}/g) ?? []
  return `/** The module of kernel.wat, as base64. Written by \`npm run kernel\`. */\nexport const KERNEL_BYTES = [\n${lines.map(line => `  '${line}',\n`).join('')}].join('')\n`
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  writeFileSync(new URL('kernel-bytes.ts', folder), await kernelBytesFile())
