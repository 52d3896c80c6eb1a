import { afterEach, expect, it } from 'vitest'
import { activateLanguage } from '../../src/language/active'
import { languageByCode, sourceLanguage } from '../../src/language/languages'
import evaluator from '../../src/nodes/evaluator/node'
import passFailDisplay from '../../src/nodes/pass_fail_display/node'

afterEach(() => activateLanguage(sourceLanguage))

it('new cards begin with words of their author’s language', async () => {
  await activateLanguage(languageByCode('en-XA') ?? sourceLanguage)
  expect(passFailDisplay.begins?.('en-XA')).toEqual({
    pass: expect.stringMatching(/^Ṗ/),
    fail: expect.stringMatching(/^Ḟ/),
  })
  const { metrics = [] } = evaluator.begins?.('en-XA') ?? {}
  expect(metrics).toMatchObject([{ description: expect.stringMatching(/^Ç.*\?$/) }])
  expect(evaluator.problems?.({ content: '', ...evaluator.begins?.('en-XA') } as never)).toEqual([])
})
