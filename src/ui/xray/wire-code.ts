import type { JsonValue } from '../../model/json'
import type { WireRequest } from '../../model/language-model'
import { HIDDEN_KEY } from '../../providers/wire/headers'

/** The languages that a request can be copied as. */
export type WireLanguage = 'curl' | 'typescript' | 'python'

/**
 * A request as code that sends it. A key is replaced by the environment variable `keyVariable`; other hidden headers
 * get variables of their own, named like them.
 */
export function wireAsCode(wire: WireRequest, language: WireLanguage, keyVariable: string): string {
  return writers[language](wire, headersOf(wire, keyVariable))
}

/** A header's value; what is hidden in it comes from a variable. */
interface HeaderText {
  name: string
  before: string
  variable?: string
  after: string
}

function headersOf({ headers }: WireRequest, keyVariable: string): HeaderText[] {
  return Object.entries(headers).map(([name, value]) => {
    const place = value.indexOf(HIDDEN_KEY)
    if (place < 0) return { name, before: value, after: '' }
    const isKey = name === 'authorization' || name === 'x-api-key'
    const variable = isKey ? keyVariable : variableName(name)
    return { name, before: value.slice(0, place), variable, after: value.slice(place + HIDDEN_KEY.length) }
  })
}

/** "x-class-code" becomes "X_CLASS_CODE". */
export function variableName(text: string): string {
  const name = text.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')
  return /^\d/.test(name) ? `_${name}` : name
}

const writers: Record<WireLanguage, (wire: WireRequest, headers: HeaderText[]) => string> = {
  curl: ({ method, url, body }, headers) =>
    [
      `curl -N -X ${method} ${shellQuoted(url)} \\`,
      ...headers.map(header => `  -H ${shellHeader(header)} \\`),
      "  --data-binary @- <<'JSON'",
      JSON.stringify(body, null, 2),
      'JSON',
    ].join('\n'),

  typescript: ({ method, url, body }, headers) =>
    [
      `const response = await fetch(${JSON.stringify(url)}, {`,
      `  method: ${JSON.stringify(method)},`,
      '  headers: {',
      ...headers.map(header => `    ${JSON.stringify(header.name)}: ${scriptHeader(header)},`),
      '  },',
      `  body: JSON.stringify(${indented(scriptJson(body))}),`,
      '})',
      'if (!response.ok) throw new Error(await response.text())',
      'for await (const piece of response.body ?? []) process.stdout.write(piece)',
    ].join('\n'),

  python: ({ method, url, body }, headers) =>
    [
      'import json',
      'import os',
      'import urllib.request',
      '',
      `body = ${pythonJson(body)}`,
      '',
      'request = urllib.request.Request(',
      `    ${pythonText(url)},`,
      `    method=${pythonText(method)},`,
      '    headers={',
      ...headers.map(header => `        ${pythonText(header.name)}: ${pythonHeader(header)},`),
      '    },',
      '    data=json.dumps(body).encode(),',
      ')',
      'with urllib.request.urlopen(request) as response:',
      '    for line in response:',
      '        print(line.decode(), end="")',
    ].join('\n'),
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

function shellHeader({ name, before, variable, after }: HeaderText): string {
  const start = shellQuoted(`${name}: ${before}`)
  return variable === undefined ? start : `${start}"$${variable}"${after && shellQuoted(after)}`
}

function scriptHeader({ before, variable, after }: HeaderText): string {
  const value = variable === undefined ? [] : [`process.env.${variable}`]
  const parts = [...(before ? [JSON.stringify(before)] : []), ...value, ...(after ? [JSON.stringify(after)] : [])]
  // A variable alone may be undefined; a header may not.
  return parts.length === 1 && variable ? `${parts[0]} ?? ""` : parts.join(' + ') || '""'
}

/** JSON is JavaScript but for a field `__proto__`, which would set the prototype. */
function scriptJson(value: JsonValue): string {
  return JSON.stringify(value, null, 2).replaceAll(/^( *)"__proto__": /gm, '$1["__proto__"]: ')
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ')
}

function pythonHeader({ before, variable, after }: HeaderText): string {
  const value = variable === undefined ? [] : [`os.environ[${pythonText(variable)}]`]
  const parts = [...(before ? [pythonText(before)] : []), ...value, ...(after ? [pythonText(after)] : [])]
  return parts.join(' + ') || '""'
}

/** A string of JSON is one of Python, escape by escape. */
function pythonText(text: string): string {
  return JSON.stringify(text)
}

function pythonJson(value: JsonValue, indent = ''): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}    `
  const lines = Array.isArray(value)
    ? value.map(each => pythonJson(each, inner))
    : Object.entries(value).map(([name, each]) => `${pythonText(name)}: ${pythonJson(each, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (lines.length === 0) return `${open}${close}`
  return `${open}\n${lines.map(line => `${inner}${line},\n`).join('')}${indent}${close}`
}
