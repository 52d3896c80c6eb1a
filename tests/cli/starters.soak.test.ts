import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { documentFile } from '../../src/documents/files/file'
import { cli } from '../support/cli'
import { flowStarters, starters, toolPatterns } from '../support/english-content'

const folder = 'public/examples/starters'
const begun = [...starters, ...flowStarters]
const fileOf = (id: string) => `${folder}/${id}.json`

describe('the starters of the page as files', () => {
  // After a change to a starter, `npx vitest run tests/cli/starters.soak.test.ts -u` updates its file.
  it.each(begun)('$id is what the page starts with', async ({ id, document, inputs }) => {
    const { text } = documentFile({ draft: { document, inputs } })
    await expect(text).toMatchFileSnapshot(`../../${fileOf(id)}`)
  })

  it.each(toolPatterns)('$id is what the page starts with', async ({ id, document }) => {
    await expect(documentFile({ draft: { document, inputs: {} } }).text).toMatchFileSnapshot(`../../${fileOf(id)}`)
  })

  it('there are no others', () => {
    const ids = [...begun, ...toolPatterns].map(({ id }) => `${id}.json`)
    expect(readdirSync(folder).sort()).toEqual(ids.sort())
  })
})

describe('each runs in a terminal', () => {
  it.each(begun)('$id', async ({ id }) => {
    const { code, out, err } = await cli(['run', fileOf(id), '--json'], { stdin: '' })
    const result = JSON.parse(out)
    expect({ code, status: result.status, errors: result.errors, err }).toEqual({
      code: 0,
      status: 'finished',
      errors: [],
      err: '',
    })
    expect(result.reply).toMatch(/\w/)
    expect(result.costUsd).toBe(0)
  })

  it('planet-desk has its facts from the package, unless a page is allowed', async () => {
    const facts = async (...options: string[]) => {
      const { out } = await cli(['run', fileOf('planet-desk'), '--events', ...options], { stdin: '' })
      return out
        .split('\n')
        .filter(line => line.includes('"type":"outgoing"'))
        .join('')
    }
    expect(await facts()).toContain('"outcome":"answered","status":200')
    expect(await facts('--set', 'planet-address.url=http://localhost:5173/package.json')).toContain(
      'closed without --allow-host localhost:5173',
    )
    const server = createServer((_, response) => response.writeHead(418).end())
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    expect(await facts('--set', `vars.page=http://${host}/`, '--allow-host', host)).toContain('"status":418')
  })

  it.each(toolPatterns)('$id', async ({ id, example }) => {
    const { code, out } = await cli(['run', fileOf(id)], { stdin: JSON.stringify(example) })
    expect([code, JSON.parse(out)]).toMatchObject([0, { success: true }])
  })
})
