import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const shim = '/use-sync-external-store/shim/with-selector.js'
const shimSource = resolve(
  import.meta.dirname,
  '../node_modules/use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
)

/**
 * Packages import React as one object, or with `require`; then all of it would be in the first load. They get the same by
 * name, and what no package uses is left out.
 */
export const reactImportsPlugin: Plugin = {
  name: 'aili5-react-imports',
  apply: 'build',
  // Before it is parsed as CommonJS.
  enforce: 'pre',
  async load(id) {
    if (!id.replaceAll('\\', '/').endsWith(shim)) return
    return esModule(await readFile(shimSource, 'utf8'))
  },
  transform(code, id) {
    if (!id.includes('/node_modules/') || !/from ['"]react['"]/.test(code)) return
    return { code: importedByName(code), map: null }
  },
}

/** The hook as an ES module. React has what the package adds for older versions. @throws Error where it requires another module. */
function esModule(code: string): string {
  const built = code
    .replace(/\bvar React = require\("react"\),\s*shim = require\("use-sync-external-store\/shim"\);/, '')
    .replaceAll('shim.', 'React.')
    .replace(/\bexports\.(\w+) = /, 'const $1 = ')
  if (/\b(?:require|exports)\b/.test(built)) throw new Error(`${shimSource} needs what this build does not know.`)
  return `import * as React from 'react'\n${built}\nexport default { useSyncExternalStoreWithSelector }`
}

/** A module with React as a namespace. The names that Radix hides from other bundlers exist here. */
function importedByName(code: string): string {
  return code
    .replace(/\bimport (\w+)(?:, (\{[^}]*\}))? from (['"]react['"])/g, (_, name, names, from) =>
      [`import * as ${name} from ${from}`, ...(names ? [`import ${names} from ${from}`] : [])].join('; '),
    )
    .replace(/^const \{ (\w+) \} = (React\w*);$/gm, 'const $1 = $2.$1')
    .replace(/\b(React\d*)\[['"] (\w+) ['"]\.trim\(\)\.toString\(\)\]/g, '$1.$2')
}
