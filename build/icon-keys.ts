import type { Plugin } from 'vite'

/** Icons name each of their lines by chance letters, for React in development. They would be a tenth of what icons take. */
export const iconKeysPlugin: Plugin = {
  name: 'aili5-icon-keys',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/lucide-react/dist/esm/icons/')) return
    return { code: code.replace(/,\s*key: ['"]\w+['"]/g, ''), map: null }
  },
}
