import { afterEach, expect, it } from 'vitest'
import { activateLanguage } from '../../src/language/active'
import { languageByCode, sourceLanguage } from '../../src/language/languages'
import evaluator from '../../src/nodes/evaluator/node'
import passFailDisplay from '../../src/nodes/pass_fail_display/node'

afterEach(() => activateLanguage(sourceLanguage))

it('new cards begin with words of their author’s language', async () => {
  await activateLanguage(languageByCode('de') ?? sourceLanguage)
  expect(passFailDisplay.begins?.('de')).toEqual({ pass: 'Bestanden', fail: 'Nicht bestanden' })
  const { metrics = [] } = evaluator.begins?.('de') ?? {}
  expect(metrics).toMatchObject([{ name: 'Klarheit', description: expect.stringContaining('?') }])
  expect(evaluator.problems?.({ ...evaluator.begins?.('de') } as never)).toEqual([])
})
