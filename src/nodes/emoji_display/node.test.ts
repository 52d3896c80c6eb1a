import { describe, expect, it } from 'vitest'
import { callTool } from '../../../tests/support/call-tool'
import { testRows } from '../../../tests/support/test-rows'
import { asEmoji } from './emoji'
import emojiDisplay from './node'

describe('the tool of an emoji', () => {
  it('keeps what came, and tells the model what was shown', async () => {
    const args = { emoji: '🎉', label: 'Hooray', explanation: 'It is a party' }
    expect(await callTool(emojiDisplay, args)).toMatchObject({
      outputType: 'emoji',
      data: args,
      content: 'Shown: 🎉.',
      isError: false,
      explanation: 'It is a party',
    })
  })

  testRows([[{ emoji: 'party' }], [{ emoji: '🎉🎉' }], [{ emoji: '' }], [{ emoji: 7 }], [{ label: 'Hooray' }]])(
    'gives back as a mistake what does not fit',
    async args => {
      expect(await callTool(emojiDisplay, args)).toMatchObject({ isError: true, data: null, mistake: { came: args } })
    },
  )
})

describe('one emoji', () => {
  testRows(['🙂', '👍🏽', '👩‍👩‍👧‍👦', '🇫🇷', '3️⃣', '❤️', ' 🦊 '])('is one, however many code points it has', text => {
    expect(asEmoji(text)).toBe(text.trim())
  })

  it.each([
    ['❤', '❤️'],
    ['☀', '☀️'],
    ['🏳‍🌈', '🏳️‍🌈'],
    ['❤‍🔥', '❤️‍🔥'],
  ])('is %s, though that it is one is left out', (bare, full) => {
    expect(asEmoji(bare)).toBe(full)
  })

  testRows(['', ' ', 'a', '3', '#', ':)', '🙂a', '🙂🙂', '🙂\u0301\u0301', '🇫', '\u200d', 'é'])(
    'is nothing else',
    text => {
      expect(asEmoji(text)).toBeNull()
    },
  )
})
