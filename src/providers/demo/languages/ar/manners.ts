import type { Manners } from '../pack'
import { arabicPatterns } from './spelling'

const { words } = arabicPatterns

/** Manners of speaking that a prompt can ask for. */
export const arabicManners: Manners = {
  styles: {
    order: words('أجب|أجيبي|جاوب|رد|تكلم|تحدث|اكتب|قل|احك|احكي'),
    forbidden: /(?<!\p{L})(?:لا|لم|بدون|دون|ابدا|تجنب)(?!\p{L})[^.\n]{0,20}$/u,
    word: words('(?:ب)?كلمة واحدة'),
    threeWords: words('(?:ب|في )?(?:ثلاث|3) كلمات'),
    sentence: words('(?:ب|في )?جملة(?: قصيرة)? واحدة|بجملة قصيرة|جملة واحدة قصيرة'),
    brief: words('باختصار|مختصرا?|إجابات? قصيرة|كن موجزا|بإيجاز'),
    bullets: words('(?:على شكل |في |ك)?(?:قائمة|نقاط|بنقاط|كقائمة)'),
    pirate: words('(?:ال)?قرصان|(?:ال)?قراصنة|كقرصان|كالقراصنة|مثل القراصنة'),
    rhyme: words('قافية|شعر|شعرا|قصيدة|بيت شعر'),
    emoji: words('(?:ال)?(?:إيموجي|رموز تعبيرية)'),
    capitals: words('أحرف كبيرة|بحروف كبيرة'),
    lower: words('أحرف صغيرة|بحروف صغيرة'),
  },
  pirate: [
    [/مرحبا/gu, 'يا بحارة'],
    [/قائمتي/gu, 'خريطة كنزي'],
    [/صديق/gu, 'بحار'],
    [/نعم/gu, 'نعم يا قبطان'],
  ],
  couplets: [
    [/(?:ان|ين|ون)$/u, 'في قوائم كلماتي معان.'],
    [/$/u, 'قلبت الكلام حتى صار له نغم،\nوقوائم كلماتي مفتوحة كالعلم.'],
  ],
}
