import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** Writes which modules went into which file, with their length before minifying, so that the size budget can name what came into the first load. */
export const moduleListPlugin: Plugin = {
  name: 'aili5-module-list',
  apply: 'build',
  generateBundle(_, bundle) {
    const ours = (id: string) => relative(root, id).replaceAll('\\', '/')
    const lists = Object.values(bundle).flatMap(file => {
      if (file.type !== 'chunk') return []
      const modules = Object.entries(file.modules).filter(([, { renderedLength }]) => renderedLength > 0)
      return [
        [file.fileName, Object.fromEntries(modules.map(([id, { renderedLength }]) => [ours(id), renderedLength]))],
      ]
    })
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(Object.fromEntries(lists)) })
  },
}
