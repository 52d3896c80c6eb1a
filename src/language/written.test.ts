import { describe, expect, expectTypeOf, it } from 'vitest'
import { languageByCode, sourceLanguage } from './languages'
import { msg } from './message'
import { englishMessages, loadMessages, messagesIn } from './messages'
import { inLanguage, joined, messagesWithin, type Written } from './written'

interface Step {
  kind: 'run' | 'read'
  text: string
  marks: number[]
  config: { [name: string]: string | number | null }
}

const written: Written<Step> = {
  kind: 'run',
  text: msg('Delete {name}?', { name: 'Mood' }),
  marks: [1, 2],
  config: { prompt: msg('Run'), model: 'demo', most: 3, seed: null },
}

describe('written data', () => {
  it('is plain data in a language, with all of its messages said', () => {
    const step = inLanguage<Step>(written, englishMessages)
    expectTypeOf(step).toEqualTypeOf<Step>()
    expect(step).toEqual({
      kind: 'run',
      text: 'Delete Mood?',
      marks: [1, 2],
      config: { prompt: 'Run', model: 'demo', most: 3, seed: null },
    })
  })

  it('is said in the language that is asked for', async () => {
    const pseudo = await loadMessages(languageByCode('en-XA') ?? sourceLanguage)
    expect(inLanguage<Step>(written, pseudo).text).toMatch(/^Ḍ.* Mood\?$/)
    expect(inLanguage<Step>(written, pseudo).config.prompt).toMatch(/^Ŕ/)
    expect(inLanguage<Step>(written, pseudo).config.model).toBe('demo')
  })

  it('has no marks of direction around values, which are typed and sent', () => {
    const arabic = messagesIn({ code: 'ar', name: '', direction: 'rtl' }, () => ['حذف ', ['name'], '؟'])
    expect(inLanguage<Step>(written, arabic).text).toBe('حذف Mood؟')
  })

  it('knows its messages, those in values too', () => {
    const text = joined(msg('Question?'), ' ', msg('Answer.'))
    expect(messagesWithin({ deep: [text] })).toEqual([text, msg('Question?'), msg('Answer.')])
    expect(inLanguage<{ text: string }>({ text }, englishMessages).text).toBe('Question? Answer.')
    expect(messagesWithin(written)).toHaveLength(2)
  })
})
