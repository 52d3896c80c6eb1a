import { type MessageDescriptor, msg } from '../../language/message'
import type { Tool } from '../../model/language-model'
import type { Asked } from './asked'
import type { Reading } from './read'
import { says } from './topics'

/** "“sun” and “happy”" in the language of the answer. */
export const quoted = ({ messages }: Pick<Asked, 'messages'>, words: readonly string[]): string =>
  messages.list(
    [...new Set(words)]
      .slice(0, 3)
      .map(word => messages.localize(msg({ message: '“{word}”', note: 'A word of the person, quoted.' }, { word }))),
  )

/** Why a display is a plain one. */
export const nothing = ({ reading, messages }: Asked): MessageDescriptor =>
  reading.mixed.length > 0
    ? msg('I saw {words}. They do not say the same, so I take the middle.', {
        words: quoted({ messages }, reading.mixed),
      })
    : reading.denied[0]
      ? msg('I saw {words}. That says how it is not, and my lists do not say how it is.', {
          words: quoted({ messages }, reading.denied.slice(0, 1)),
        })
      : msg('Nothing in the text is on my lists, so this is a plain one.')

export const isNothing = ({ feelings, colors, things }: Reading) =>
  feelings.length + colors.length + things.length === 0

/** The words of the strongest feeling of a text, and no others: "great" in "I was nervous, and it was great". */
export const wordsOfFeeling = ({ feelings }: Pick<Reading, 'feelings'>): string[] =>
  feelings.flatMap(({ id, text }) => (id === feelings[0]?.id ? [text] : []))

/** The strongest feeling of a text, and what names it. */
export const gapsOfFeeling = (asked: Asked) => ({
  words: quoted(asked, wordsOfFeeling(asked.reading).slice(0, 2)),
  feeling: asked.words.name('feeling', asked.reading.feelings[0]?.id ?? 'good'),
})

export const saysFeeling = (asked: Asked): MessageDescriptor =>
  msg('I saw {words}. My list says {feeling}.', gapsOfFeeling(asked))

/** A tool or prompt that is about a mood shows the feeling rather than the color of a thing. */
export const isOfMood = ({ systemReading, lexicons }: Asked, tool: Tool) =>
  (systemReading.marks.has('mood') && !isOfWeather(tool)) || says(tool.name.replaceAll('_', ' '), 'mood', lexicons)

/** Weather is what the text says of it, and no mood. */
export const isOfWeather = ({ name, description }: Tool) =>
  /weather|sky|wetter|himmel|tiempo|cielo|météo|meteo|ciel|طقس|سماء/i.test(`${name} ${description}`)
