import {
  AppWindow,
  BotMessageSquare,
  Cloud,
  Cpu,
  GraduationCap,
  KeyRound,
  type LucideIcon,
  Network,
  Route,
  Sparkles,
} from 'lucide-react'
import type { ComponentType } from 'react'
import layout from '../../../components/layout.module.css'
import { activeMessages, localize, t } from '../../../language/active'
import type { Connection, ProviderId } from '../../../providers/connections/connections'
import { presetOf, runsLocally } from '../../../providers/connections/preset-of'
import { connectionPresets } from '../../../providers/presets'
import type { ConnectionPreset } from '../../../providers/presets/preset'
import { BuiltIn } from './BuiltIn'
import { ClassMethod } from './ClassMethod'
import { OpenRouter } from './OpenRouter'
import { UseButton } from './PageModelChoice'
import { PageModels } from './PageModels'
import { ProviderForm } from './ProviderForm'

interface MethodFieldsProps {
  /** The one that was chosen of those that the method connects; empty where there is none. */
  provider: ProviderId
  /** The link that opened the dialog. */
  link?: string | undefined
}

/** A way to connect a model. */
export interface ConnectMethod {
  id: string
  label: string
  /** What it requires, in a few words, for the list. */
  hint: string
  Icon: LucideIcon
  /** What it is, in a sentence or two; may be empty. */
  about: string
  /** What to do first, in order. `code` and [links](https://…) are allowed. */
  steps(provider: ProviderId): readonly string[]
  /** What a person types, tests and chooses. */
  Fields: ComponentType<MethodFieldsProps>
  /** The providers that it connects. */
  makes: readonly ProviderId[]
}

/** All ways, ordered from least setup to most. */
export function connectMethods(): readonly ConnectMethod[] {
  const local = connectionPresets.filter(({ connection }) => runsLocally(connection))
  return [
    {
      id: 'demo',
      label: t('Demo'),
      hint: t('Ready to use. No key, no network.'),
      Icon: BotMessageSquare,
      about: t(
        'The demo is part of this page. It is word lists and rules, not a language model, and says so wherever it speaks. It needs no key and no network, costs nothing, and sends nothing.',
      ),
      steps: noSteps,
      Fields: DemoFields,
      makes: [],
    },
    {
      id: 'browser',
      label: t('Built into this browser'),
      hint: t('Downloaded once, then it runs on this device.'),
      Icon: AppWindow,
      about: t(
        'A small model runs on this device. It is free, works offline once it is here, and sends nothing. Small models are often wrong.',
      ),
      steps: noSteps,
      Fields: BrowserFields,
      makes: [],
    },
    {
      id: 'home',
      label: t('On this computer'),
      hint: t('{programs}.', {
        programs: activeMessages().list(
          local.map(({ connection }) => connection.label),
          { type: 'disjunction' },
        ),
      }),
      Icon: Cpu,
      about: t('The model runs on this computer. It is free and sends nothing. A good laptop runs a small model well.'),
      steps: provider => [
        ...(presetOf(provider)?.localSteps ?? []).map(localize),
        t('Test it here. Your browser may ask if this page may use programs on your computer. Say yes.'),
      ],
      Fields: ProviderForm,
      makes: local.map(({ connection }) => connection.provider),
    },
    {
      id: 'class',
      label: t('My class'),
      hint: t('A link or a code from your teacher.'),
      Icon: GraduationCap,
      about: '',
      steps: noSteps,
      Fields: ClassMethod,
      makes: ['class'],
    },
    ...connectionPresets.filter(preset => !local.includes(preset)).map(remoteMethod),
  ]
}

/** What differs from a key that is made at the page of a provider, pasted and tested. */
const remoteMethods: Readonly<Record<string, () => Partial<ConnectMethod>>> = {
  azure: () => ({
    Icon: Cloud,
    steps: () => [
      t('Deploy a model at Azure, or ask the person who runs it for your school.'),
      t('Copy the target URI and the key from the page of the deployment, and paste them below.'),
      t('Test it. That costs nothing.'),
    ],
  }),
  google: () => ({ Icon: Sparkles }),
  openrouter: () => ({
    Icon: Route,
    about: t(
      'One account for the models of many companies. You sign in, and this page gets its own key with a limit. You do not paste anything.',
    ),
    steps: noSteps,
    Fields: OpenRouter,
  }),
  other: () => ({
    Icon: Network,
    about: t(
      'Anything that speaks the format of OpenAI or of Anthropic: vLLM, LiteLLM, Portkey, Cloudflare AI Gateway, a server of your school. Set where the key goes, and other headers, under “More”.',
    ),
    steps: noSteps,
  }),
}

function remoteMethod({ connection: { provider, label }, name, hint, keyPage, advice = '' }: ConnectionPreset) {
  const place = keyPage ? `[${new URL(keyPage).host}](${keyPage})` : label
  const method: ConnectMethod = {
    id: provider,
    label: localize(name ?? label),
    hint: localize(hint),
    Icon: KeyRound,
    about: '',
    steps: () => [
      `${t('Make a key at {label}.', { label: place })} ${localize(advice)}`,
      t('Paste it below. It stays in this browser and is sent only to that address.'),
      t('Test it. That costs nothing.'),
    ],
    Fields: ProviderForm,
    makes: [provider],
  }
  return { ...method, ...remoteMethods[provider]?.() }
}

const noSteps = () => []

function DemoFields() {
  return (
    <>
      <p className={layout.hint}>{t('Use it to start, or when the wifi is down.')}</p>
      <UseButton id="" model="demo" />
    </>
  )
}

function BrowserFields() {
  return (
    <>
      <BuiltIn />
      <PageModels />
    </>
  )
}

/** The way of the page's default model. */
export function activeMethod(model: string, connections: readonly Connection[]): ConnectMethod | undefined {
  if (/^(chrome|page)\//.test(model)) return connectMethods().find(({ id }) => id === 'browser')
  const connection = connections.find(({ id }) => model.startsWith(`${id}/`))
  return connectMethods().find(({ id, makes }) => (connection ? makes.includes(connection.provider) : id === 'demo'))
}

/** The connection that a way has created, if any. */
export function connectionOf({ makes }: ConnectMethod, connections: readonly Connection[]): Connection | undefined {
  return connections.find(({ provider }) => makes.includes(provider))
}
