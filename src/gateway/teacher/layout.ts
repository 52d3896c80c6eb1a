import { html } from 'hono/html'
import { languages } from '../../language/languages'
import type { Messages } from '../../language/messages'

/** Markup with everything that came from outside already made safe. */
export type Html = ReturnType<typeof html>

/** In a sentence, the place of a value that is markup. */
export const slot = (index: number) => `\uE000${index}\uE001`

/** A sentence, with markup in its slots. */
export function withMarkup(sentence: string, ...parts: readonly Html[]): Html {
  const pieces = sentence.split(/\uE000(\d)\uE001/)
  return html`${pieces.map((piece, at) => (at % 2 === 0 ? piece : (parts[Number(piece)] ?? '')))}`
}

/** How a page is framed. */
interface Frame {
  /** Whether the teacher has signed in; default: yes. */
  isIn?: boolean
  /** The address that shows this page again, for another language; absent where a form made it. */
  path?: string | undefined
}

/** A whole page. It holds no script at all, and its policy allows none. */
export function layout(messages: Messages, title: string, content: Html, { isIn = true, path }: Frame = {}): Html {
  const { t, language } = messages
  const name = t('aili5 class gateway')
  const leave = html`<form method="post" action="/teacher/leave"><button>${t({ message: 'Sign out', context: 'sign out' })}</button></form>`
  return html`<!doctype html>
    <html lang="${language.code}" dir="${language.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${name}</title>
        <link rel="stylesheet" href="/teacher/style.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <h1>${isIn ? html`<a href="/teacher">${name}</a>` : name}</h1>
          ${isIn ? leave : ''}
        </header>
        <main>${content}</main>
        ${path === undefined ? '' : languageLinks(messages, path)}
      </body>
    </html>`
}

/** The same page in each language. */
function languageLinks({ t, language }: Messages, path: string): Html {
  const offered = languages.filter(({ hidden }) => !hidden)
  return html`<footer>
    <nav class="row" aria-label="${t('Language')}">
      ${offered.map(
        ({ code, name, direction }) =>
          html`<a href="${path}?lang=${code}" lang="${code}" dir="${direction}" ${code === language.code ? html`aria-current="true"` : ''}>${name}</a>`,
      )}
    </nav>
  </footer>`
}

/** A small page inside of another one. */
export function frame({ t, language }: Messages, content: Html): Html {
  return html`<!doctype html>
    <html lang="${language.code}" dir="${language.direction}" class="use">
      <head>
        <meta charset="utf-8" />
        <title>${t('Use today')}</title>
        <link rel="stylesheet" href="/teacher/style.css" />
      </head>
      <body>
        ${content}
      </body>
    </html>`
}

const policy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; frame-ancestors 'self'; form-action 'self'; base-uri 'none'"

/** A page as an answer, with everything closed that it does not need. */
export async function shown(
  page: Html,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return new Response(String(await page), {
    status,
    headers: { ...securityHeaders, 'content-type': 'text/html; charset=utf-8', ...headers },
  })
}

/** Headers of everything below `/teacher`. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  // With "no-referrer" a form has the origin "null", and over plain http no other header has the origin.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}
