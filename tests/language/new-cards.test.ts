import { afterEach, expect, it } from 'vitest'
import { activateLanguage } from '../../src/language/active'
import { languageByCode, sourceLanguage } from '../../src/language/languages'
import evaluator from '../../src/nodes/evaluator/node'
import { newConfig } from '../../src/nodes/kit/setting'
import passFailDisplay from '../../src/nodes/pass_fail_display/node'

afterEach(() => activateLanguage(sourceLanguage))

it('new cards begin with words of their author’s language', async () => {
  await activateLanguage(languageByCode('en-XA') ?? sourceLanguage)
  expect(newConfig(passFailDisplay.configSchema, 'en-XA')).toEqual({
    pass: expect.stringMatching(/^Ṗ/),
    fail: expect.stringMatching(/^Ḟ/),
  })
  const config = newConfig(evaluator.configSchema, 'en-XA')
  expect(config.metrics).toMatchObject([{ description: expect.stringMatching(/^Ç.*\?$/) }])
  expect(evaluator.problems?.(config)).toEqual([])
})
