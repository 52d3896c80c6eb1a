import { withEntry, withImport } from './lists'
import { namesOf } from './names'
import { type Scaffold, translate } from './scaffold'

const list = 'src/providers/presets/index.ts'

/** A provider with one of the two wire formats and a key: its preset, and its line in the list. */
export const newProvider: Scaffold = (name, read) => {
  const { kebab, camel, title, snake } = namesOf(name)
  const path = `src/providers/presets/${kebab}.ts`
  return {
    created: {
      [path]: `import { msg } from '../../language/message'
import { preset } from './preset'

export const ${camel} = preset(
  { id: '${kebab}', label: '${title}', wire: 'openai', baseUrl: 'https://TODO.example/v1' },
  {
    hint: msg('TODO: what it offers, in a few words.'),
    keyPage: 'https://TODO.example/keys',
    advice: msg('TODO: what to know before making a key there.'),
    variable: '${snake.toUpperCase()}_API_KEY',
  },
)
`,
    },
    changed: {
      [list]: withEntry(
        withImport(read(list), `import { ${camel} } from './${kebab}'`),
        'export const connectionPresets',
        camel,
      ),
    },
    next: [
      `Fill in every TODO of ${path}; src/providers/presets/preset.ts says what a preset can have. Its label is written as the company writes it.`,
      `Move its line in ${list} to its place in the list of the page.`,
      'Name it in docs/providers.md.',
      translate('providers'),
      'npx vitest run src/providers/presets src/providers/connections tests/messages.test.ts',
    ],
  }
}
