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
import { activeMessages, localize, t } from '../../../language/active'
import type { Connection, ProviderId } from '../../../providers/connections/connections'
import { runsLocally } from '../../../providers/connections/preset-of'
import { connectionPresets } from '../../../providers/presets'
import { AzureMethod } from './AzureMethod'
import { BrowserMethod } from './BrowserMethod'
import { ClassMethod } from './ClassMethod'
import { DemoMethod } from './DemoMethod'
import { KeyMethod } from './KeyMethod'
import { LocalServerMethod } from './LocalServerMethod'
import { OpenRouterMethod } from './OpenRouterMethod'
import { OtherMethod } from './OtherMethod'

/** Props of a way's panel. */
export interface MethodPanelProps {
  /** The provider of its preset; the way's own id where it has none. */
  provider: ProviderId
  /** The link that opened the dialog. */
  link?: string | undefined
}

/** A way to connect a model. */
export interface ConnectMethod {
  id: string
  label: string
  /** What it requires, in a few words. */
  hint: string
  Icon: LucideIcon
  Panel: ComponentType<MethodPanelProps>
  /** The connections that it creates. */
  makes: readonly ProviderId[]
}

/** Panels and icons of presets without the usual steps to a key. */
const panels: Readonly<Record<string, ComponentType<MethodPanelProps>>> = {
  azure: AzureMethod,
  openrouter: OpenRouterMethod,
  other: OtherMethod,
}
const icons: Readonly<Record<string, LucideIcon>> = {
  azure: Cloud,
  google: Sparkles,
  openrouter: Route,
  other: Network,
}

/** All ways, ordered from least setup to most. */
export function connectMethods(): readonly ConnectMethod[] {
  const local = connectionPresets.filter(({ connection }) => runsLocally(connection))
  const remote = connectionPresets.filter(preset => !local.includes(preset))
  return [
    {
      id: 'demo',
      label: t('Demo'),
      hint: t('Ready to use. No key, no network.'),
      Icon: BotMessageSquare,
      Panel: DemoMethod,
      makes: [],
    },
    {
      id: 'browser',
      label: t('Built into this browser'),
      hint: t('Downloaded once, then it runs on this device.'),
      Icon: AppWindow,
      Panel: BrowserMethod,
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
      Panel: LocalServerMethod,
      makes: local.map(({ connection }) => connection.provider),
    },
    {
      id: 'class',
      label: t('My class'),
      hint: t('A link or a code from your teacher.'),
      Icon: GraduationCap,
      Panel: ClassMethod,
      makes: ['class'],
    },
    ...remote.map(({ connection: { provider, label }, name, hint }) => ({
      id: provider,
      label: localize(name ?? label),
      hint: localize(hint),
      Icon: icons[provider] ?? KeyRound,
      Panel: panels[provider] ?? KeyMethod,
      makes: [provider],
    })),
  ]
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
