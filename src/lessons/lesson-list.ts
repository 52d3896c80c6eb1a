import { msg } from '../language/message'

/**
 * The number and the title of each lesson in `src/content/lessons`, for links, codes and the gateway, which do not load the
 * lessons. A number never changes and is never used again; 0 is any other lesson.
 */
export const lessonList = {
  'the-next-word': { number: 1, title: msg('The next word') },
  tokens: { number: 2, title: msg('Tokens') },
  dice: { number: 3, title: msg('Dice') },
  'train-your-own': { number: 4, title: msg('Train your own') },
  'by-heart': { number: 5, title: msg('By heart or made up') },
  'what-it-never-read': { number: 6, title: msg('What it never read') },
  'what-a-prompt-is': { number: 7, title: msg('What a prompt is') },
  'system-and-user': { number: 8, title: msg('Two voices: system and user') },
  'show-dont-tell': { number: 9, title: msg('Show, don’t tell') },
  'a-model-forgets': { number: 10, title: msg('A model forgets') },
  'the-window': { number: 11, title: msg('The window') },
  temperature: { number: 12, title: msg('Temperature') },
  'made-up-facts': { number: 13, title: msg('Made-up facts') },
  'sure-and-wrong': { number: 14, title: msg('Sure and wrong') },
  'structured-answers': { number: 15, title: msg('Answers in boxes') },
  'tools-as-hands': { number: 16, title: msg('Tools are hands') },
  'two-tools-two-names': { number: 17, title: msg('Two tools, two names') },
  'order-matters': { number: 18, title: msg('Order matters') },
  'asking-back': { number: 19, title: msg('Asking back') },
  chains: { number: 20, title: msg('Chains') },
  'who-marks-the-marker': { number: 21, title: msg('Who marks the marker') },
  'when-it-goes-wrong': { number: 22, title: msg('When it goes wrong') },
  'what-it-costs': { number: 23, title: msg('What it costs') },
  'tricked-by-text': { number: 24, title: msg('Tricked by text') },
  routing: { number: 25, title: msg('The fork in the pipe') },
  agents: { number: 26, title: msg('Agents: helpers that call helpers') },
  'from-noise-to-words': { number: 27, title: msg('From noise to words') },
  'where-does-it-look': { number: 28, title: msg('Where does it look?') },
  'notes-and-answer': { number: 29, title: msg('Notes are not the answer') },
  'inside-an-agent': { number: 30, title: msg('Look inside an agent') },
}

export type LessonId = keyof typeof lessonList
