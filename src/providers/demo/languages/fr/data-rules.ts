import type { DataRules } from '../pack'
import { frenchPatterns } from './spelling'

const { words } = frenchPatterns

/** Lists, numbers and charts of a text. */
export const frenchData: DataRules = {
  labelled: {
    number:
      /(?<![\p{L}\d#])(?<![\p{L}\d][.-])[-−]?(?:[€$£]\s?)?(?:\d+(?:[.,]\d+)?|(?:zéro|zero|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)(?!\p{L}))/giu,
    spoken: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
    between: /,(?!\d)|[;\n!?]|\.(?!\d)|\set\s|&/iu,
    link: /(?:[:=–—-]|(?<!\p{L})(?:est|sont|était|a|ont|ai|avait|a eu|gagné|avec|à|environ|seulement|de))\s*$/iu,
    leadsTo: /^\s*(?:dans|en|à|au|pour|de|du|des)\s+/iu,
    over: /(?<!\s)\s+(?:dans|en|sur|à|au|pour|avec|qui|que|mais|ou)\s.*/isu,
  },
  listed: {
    step: words(
      "(?:d'abord|premièrement|en premier|deuxièmement|troisièmement|puis|ensuite|après|enfin|finalement|à la fin)(?!\\p{L})[\\s,:]*",
    ),
    first: words("d'abord|premièrement|en premier"),
    next: words('puis|ensuite|deuxièmement|enfin|finalement|après'),
    and: /[,;]\s*(?:(?:et|ou)\s+)?|\s(?:et|ou)\s/iu,
    endAnd: /(?<=[\s,;.!])et$/iu,
    lead: /^(?:s'il|te|plaît|nous|tu|je|j'aime|j'adore|j'ai|il|elle|ils|aime|adore|avons|besoin|veux|achète|acheter|apporte|mange|vois|y|a|est|sont|mon|ma|mes|notre|le|la|les|un|une|des|du|de|pour|avec|fais|liste|montre|moi|aussi|seulement)$/iu,
    article: /^(?:le|la|les|un|une|des|du|de|mon|ma|mes|notre)$/iu,
  },
  time: /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:janv|fev|mars|avr|mai|juin|juil|aout|sept?|oct|nov|dec)\p{L}*|(?:1[89]|20)\d\d|matin|midi|apres-midi|soir|nuit|printemps|ete|automne|hiver|aujourd'hui|hier|demain|(?:jour|semaine|mois|annee) \d+|\d+(?::\d\d)?\s?h?)$/iu,
  chart: {
    pie: words('camembert|diagramme circulaire|graphique circulaire'),
    line: words('(?:graphique|diagramme) en lignes?|courbe'),
    bar: words('(?:graphique|diagramme) (?:en|à) (?:barres|bâtons)|histogramme'),
  },
  papers: {
    names: {
      customer: ['client', 'cliente', 'acheteur', 'facturé à'],
      to: ['à', 'pour'],
      sender: ['expéditeur', 'vendeur', 'fournisseur'],
      from: ['de'],
      amount: ['montant', 'somme', 'prix'],
      due: ['échéance', 'à payer avant'],
      subject: ['objet', 'sujet'],
      invoice: ['facture'],
      stage: ['étape', 'phase'],
      status: ['statut', 'état'],
    },
    date: /(?<![\p{L}\d])\d{1,2}(?:er)?\s(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?:\s\d{4})?(?!\p{L})/iu,
    into: "(?:à|en|au|dans)\\s+(?:la\\s+|l[’']|le\\s+)?",
  },
}
