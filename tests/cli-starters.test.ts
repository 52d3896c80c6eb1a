import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flowStarters, starters } from '../src/content/starters'
import { toolPatterns } from '../src/content/starters/patterns'
import { documentFile } from '../src/documents/files/file'
import { cli } from './support/cli'

const folder = 'public/examples/starters'
const begun = [...starters, ...flowStarters]
const fileOf = (id: string) => `${folder}/${id}.json`

describe('the starters of the page as files', () => {
  // After a change to a starter, `npx vitest run tests/cli-starters.test.ts -u` updates its file.
  it.each(begun)('$id is what the page starts with', async ({ id, document, inputs }) => {
    const { text } = documentFile({ draft: { document, inputs } })
    await expect(text).toMatchFileSnapshot(`../${fileOf(id)}`)
  })

  it.each(toolPatterns)('$id is what the page starts with', async ({ id, document }) => {
    await expect(documentFile({ draft: { document, inputs: {} } }).text).toMatchFileSnapshot(`../${fileOf(id)}`)
  })

  it('there are no others', () => {
    const ids = [...begun, ...toolPatterns].map(({ id }) => `${id}.json`)
    expect(readdirSync(folder).sort()).toEqual(ids.sort())
  })
})

describe('each runs in a terminal', () => {
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const name = request.url?.split('/').at(-1) ?? ''
    response.writeHead(200, { 'content-type': 'application/json' }).end(readFileSync(`public/examples/${name}`))
  })
  let host = ''
  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  it.each(begun)('$id', async ({ id, document }) => {
    const page =
      document.variables?.page === undefined ? [] : ['--set', `vars.page=http://${host}/`, '--allow-host', host]
    const { code, out, err } = await cli(['run', fileOf(id), '--json', ...page], { stdin: '' })
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

  it.each(toolPatterns)('$id', async ({ id, example }) => {
    const { code, out } = await cli(['run', fileOf(id)], { stdin: JSON.stringify(example) })
    expect([code, JSON.parse(out)]).toMatchObject([0, { success: true }])
  })
})
