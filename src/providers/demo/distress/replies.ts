import type { ReadLanguage } from '../languages/pack'

/** A calm answer in one language, from long to short, and the words before the help line. */
interface CalmReply {
  long: string
  short: string
  helpLine: string
}

/** The languages in which a person in distress is answered. */
export type ReplyLanguage = 'en' | 'es' | 'de' | 'fr' | 'pt' | 'ar'

/**
 * The content, in this order: telling was right; what this is; who can help, and now; what to do in danger. It asks
 * nothing, judges no one, promises nothing and repeats no words of the text. docs/demo-safety.md names its sources.
 */
export const CALM_REPLIES: Readonly<Record<ReplyLanguage, CalmReply>> = {
  en: {
    long: 'Thank you for saying that. It was right to say it, and it is not your fault. I am only a machine with lists of words, so I cannot understand it or help you myself. A grown-up you trust can help you now: please tell one today, at school, at home or anywhere else. If you are in danger this minute, call the emergency number.',
    short: 'I am only a machine with lists. A grown-up you trust can help you now. Please tell one.',
    helpLine: 'You can also reach:',
  },
  es: {
    long: 'Gracias por decirlo. Has hecho bien en decirlo, y no es culpa tuya. Solo soy una máquina con listas de palabras: no puedo entenderlo ni ayudarte yo. Una persona adulta en quien confías puede ayudarte ahora: cuéntaselo hoy, en la escuela, en casa o donde sea. Si estás en peligro en este momento, llama al número de emergencias.',
    short:
      'Solo soy una máquina con listas. Una persona adulta en quien confías puede ayudarte ahora. Cuéntaselo, por favor.',
    helpLine: 'También puedes contactar con:',
  },
  de: {
    long: 'Danke, dass du das sagst. Es war richtig, das zu sagen, und du bist nicht schuld. Ich bin nur eine Maschine mit Wortlisten: Ich kann es nicht verstehen und dir nicht selbst helfen. Ein Erwachsener, dem du vertraust, kann dir jetzt helfen: Bitte sag es heute jemandem, in der Schule, zu Hause oder anderswo. Wenn du gerade in Gefahr bist, ruf den Notruf an.',
    short:
      'Ich bin nur eine Maschine mit Wortlisten. Ein Erwachsener, dem du vertraust, kann dir jetzt helfen. Bitte sag es jemandem.',
    helpLine: 'Du erreichst auch:',
  },
  fr: {
    long: 'Merci de l’avoir dit. Tu as bien fait de le dire, et ce n’est pas ta faute. Je ne suis qu’une machine avec des listes de mots : je ne peux pas comprendre ni t’aider moi-même. Un adulte en qui tu as confiance peut t’aider maintenant : parle à quelqu’un aujourd’hui, à l’école, à la maison ou ailleurs. Si tu es en danger en ce moment, appelle le numéro d’urgence.',
    short:
      'Je ne suis qu’une machine avec des listes. Un adulte en qui tu as confiance peut t’aider maintenant. Parle-lui, s’il te plaît.',
    helpLine: 'Tu peux aussi contacter :',
  },
  pt: {
    long: 'Obrigado por dizer isso. Fez bem em dizer, e a culpa não é sua. Sou só uma máquina com listas de palavras: não consigo entender nem ajudar. Um adulto em quem você confia pode ajudar agora: conte hoje a alguém, na escola, em casa ou em outro lugar. Se está em perigo neste momento, ligue para o número de emergência.',
    short: 'Sou só uma máquina com listas. Um adulto em quem você confia pode ajudar agora. Conte a alguém, por favor.',
    helpLine: 'Também pode contactar:',
  },
  ar: {
    long: 'شكرًا لأنك قلت هذا. كان من الصواب أن تقوله، والذنب ليس ذنبك. أنا مجرد آلة فيها قوائم كلمات، ولا أستطيع أن أفهم أو أساعدك بنفسي. شخص كبير تثق به يستطيع أن يساعدك الآن: من فضلك أخبر أحدًا اليوم، في المدرسة أو في البيت أو في أي مكان. إذا كنت في خطر الآن فاتصل برقم الطوارئ.',
    short: 'أنا مجرد آلة فيها قوائم كلمات. شخص كبير تثق به يستطيع أن يساعدك الآن. من فضلك أخبره.',
    helpLine: 'يمكنك أيضًا التواصل مع:',
  },
}

/** The answer to words that make people less than others, or call for harm to them. */
export const HATE_REPLIES: Readonly<Record<ReadLanguage, string>> = {
  en: 'Those words say that some people are worth less than others, and they hurt. I show no color, icon or mood for them. I am a machine with lists of words. A grown-up you trust is good to talk to about this.',
  es: 'Esas palabras dicen que algunas personas valen menos que otras, y hacen daño. Para ellas no muestro ningún color, icono ni ánimo. Soy una máquina con listas de palabras. Es bueno hablar de esto con una persona adulta de confianza.',
  de: 'Diese Worte sagen, dass manche Menschen weniger wert sind als andere, und sie tun weh. Ich zeige dafür keine Farbe, kein Symbol und keine Stimmung. Ich bin eine Maschine mit Wortlisten. Sprich darüber am besten mit einem Erwachsenen, dem du vertraust.',
  fr: 'Ces mots disent que des personnes valent moins que d’autres, et ils blessent. Je ne montre pour eux ni couleur, ni icône, ni humeur. Je suis une machine avec des listes de mots. Parles-en plutôt avec un adulte en qui tu as confiance.',
  ar: 'هذه الكلمات تقول إن بعض الناس أقل قيمة من غيرهم، وهي تؤذي. لا أعرض لها لونا ولا أيقونة ولا مزاجا. أنا آلة فيها قوائم كلمات. من الأفضل أن تتحدث عن هذا مع شخص كبير تثق به.',
}
