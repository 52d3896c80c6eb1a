import { html } from 'hono/html'

/** Markup with everything that came from outside already made safe. */
export type Html = ReturnType<typeof html>

/** A whole page. It holds no script at all, and its policy allows none. */
export function layout(title: string, content: Html, { isIn = true }: { isIn?: boolean } = {}): Html {
  const leave = html`<form method="post" action="/teacher/leave"><button>Leave</button></form>`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · aili5 class gateway</title>
        <link rel="stylesheet" href="/teacher/style.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <h1>${isIn ? html`<a href="/teacher">aili5 class gateway</a>` : 'aili5 class gateway'}</h1>
          ${isIn ? leave : ''}
        </header>
        <main>${content}</main>
      </body>
    </html>`
}

/** A small page inside of another one. */
export function frame(content: Html): Html {
  return html`<!doctype html>
    <html lang="en" class="use">
      <head>
        <meta charset="utf-8" />
        <title>Use today</title>
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
    headers: { ...closed, 'content-type': 'text/html; charset=utf-8', ...headers },
  })
}

/** Headers of everything below `/teacher`. */
export const closed: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  // With "no-referrer" a form has the origin "null", and over plain http no other header has the origin.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** Somewhere else on the teacher's page, after something was done. */
export function goTo(path: string, cookie?: string): Response {
  return new Response(null, {
    status: 303,
    headers: { ...closed, location: path, ...(cookie && { 'set-cookie': cookie }) },
  })
}
