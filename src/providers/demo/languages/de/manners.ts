import type { Manners } from '../pack'
import { germanPatterns } from './spelling'

const { words } = germanPatterns

/** Manners of speaking that a prompt can ask for. */
export const germanManners: Manners = {
  styles: {
    order: words('antworte|antwort|sprich|schreib\\w*|sag|rede|erzähl\\w*'),
    forbidden: /(?<!\p{L})(?:nicht|nie|niemals|kein\w*|ohne|vermeide)(?!\p{L})[^.\n]{0,20}$/iu,
    word: words('(?:einem|ein|einziges|einzigen) (?:einzigen |einziges )?wort'),
    threeWords: words('(?:drei|3) (?:wörtern|wörter|worten)'),
    sentence: words('(?:einem|einen|1) (?:kurzen |einzigen )?satz'),
    brief: words('(?:sei )?(?:sehr )?kurz|kurze antworten?|fasse? dich kurz|knapp'),
    bullets: words('(?:als|in einer|mit) (?:einer )?(?:liste|stichpunkten|stichpunkte|aufzählung)|stichpunkte?n?'),
    pirate: words('pirat(?:en|in)?'),
    rhyme: words('reim\\w*|gedicht|vers'),
    emoji: words('emojis?'),
    capitals: words('großbuchstaben|in groß|schreiend'),
    lower: words('kleinbuchstaben'),
  },
  pirate: [
    [/(?<!\p{L})hallo(?!\p{L})/giu, 'ahoi'],
    [/(?<!\p{L})freund(?!\p{L})/giu, 'Matrose'],
    [/(?<!\p{L})Ich habe(?!\p{L})/gu, 'Ich hab, beim Klabautermann,'],
    [/(?<!\p{L})ich habe(?!\p{L})/gu, 'ich hab, beim Klabautermann,'],
    [/(?<!\p{L})meiner Liste(?!\p{L})/gu, 'meiner Schatzkarte'],
    [/(?<!\p{L})meine Liste(?!\p{L})/gu, 'meine Schatzkarte'],
    [/(?<!\p{L})ja(?!\p{L})/giu, 'aye'],
  ],
  couplets: [
    [/(?:aus|haus|maus)\W*$/iu, 'Das fand ich in der Liste aus meinem Wörterhaus.'],
    [/(?:ein|sein|fein|klein)\W*$/iu, 'So soll der Reim aus meiner Liste sein.'],
    [/(?:eude|reude)\W*$/iu, 'Mit Wörtern spielen macht mir keine Freude.'],
    [/$/u, 'Ich drehte es, bis es sich reimte, hin und her,\nmeine Wörterlisten, die sind niemals leer.'],
  ],
}
