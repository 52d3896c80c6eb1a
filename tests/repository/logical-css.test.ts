import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

// The page is written from left to right and from right to left: style sheets say start and end, not left and right.

const source = resolve(import.meta.dirname, '../../src')

/** Values with physical sides that are right in both directions: each begins with one of these. */
const inBothDirections: Readonly<Record<string, readonly string[]>> = {
  // The round of a tube, as light from the left.
  'ui/stack/Pipe.module.css': ['background: linear-gradient(to right, var(--pipe-round))'],
  // Stripes.
  'ui/classroom/predict/Predict.module.css': ['background: repeating-linear-gradient(to right,'],
}

const sides = /^(?:left|right|(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right))\b/
const corners = /^border-(?:top|bottom)-(?:left|right)-radius$/

/** The parts of a value, at the spaces outside of parentheses. */
function partsOf(value: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of value.replace(/\s+/g, ' ').trim()) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ' ' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

function isPhysical(property: string, value: string): boolean {
  if (sides.test(property) || corners.test(property)) return true
  if (/^(?:text-align|float|clear|caption-side)$/.test(property)) return value === 'left' || value === 'right'
  if (/gradient\(/.test(value)) return /\bto (?:left|right)\b/.test(value)
  if (/^(?:transform|translate)$/.test(property)) {
    const isSideways = property === 'translate' ? !/^0\b/.test(value) : /translateX?\(/.test(value)
    // What is centered by its physical coordinates is moved by half of itself.
    return isSideways && !value.includes('--forward') && !/-50%,? -50%|scale/.test(value)
  }
  const parts = partsOf(value)
  if (property === 'border-radius')
    return parts.length > 1 && !(parts.length === 4 && parts[0] === parts[1] && parts[2] === parts[3])
  return /^(?:padding|margin|inset|border-width|border-style|border-color)$/.test(property) && parts.length === 4
    ? parts[1] !== parts[3]
    : false
}

/** The declarations of a style sheet that have a left and a right. */
function physicalIn(css: string): string[] {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .split(/[;{}]/)
    .map(each => each.trim())
    .filter(each => {
      const colon = each.indexOf(':')
      return colon > 0 && isPhysical(each.slice(0, colon).trim(), each.slice(colon + 1).trim())
    })
}

it.each([
  'left: 0',
  'margin-left: 1rem',
  'border-right: 1px solid',
  'border-top-left-radius: 1px',
  'text-align: right',
  'padding: 1px 2px 3px 4px',
  'inset: auto 0 0 calc(1px + 2px)',
  'border-radius: 1px 0 0 1px',
  'background: linear-gradient(to right, red, blue)',
  'transform: translateX(4px)',
])('%s is physical', declaration => {
  expect(physicalIn(`.a { ${declaration}; }`)).toEqual([declaration])
})

it.each([
  'inset-inline-start: 0',
  'text-align: start',
  'padding: 1px 2px 3px 2px',
  'border-radius: 1px 1px 0 0',
  'transform: translateY(4px)',
  'transform: translateX(calc(4px * var(--forward)))',
  'background: linear-gradient(to var(--end), red, blue)',
  'justify-content: start',
])('%s is not', declaration => {
  expect(physicalIn(`.a { ${declaration}; }`)).toEqual([])
})

it('no style sheet has a left and a right, but for what is listed', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.css'))
    .flatMap(file => physicalIn(readFileSync(join(source, file), 'utf8')).map(each => ({ file, each })))
  const isListed = ({ file, each }: (typeof found)[number]) =>
    inBothDirections[file]?.some(listed => each.startsWith(listed)) === true
  expect(found.filter(each => !isListed(each))).toEqual([])
  expect(Object.keys(inBothDirections).filter(file => !found.some(each => each.file === file))).toEqual([])
})
