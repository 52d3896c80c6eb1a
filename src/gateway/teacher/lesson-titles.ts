import { type MessageDescriptor, msg, type Words } from '../../language/message'
import { sayLesson } from '../../lessons/lesson-numbers'

/** The titles of the lessons, by id: a gateway does not load the lessons themselves. */
export const lessonTitles: Readonly<Record<string, MessageDescriptor>> = {
  'the-next-word': msg('The next word'),
  tokens: msg('Tokens'),
  dice: msg('Dice'),
  'train-your-own': msg('Train your own'),
  'by-heart': msg('By heart or made up'),
  'what-it-never-read': msg('What it never read'),
  'what-a-prompt-is': msg('What a prompt is'),
  'system-and-user': msg('Two voices: system and user'),
  'show-dont-tell': msg('Show, don’t tell'),
  'a-model-forgets': msg('A model forgets'),
  'the-window': msg('The window'),
  temperature: msg('Temperature'),
  'made-up-facts': msg('Made-up facts'),
  'sure-and-wrong': msg('Sure and wrong'),
  'structured-answers': msg('Answers in boxes'),
  'tools-as-hands': msg('Tools are hands'),
  'two-tools-two-names': msg('Two tools, two names'),
  'order-matters': msg('Order matters'),
  'asking-back': msg('Asking back'),
  chains: msg('Chains'),
  'who-marks-the-marker': msg('Who marks the marker'),
  'when-it-goes-wrong': msg('When it goes wrong'),
  'what-it-costs': msg('What it costs'),
  'tricked-by-text': msg('Tricked by text'),
  routing: msg('The fork in the pipe'),
  agents: msg('Agents: helpers that call helpers'),
}

/** The title of a lesson. */
export function titleOfLesson(id: string): Words {
  return lessonTitles[id] ?? sayLesson(id)
}
