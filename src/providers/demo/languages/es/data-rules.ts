import type { DataRules } from '../pack'
import { spanishPatterns } from './spelling'

const { words } = spanishPatterns

/** Lists, numbers and charts of a text. */
export const spanishData: DataRules = {
  labelled: {
    number:
      /(?<![\p{L}\d#])(?<![\p{L}\d][.-])[-−]?(?:[€$£]\s?)?(?:\d+(?:[.,]\d+)?|(?:cero|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?!\p{L}))/giu,
    spoken: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
    between: /,(?!\d)|[;\n!?]|\.(?!\d)|\s[ye]\s|&/iu,
    link: /(?:[:=–—-]|(?<!\p{L})(?:es|son|fue|era|tiene|tienen|tengo|hay|hizo|ganó|gano|con|a|de|unos|unas|solo))\s*$/iu,
    leadsTo: /^\s*(?:en|el|la|los|las|a|de|del|para)\s+/iu,
    over: /(?<!\s)\s+(?:en|para|a|con|que|pero|o)\s.*/isu,
  },
  listed: {
    step: words(
      '(?:primero|en primer lugar|segundo|tercero|luego|después|entonces|por último|finalmente|al final)(?!\\p{L})[\\s,:]*',
    ),
    first: words('primero|en primer lugar'),
    next: words('luego|después|segundo|finalmente|por último|al final'),
    and: /[,;]\s*(?:[yeou]\s+)?|\s[yeou]\s/iu,
    endAnd: /(?<=[\s,;.!])y$/iu,
    lead: /^(?:por|favor|yo|tú|él|me|gusta|gustan|encanta|encantan|amo|tengo|tenemos|necesito|necesitamos|quiero|compra|comprar|compré|trae|como|comer|vi|hay|es|son|mi|mis|el|la|los|las|un|una|unos|unas|de|para|con|haz|lista|una|muéstrame|también|solo)$/iu,
    article: /^(?:el|la|los|las|un|una|unos|unas|mi|mis)$/iu,
  },
  time: /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)\p{L}*|(?:1[89]|20)\d\d|manana|mediodia|tarde|noche|primavera|verano|otono|invierno|hoy|ayer|(?:dia|semana|mes|ano) \d+|\d+(?::\d\d)?\s?h?)$/iu,
  chart: {
    pie: words('gráfic[oa] (?:circular|de (?:tarta|pastel|sectores))|diagrama circular'),
    line: words('gráfic[oa] de líneas?|línea de tiempo'),
    bar: words('gráfic[oa] de barras?|diagrama de barras'),
  },
  papers: {
    names: {
      customer: ['cliente', 'comprador', 'facturar a'],
      to: ['para'],
      sender: ['remitente', 'vendedor', 'proveedor'],
      from: ['de'],
      amount: ['importe', 'monto', 'precio'],
      due: ['vencimiento', 'fecha límite'],
      subject: ['asunto', 'tema'],
      invoice: ['factura'],
      stage: ['etapa', 'fase'],
      status: ['estado'],
    },
    date: /(?<![\p{L}\d])\d{1,2}\s(?:de\s)?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)(?:\s(?:de\s|del\s)?\d{4})?(?!\p{L})/iu,
    into: '(?:a|al|en)\\s+(?:la\\s+|el\\s+)?',
  },
}
