import { act, cleanup, render, within } from '@testing-library/react'
import fc from 'fast-check'
import type { JSX } from 'react'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { activateLanguage } from '../../src/language/active'
import { languageByCode, sourceLanguage } from '../../src/language/languages'
import { showsReply } from '../../src/model/known-types'
import type { NodeType } from '../../src/model/node-type'
import { showableConfig } from '../../src/nodes/kit/config'
import { SettingsForm } from '../../src/nodes/kit/SettingsForm'
import { nodeTypes } from '../../src/nodes/registry'
import type { EditorProps, NodeView, ViewServices } from '../../src/nodes/view'
import { cardRuns } from '../support/card-runs'
import { cases } from '../support/soak'

const views = import.meta.glob<NodeView>('../../src/nodes/*/view.tsx', { eager: true, import: 'default' })
const viewOf = (type: string) => views[`../../src/nodes/${type}/view.tsx`]

const services: ViewServices = {
  models: [{ id: 'demo/demo', label: 'Demo', provider: 'demo', connected: true, temperature: { min: 0, max: 1 } }],
  defaultModelLabel: 'Demo',
  openSettings: () => {},
}

interface Shown {
  nodeType: NodeType
  view: NodeView
  config: EditorProps['config']
  settings(props?: Partial<EditorProps>): JSX.Element
}

/** Every interactive element and every image needs an accessible name. */
const named = [
  'button',
  'checkbox',
  'combobox',
  'group',
  'img',
  'link',
  'meter',
  'radio',
  'slider',
  'spinbutton',
  'textbox',
] as const

function expectNamed(container: Element) {
  const inside = within(container as HTMLElement)
  for (const role of named) {
    const all = inside.queryAllByRole(role).filter(element => element.tagName !== 'DETAILS')
    expect(all.filter(element => !inside.queryAllByRole(role, { name: /\S/ }).includes(element))).toEqual([])
  }
}

/** Texts and attributes with two letters without accents: in the pseudo-language they are no message. */
function expectSaid(container: Element) {
  const apart = 'code, pre, textarea, [translate=no], [lang], option[value=""]'
  const texts = [container, ...container.querySelectorAll('*')].flatMap(element => {
    if (element.closest(apart)) return []
    const own = [...element.childNodes].filter(node => node instanceof Text).map(node => node.textContent ?? '')
    return [...own, ...['aria-label', 'title', 'placeholder', 'alt'].map(name => element.getAttribute(name) ?? '')]
  })
  const left = texts.filter(text => /[a-z]{2}/i.test(written.reduce((left, name) => left.replaceAll(name, ''), text)))
  const advice = 'words that are no message: CONTRIBUTING.md, “Words on the page”. Names and code belong into <code>'
  expect(left, advice).toEqual([])
}

/** Names, code, and what people, models and servers wrote. */
const written = [
  ...[/\{\{[^}]*\}\}/g, /https?:\/\/\S+|\/hook|example\.com|\w+\.txt|POST/g, /\b(?:Demo|claude)\b/g],
  ...[/Hello|there|Tea\?|Yes|No|What the model was told\.|hex: is no color|reddish|\bmuch\b/g],
]

beforeAll(() => activateLanguage(languageByCode('en-XA') ?? sourceLanguage))
afterAll(() => activateLanguage(sourceLanguage))

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
  // A browser may refuse canvas; jsdom always does.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

/** Renders each type of card with a view, and takes it away again. */
async function eachView(check: (shown: Shown) => unknown): Promise<void> {
  for (const nodeType of nodeTypes.values()) {
    const view = viewOf(nodeType.type)
    if (!view) throw new Error(`${nodeType.type} has no view.`)
    const config = v.parse(nodeType.configSchema, {})
    const { Face } = view
    const settings = (props: Partial<EditorProps> = {}) => {
      const editor = { nodeId: 'n', config, onChange: () => {}, isLocked: () => false, services, ...props }
      return Face ? <Face {...editor} /> : <SettingsForm type={nodeType} view={view} {...editor} />
    }
    try {
      await check({ nodeType, view, config, settings })
    } catch (error) {
      throw new Error(`${nodeType.type}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
    cleanup()
  }
}

describe('the view of each card', () => {
  beforeAll(async () => {
    // Some settings load when first opened.
    await eachView(async ({ settings }) => {
      render(settings())
      await act(() => vi.dynamicImportSettled())
    })
  })

  it('is there, with a part for each thing that the node does', () =>
    eachView(({ nodeType, view, config }) => {
      if (nodeType.input) expect(view.Input).toBeDefined()
      if (nodeType.tool || showsReply(nodeType)) expect(view.Output).toBeDefined()
      const { container } = render(<view.Icon size={20} aria-hidden />)
      expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
      expect(view.summary?.(config) ?? '').not.toMatch(/undefined|NaN|\[object|\n/)
    }))

  it.each([false, true])('shows its settings, locked: %s', locked =>
    eachView(({ settings }) => {
      const onChange = vi.fn()
      const { container } = render(settings({ onChange, isLocked: () => locked }))
      expect(container.querySelector('input, select, textarea, button')).not.toBeNull()
      expectNamed(container)
      expectSaid(container)
      expect(onChange).not.toHaveBeenCalled()
      if (!locked) return
      for (const control of container.querySelectorAll('input, select, textarea'))
        expect(control.matches(':disabled, [readonly]'), control.outerHTML).toBe(true)
    }),
  )

  it('shows any config that another person could have written', () =>
    eachView(({ nodeType, view, config, settings }) => {
      const { Input, Output } = view
      const fields = [...new Set(['name', 'label', 'min', 'max', 'unit', ...Object.keys(config)])]
      const anyConfig = fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), fc.double(), fc.string()))
      fc.assert(
        fc.property(anyConfig, stored => {
          const shown = showableConfig(nodeType.configSchema, JSON.parse(JSON.stringify(stored)))
          const part = { nodeId: 'n', config: shown }
          const { unmount } = render(
            <>
              {view.summary?.(shown)}
              {settings(part)}
              {Input && <Input {...part} value={undefined} onInput={() => {}} wanted />}
              {Output && <Output {...part} run={cardRuns.idle} onAnswer={() => {}} />}
            </>,
          )
          unmount()
        }),
        { numRuns: cases(40) },
      )
    }))

  it.each([false, true])('asks for its input, wanted: %s', wanted =>
    eachView(({ view: { Input }, config }) => {
      if (!Input) return
      const onInput = vi.fn()
      const { container } = render(
        <Input nodeId="n" config={config} value={undefined} onInput={onInput} wanted={wanted} />,
      )
      expectNamed(container)
      expectSaid(container)
      expect(onInput).not.toHaveBeenCalled()
    }),
  )

  it.each(Object.entries(cardRuns))('shows a run: %s', (_, run) =>
    eachView(async ({ nodeType, view: { Output }, config }) => {
      if (!Output) return
      const onAnswer = vi.fn()
      const output = (shown: typeof cardRuns.idle) => (
        <Output nodeId="n" config={config} run={shown} onAnswer={onAnswer} />
      )
      const { container, rerender, findAllByText } = render(output(run))
      expectNamed(container)
      // Lazily loaded parts of this state arrive, and the card returns to its initial state.
      if (run.reply?.text && showsReply(nodeType)) await findAllByText(/Hello/)
      expectSaid(container)
      rerender(output(cardRuns.idle))
      expect(onAnswer).not.toHaveBeenCalled()
    }),
  )
})

it('finds no view of a type that is not registered', () => {
  const types = Object.keys(views).map(path => path.split('/').at(-2) ?? '')
  expect(types.filter(type => !nodeTypes.has(type))).toEqual([])
})
