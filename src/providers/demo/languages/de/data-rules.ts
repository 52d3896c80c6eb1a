import type { DataRules } from '../pack'
import { germanPatterns } from './spelling'

const { words } = germanPatterns

/** Lists, numbers and charts of a text. */
export const germanData: DataRules = {
  labelled: {
    number:
      /(?<![\p{L}\d#])(?<![\p{L}\d][.-])[-−]?(?:[€$£]\s?)?(?:\d+(?:[.,]\d+)?|(?:null|eins|ein|eine|zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwoelf)(?!\p{L}))/giu,
    spoken: 'null eins zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf'.split(' '),
    between: /,(?!\d)|[;\n!?]|\.(?!\d)|\sund\s|&/iu,
    link: /(?:[:=–—-]|(?<!\p{L})(?:ist|sind|war|waren|hat|haben|habe|hatte|bekam|gewann|mit|bei|etwa|nur|von))\s*$/iu,
    leadsTo: /^\s*(?:in|im|am|an|auf|für|von|aus)\s+/iu,
    over: /(?<!\s)\s+(?:in|im|auf|am|für|von|zu|mit|der|die|das|aber|oder)\s.*/isu,
  },
  listed: {
    step: words(
      '(?:zuerst|zunächst|erstens|als erstes|zweitens|drittens|dann|danach|als nächstes|zuletzt|schließlich|am ende)(?!\\p{L})[\\s,:]*',
    ),
    first: words('zuerst|zunächst|erstens|als erstes'),
    next: words('dann|danach|zweitens|schließlich|zuletzt|als nächstes'),
    and: /[,;]\s*(?:(?:und|oder)\s+)?|\s(?:und|oder)\s/iu,
    endAnd: /(?<=[\s,;.!])und$/iu,
    lead: /^(?:bitte|wir|du|ich|sie|er|mag|mögen|liebe|habe|haben|brauche|brauchen|will|kaufe|kaufen|kauf|bring|packe|sehe|esse|gibt|es|ist|sind|mein|meine|meinen|unser|der|die|das|den|ein|eine|einen|einige|für|mit|von|zu|mach|liste|zeig|mir|auch|nur)$/iu,
    article: /^(?:der|die|das|den|ein|eine|einen|einige|mein|meine|unser)$/iu,
  },
  time: /^(?:(?:mon|diens|mitt|donners|frei|sams|sonn)(?:tags?|wochs?)?|mittwochs?|(?:jan|feb|maer|apr|mai|jun|jul|aug|sept?|okt|nov|dez)\p{L}*|(?:1[89]|20)\d\d|morgens?|mittags?|nachmittags?|abends?|nachts?|fruehling|sommer|herbst|winter|heute|gestern|(?:tag|woche|monat|jahr) \d+|\d+(?::\d\d)?\s?(?:uhr|h)?)$/iu,
  chart: {
    pie: words('kreis(?:diagramm|grafik)|torten?diagramm|kuchendiagramm'),
    line: words('linien(?:diagramm|grafik)|liniendiagramm'),
    bar: words('balken(?:diagramm|grafik)|säulendiagramm'),
  },
  papers: {
    names: {
      customer: ['kunde', 'kundin', 'käufer', 'rechnung an'],
      to: ['an'],
      sender: ['absender', 'verkäufer', 'lieferant'],
      from: ['von'],
      amount: ['betrag', 'summe', 'gesamt', 'preis'],
      due: ['fällig', 'zahlbar bis'],
      subject: ['betreff', 'thema'],
      invoice: ['rechnung'],
      stage: ['stufe', 'phase'],
      status: ['status'],
    },
    date: /(?<![\p{L}\d])\d{1,2}\.\s?(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?:\s\d{4})?(?!\p{L})/iu,
    into: '(?:auf|in|zur|zu)\\s+(?:die\\s+|der\\s+|den\\s+)?',
  },
}
