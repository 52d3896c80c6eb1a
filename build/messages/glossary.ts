/**
 * The English terms that every language's glossary has a word for, so that a translation has one word for one thing. A
 * glossary may have more.
 */
export const glossaryTerms = [
  ...[
    'card',
    'stack',
    'pipeline',
    'flow',
    'run',
    'step',
    'document',
    'link',
    'library',
    'starter',
    'recording',
    'replay',
  ],
  ...['prompt', 'system prompt', 'user input', 'inference', 'model', 'answer', 'reply', 'token', 'piece', 'chance'],
  ...[
    'temperature',
    'context',
    'window',
    'x-ray',
    'tool',
    'tool call',
    'tool face',
    'tool step',
    'router',
    'evaluator',
  ],
  ...['knowledge', 'survey', 'script', 'webhook', 'integration', 'url loader', 'gauge', 'pixel art', 'chart', 'table'],
  ...['list', 'score', 'lesson', 'hint', 'class', 'teacher', 'wall', 'lock', 'provider', 'gateway', 'key', 'host'],
  ...['settings', 'share', 'undo', 'redo', 'checks', 'log'],
] as const

/** The English terms in the table of a glossary. A row may have several: "undo, redo", "stack (noun, verb)". */
export function termsOf(glossary: string): Set<string> {
  const lines = glossary.split('\n').filter(line => line.startsWith('|') && !line.startsWith('|-'))
  const cells = lines.map(line => line.split('|').map(cell => cell.trim()))
  const filled = cells.flatMap(([, english = '', translation = '']) => (translation === '' ? [] : english))
  return new Set(
    filled.flatMap(cell => cell.replace(/\([^)]*\)/g, '').split(/,|\/| and /)).map(term => term.trim().toLowerCase()),
  )
}

/** A glossary that is to be filled in. */
export function newGlossary(name: string): string {
  const rows = glossaryTerms.map(term => `| ${term} | TODO | |`)
  return `# ${name}: words and tone

One word for one thing.

| English | ${name} | note |
|---|---|---|
${rows.join('\n')}

## Tone

- Address: TODO: how one person is addressed, in lessons and in the page.
- People: TODO: forms that name no gender.
- Quotation marks, numbers, units and punctuation: TODO.
`
}
