import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { nodeTypes } from '../../src/nodes/registry'

// A new type is one folder and one line, so no code outside of its folder may name a type. Exceptions: content, formats
// with names of their own for some types, and the dictionaries of link formats, which are frozen.

const source = resolve(import.meta.dirname, '../../src')
const mayNameTypes =
  /^(nodes|content|documents\/format\/migrations)\/|^documents\/(links\/(dictionary|frequent)|yaml\/forms)\.ts$|\.test\.tsx?$|(^|\/)testing\//

/**
 * References to a type: a literal that can only be a type's name ("color_display"), or a plain word ("survey") in a
 * comparison with something called `type`.
 */
function namedTypes(text: string, types: ReadonlySet<string>): string[] {
  // Most modules have none of these words.
  if (![...types].some(type => text.includes(type))) return []
  const file = ts.createSourceFile('part.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const isType = (node: ts.Node) => /(^|[.\w])(type|nodeType)$/i.test(node.getText())
  const comparedWithType = ({ parent }: ts.Node) => {
    if (ts.isBinaryExpression(parent)) return isType(parent.left) || isType(parent.right)
    return ts.isCaseClause(parent) && isType(parent.parent.parent.expression)
  }
  const visit = (node: ts.Node) => {
    const isName = ts.isStringLiteralLike(node) || (ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent))
    if (isName && types.has(node.text) && (node.text.includes('_') || comparedWithType(node))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push(`line ${line + 1}: ${node.text}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

test.each([
  ['a switch', 'switch (node.type) { case "survey": go() }'],
  ['a comparison', 'const is = node.type === "survey"'],
  ['a comparison the other way round', 'const is = "survey" !== nodeType'],
  ['a list', 'const outputs = ["color_display"]'],
  ['a table', 'const icons = { color_display: 1 }'],
])('%s on a type is seen', (_, text) => {
  expect(namedTypes(text, new Set(['survey', 'color_display']))).toHaveLength(1)
})

test.each([
  ['another kind of thing', 'const is = question.kind === "survey"'],
  ['plain words', 'const title = "survey"'],
  ['another type', 'const is = event.type === "text-delta"'],
])('%s is let be', (_, text) => {
  expect(namedTypes(text, new Set(['survey', 'color_display']))).toEqual([])
})

test('nothing outside of src/nodes knows a node type by name', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /\.tsx?$/.test(file) && !mayNameTypes.test(file))
  expect(files.length).toBeGreaterThan(10)
  const types = new Set(nodeTypes.keys())
  const found = files.flatMap(file =>
    namedTypes(readFileSync(join(source, file), 'utf8'), types).map(it => `${file} ${it}`),
  )
  expect(found).toEqual([])
})
