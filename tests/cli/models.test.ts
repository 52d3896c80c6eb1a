import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cli, file } from '../support/cli'
import { stack } from '../support/engine'

describe('who answers', () => {
  const claude = file('c.json', stack(['inference', { model: 'claude-sonnet-4-5', userMessage: 'Hi' }]))

  it.each([
    ['claude-sonnet-4-5', 'ANTHROPIC_API_KEY'],
    ['gpt-4o-mini', 'OPENAI_API_KEY'],
    ['openai/some-model', 'OPENAI_API_KEY'],
  ])('%s without a key fails, and names %s', async (model, variable) => {
    const { code, err } = await cli(['run', claude, '--set', `n1.model=${model}`])
    expect(code).toBe(1)
    expect(err).toContain(variable)
    expect(err).toContain('--model demo')
  })

  it('--model demo overrides', async () => {
    const { code, out } = await cli(['run', claude, '--model', 'demo'])
    expect(code).toBe(0)
    expect(out.trim()).not.toBe('')
  })

  it('the address of a variable may have a query, as Azure wants it, and its key goes into its header', async () => {
    const heard: { url: string | undefined; key: unknown; authorization: string | undefined }[] = []
    const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      const { authorization, 'api-key': key } = request.headers
      heard.push({ url: request.url, key, authorization })
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openai/deployments/luna/?api-version=2024-10-21`
    const env = { AZURE_OPENAI_API_KEY: 'sk-secret', AZURE_OPENAI_BASE_URL: base }
    const { code } = await cli(['run', claude, '--model', 'azure/luna'], { env })
    expect(code).toBe(1)
    const url = '/openai/deployments/luna/chat/completions?api-version=2024-10-21'
    expect(heard).toEqual([{ url, key: 'sk-secret', authorization: undefined }])
    expect((await cli(['run', claude, '--model', 'azure/luna'])).err).toContain('AZURE_OPENAI_API_KEY')
  })

  it('a key that fits in no header is not sent, and is not called unknown', async () => {
    const env = { OPENAI_API_KEY: 'sk-1\u200b2' }
    const { code, err } = await cli(['run', claude, '--model', 'gpt-4o-mini'], { env })
    expect(code).toBe(1)
    expect(err).toContain('The key has “U+200B”, which no key has. Nothing was sent.')
    expect(err).not.toContain('is not known there')
  })

  it('a key goes to the address of its variable, and nowhere else', async () => {
    const heard: { url: string | undefined; authorization: string | undefined }[] = []
    const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      heard.push({ url: request.url, authorization: request.headers.authorization })
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    const env = { OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: base, ANTHROPIC_BASE_URL: base }
    const { code, out, err } = await cli(['run', claude, '--model', 'gpt-4o-mini', '--events'], { env })
    expect(code).toBe(1)
    expect(out).toContain('The key in OPENAI_API_KEY is not known there.')
    expect(out).not.toContain('Settings')
    expect(heard).toEqual([{ url: '/v1/chat/completions', authorization: 'Bearer sk-secret' }])
    expect(out + err).not.toContain('sk-secret')
    expect((await cli(['run', claude], { env })).err).toContain('ANTHROPIC_API_KEY')
  })
})

it('an address without a server is named by its variable', async () => {
  const env = { OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }
  const document = file('far.json', stack(['inference', { model: 'gpt-4o-mini', userMessage: 'Hi' }]))
  const { code, err } = await cli(['run', document], { env })
  expect(code).toBe(1)
  expect(err).toContain('Check the address in OPENAI_BASE_URL')
  expect(err).not.toContain('Settings')
})
