import { useSyncExternalStore } from 'react'

const none: readonly SpeechSynthesisVoice[] = []

/** Absent in some browsers, and where a device's policy turned it off. */
const synthesis = () => globalThis.speechSynthesis as SpeechSynthesis | undefined

let voices = none
/** What is spoken now; null for nothing. */
let spoken: string | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function lookForVoices(): void {
  voices = synthesis()?.getVoices() ?? none
  tell()
}

function subscribe(listener: () => void): () => void {
  // Browsers fetch their voices after the first question.
  if (listeners.size === 0) {
    lookForVoices()
    synthesis()?.addEventListener?.('voiceschanged', lookForVoices)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) synthesis()?.removeEventListener?.('voiceschanged', lookForVoices)
  }
}

/** The voices of this browser; none where it cannot speak. */
export const useVoices = () => useSyncExternalStore(subscribe, () => voices)

/** The text that is read aloud now. */
export const useSpoken = () => useSyncExternalStore(subscribe, () => spoken)

interface Speaking {
  lang: string
  /** The URI of a voice; empty for the browser's own of the language. */
  voice: string
  pace: number
}

/** Reads a text aloud, in place of what is read by now. */
export function speak(text: string, { lang, voice, pace }: Speaking): void {
  const speaker = synthesis()
  if (!speaker) return
  speaker.cancel()
  const chosen = voices.find(({ voiceURI }) => voiceURI === voice)
  const parts = sentencesOf(text)
  parts.forEach((part, index) => {
    const utterance = new SpeechSynthesisUtterance(part)
    utterance.lang = lang
    utterance.rate = pace
    // A voice of another language would read the words by wrong rules.
    if (chosen && sameLanguage(chosen.lang, lang)) utterance.voice = chosen
    const isLast = index === parts.length - 1
    utterance.onend = utterance.onerror = () => {
      if (!isLast || spoken !== text) return
      spoken = null
      tell()
    }
    speaker.speak(utterance)
  })
  spoken = text
  tell()
}

export function stopSpeaking(): void {
  synthesis()?.cancel()
  spoken = null
  tell()
}

const sameLanguage = (one: string, other: string) => one.split(/[-_]/)[0] === other.split(/[-_]/)[0]

/** Chromium stops in the middle of what takes longer than 15 seconds, so a text is read in sentences. */
function sentencesOf(text: string): string[] {
  return text.match(/[^.!?。؟\n]+[.!?。؟]*\s*/gu)?.filter(part => part.trim()) ?? [text]
}
