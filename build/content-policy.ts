import type { Plugin } from 'vite'

/**
 * What the built page may do. `connect-src` is open, because people type the address of their own model; what may
 * really be called is decided by the broker. A page from Vite's own server has no policy: it needs inline scripts.
 */
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' https: http:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

/** Writes the policy into the page. */
export const contentPolicyPlugin: Plugin = {
  name: 'aili5-content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy },
      injectTo: 'head-prepend',
    },
  ],
}
