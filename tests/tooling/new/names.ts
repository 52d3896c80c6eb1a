/** The forms of a typed name: `mood meter` becomes `mood_meter`, `mood-meter`, `moodMeter`, `MoodMeter`, `Mood meter`. */
export interface Names {
  snake: string
  kebab: string
  camel: string
  pascal: string
  title: string
}

/** @throws Error with a sentence when the text is no name. */
export function namesOf(text: string): Names {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s_-]+/)
  if (!words.every((word, index) => (index === 0 ? /^[a-z][a-z0-9]*$/ : /^[a-z0-9]+$/).test(word))) {
    throw new Error(`“${text}” is no name. Use small letters, digits and hyphens: mood-meter.`)
  }
  const title = words.join(' ')
  const capital = (word = '') => word.charAt(0).toUpperCase() + word.slice(1)
  return {
    snake: words.join('_'),
    kebab: words.join('-'),
    camel: words.map((word, index) => (index === 0 ? word : capital(word))).join(''),
    pascal: words.map(capital).join(''),
    title: capital(title),
  }
}
