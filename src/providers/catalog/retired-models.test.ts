import { expect, test } from 'vitest'
import { stack } from '../../../tests/support/engine'
import { inEnglish } from '../../../tests/support/in-english'
import { retiredModels } from './retired-models'

test('a card with a retired model says so, and its fix is the successor', () => {
  const document = stack(
    ['inference', { model: 'claude-opus-4-1' }],
    ['inference', { model: 'anthropic/claude-3-haiku-20240307' }],
    ['inference', { model: 'claude-sonnet-5-5' }],
    ['inference', { model: '' }],
    ['inference', { model: 'my-own/model' }],
  )
  const found = retiredModels(document)
  expect(found.map(({ nodeId, message }) => [nodeId, inEnglish(message)])).toEqual([
    ['n1', 'Claude Opus 4.1 answers until August 5, 2026. Choose Claude Opus 5.5 in its place.'],
    ['n2', 'Claude 3 Haiku answers until April 20, 2026. Choose Claude Haiku 5.5 in its place.'],
  ])
  const mended = found.reduce((changed, { fix }) => fix?.apply(changed) ?? changed, document)
  expect(retiredModels(mended)).toEqual([])
  expect(mended.pipelines[0]?.nodes[0]?.config.model).toBe('anthropic/claude-opus-5-5')
})
