import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AST, visitRegExpAST } from '@eslint-community/regexpp'
import { analyse } from 'scslre'
import { type ESTree, parseSync, Visitor } from 'vite'
import { isUnambiguous } from './unambiguous'

/* No regular expression of src may take more than linear time, by backtracking or by retrying at every position.
   Literals are read from the syntax tree; expressions that a module creates while loading are captured; those that a
   function creates are checked with a letter in each gap, and their inputs are declared here. */

// Its other modes start processes and threads.
process.env.RECHECK_SYNC_BACKEND = 'pure'

const load = createRequire(import.meta.url)
const root = resolve(import.meta.dirname, '../..')

/** Expressions that may take longer, because their input is limited. */
const capped: Record<string, string> = {
  'src/ui/classroom/gallery/pasted-submissions.ts /[a-z][a-z0-9+.-]*$/i': '20 letters: LONGEST_SCHEME',
}

/** Functions that create an expression, and the inputs of its gaps. */
const gaps: Record<string, string> = {
  'src/engine/tools/schema-patterns.ts': 'patterns of strangers that have the plain form; all others go to RE2',
  'src/engine/checks/tool-problems.ts': 'names of tools, escaped; their number is that of the node types',
  'src/gateway/teacher/auth.ts': 'the name of a cookie, which is ours',
  'src/providers/demo/distress/distress.ts': 'rules of ours; each is held against this check while the module loads',
  'src/providers/demo/choose/router.ts': 'ids and titles, escaped',
  'src/providers/demo/read/said-under.ts': 'words of a field, escaped',
  'src/providers/demo/languages/word-pattern.ts': 'rules of ours, in natural spelling',
  'src/providers/demo/languages/digits.ts': 'number words of ours',
  'src/providers/demo/languages/es/talking.ts': 'rules of ours, in natural spelling',
  'src/providers/demo/languages/de/talking.ts': 'rules of ours, in natural spelling',
  'src/providers/demo/languages/fr/talking.ts': 'rules of ours, in natural spelling',
  'src/providers/demo/languages/ar/talking.ts': 'rules of ours, in natural spelling',
  'src/providers/demo/talk/memory.ts': 'one thing that was asked for, letters and spaces',
}

export interface Finding {
  line: number
  source: string
  /** The repeated part that makes it slow; or another problem. */
  problem: string
}

/** For a part whose check does not end: it is simplified. The others take less than a second each. */
const LONGEST_CHECK_MS = 900_000

const verdicts = new Map<string, string | null>()

/** Why an expression is slow, or null. */
export function slowness(source: string, flags: string): string | null {
  const key = `/${source}/${flags}`
  const known = verdicts.get(key)
  if (known !== undefined) return known
  const verdict = analyzed(source, flags)
  verdicts.set(key, verdict)
  return verdict
}

function analyzed(source: string, flags: string): string | null {
  let analysed: ReturnType<typeof analyse>
  try {
    analysed = analyse({ source, flags })
  } catch (error) {
    return `cannot be read by this check: ${error instanceof Error ? error.message : error}`
  }
  const { parsed, reports } = analysed
  const worst = reports.find(({ exponential }) => exponential) ?? reports[0]
  if (!worst) {
    const unsure = repeatedChoices(parsed.pattern).filter(part => !isUnambiguous(part, parsed.flags))
    return unsure.flatMap(({ raw }) => ambiguity(raw, flags) ?? [])[0] ?? null
  }
  const time = worst.exponential ? 'exponential' : 'quadratic or worse'
  return `is ${time} in ${JSON.stringify(worst.character.pick)} repeated (${worst.type.toLowerCase()})`
}

/** Repeated alternatives. scslre checks what is repeated, but not two alternatives with a common prefix: `(a|aa)+`. */
function repeatedChoices(pattern: AST.Pattern): AST.Quantifier[] {
  const found = new Set<AST.Quantifier>()
  const repeated: AST.Quantifier[] = []
  visitRegExpAST(pattern, {
    onQuantifierEnter: quantifier => {
      if (quantifier.max > 9) repeated.push(quantifier)
    },
    onQuantifierLeave: quantifier => {
      if (quantifier.max > 9) repeated.pop()
    },
    onAlternativeEnter: ({ parent }) => {
      if (repeated[0] && 'alternatives' in parent && parent.alternatives.length > 1) found.add(repeated[0])
    },
  })
  return [...found]
}

/**
 * recheck detects such alternatives. It takes seconds for some, and a second to load. What it does not support (lookbehind),
 * or gives up on, is a finding too: unknown is not safe.
 */
function ambiguity(part: string, flags: string): string | null {
  const { checkSync } = load('recheck') as typeof import('recheck')
  const checked = checkSync(`^(?:${part})$`, flags, { checker: 'automaton', timeout: LONGEST_CHECK_MS })
  if (checked.status === 'vulnerable') return `is ${checked.complexity.summary} in ${part}`
  return checked.status === 'safe' ? null : `repeats what may be ambiguous (${checked.error.kind}): ${part}`
}

/** The slow expressions of one file, and those that cannot be parsed. `mayHaveGaps`: functions may create some. */
export function slowExpressions(text: string, mayHaveGaps = false, path = 'part.tsx'): Finding[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) return [{ line: 0, source: '', problem: `cannot be parsed: ${errors[0].message}` }]
  const found: Finding[] = []
  const report = ({ start, end }: ESTree.Span, problem: string | null) => {
    const line = text.slice(0, start).split('\n').length
    if (problem) found.push({ line, source: text.slice(start, end), problem })
  }
  let functions = 0
  const enter = () => void functions++
  const leave = () => void functions--
  const visitMade = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (!/^(globalThis\.)?RegExp$/.test(text.slice(node.callee.start, node.callee.end))) return
    const [pattern, flags] = node.arguments
    const source = pattern && textOf(pattern)
    if (source && (!source.hasGaps || mayHaveGaps)) {
      report(node, slowness(source.text, (flags && textOf(flags)?.text) ?? ''))
    } else if (functions > 0 && !mayHaveGaps) {
      report(node, 'is put together from what this check does not know')
    }
  }
  new Visitor({
    Literal: node => {
      if ('regex' in node) report(node, slowness(node.regex.pattern, node.regex.flags))
    },
    NewExpression: visitMade,
    CallExpression: visitMade,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  }).visit(program)
  return found
}

/** A constant text; a template with a letter for each gap. */
function textOf(node: ESTree.Node): { text: string; hasGaps: boolean } | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return { text: node.value, hasGaps: false }
  if (node.type !== 'TemplateLiteral') return null
  const parts = node.quasis.map(({ value }) => value.cooked ?? value.raw)
  return { text: parts.join('x'), hasGaps: parts.length > 1 }
}

/** The slow ones among the expressions that a module, and what it imports, creates with `new RegExp` while loading. */
async function slowOnLoading(path: string): Promise<Finding[]> {
  const made = new Map<string, [source: string, flags: string]>()
  const Original = globalThis.RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags = '']) {
      // Expressions of packages are not ours.
      const isOurs = new Error().stack?.split('\n')[2]?.includes(`${root}/src/`)
      if (isOurs && typeof source === 'string') made.set(`/${source}/${flags}`, [source, flags])
      return new target(source, flags)
    },
  })
  try {
    await import(pathToFileURL(path).href)
  } finally {
    globalThis.RegExp = Original
  }
  return [...made].flatMap(([source, parts]) => {
    const problem = slowness(...parts)
    return problem ? [{ line: 0, source, problem }] : []
  })
}

async function check(): Promise<string[]> {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map(path => `src/${path.replaceAll('\\', '/')}`)
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  const problems: string[] = []
  const unused = new Set([...Object.keys(capped), ...Object.keys(gaps)])
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8')
    const found = slowExpressions(text, path in gaps, path)
    // Only those without a literal argument are created while loading.
    if (/\bRegExp\((?!['"])/.test(text)) {
      unused.delete(path)
      if (!/\.tsx$/.test(path)) found.push(...(await slowOnLoading(join(root, path))))
    }
    for (const { line, source, problem } of found) {
      const place = `${path} ${source}`
      if (place in capped) unused.delete(place)
      else problems.push(`${path}:${line} ${source} ${problem}`)
    }
  }
  return [
    ...problems,
    ...[...unused].map(entry => `${relative(root, import.meta.filename)} allows what is not there: ${entry}`),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = await check()
  console.log(problems.length > 0 ? problems.join('\n') : 'No regular expression takes more than linear time.')
  process.exitCode = problems.length > 0 ? 1 : 0
}
