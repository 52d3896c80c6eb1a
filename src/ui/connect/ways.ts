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
import type { Connection, ProviderId } from '../../providers/connections'
import { runsLocally } from '../../providers/preset-of'
import { connectionPresets } from '../../providers/presets'
import { AzureWay } from './AzureWay'
import { BrowserWay } from './BrowserWay'
import { ClassWay } from './ClassWay'
import { DemoWay } from './DemoWay'
import { HomeWay } from './HomeWay'
import { KeyWay } from './KeyWay'
import { OpenRouterWay } from './OpenRouterWay'
import { OtherWay } from './OtherWay'

/** Props of a way's panel. */
export interface WayPanelProps {
  /** The provider of its preset; the way's own id where it has none. */
  provider: ProviderId
  /** The link that opened the dialog. */
  link?: string | undefined
}

/** A way to connect a model. */
export interface Way {
  id: string
  label: string
  /** What it requires, in a few words. */
  hint: string
  Icon: LucideIcon
  Panel: ComponentType<WayPanelProps>
  /** The connections that it creates. */
  makes: readonly ProviderId[]
}

/** Panels and icons of presets without the usual steps to a key. */
const panels: Readonly<Record<string, ComponentType<WayPanelProps>>> = {
  azure: AzureWay,
  openrouter: OpenRouterWay,
  other: OtherWay,
}
const icons: Readonly<Record<string, LucideIcon>> = {
  azure: Cloud,
  google: Sparkles,
  openrouter: Route,
  other: Network,
}

const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** All ways, ordered from least setup to most. */
export function allWays(): readonly Way[] {
  const local = connectionPresets.filter(({ connection }) => runsLocally(connection))
  const remote = connectionPresets.filter(preset => !local.includes(preset))
  return [
    {
      id: 'demo',
      label: 'Demo',
      hint: 'Here already. No key, no network.',
      Icon: BotMessageSquare,
      Panel: DemoWay,
      makes: [],
    },
    {
      id: 'browser',
      label: 'Built into this browser',
      hint: 'Fetched once, then it runs on this device.',
      Icon: AppWindow,
      Panel: BrowserWay,
      makes: [],
    },
    {
      id: 'home',
      label: 'On this computer',
      hint: `${orList.format(local.map(({ connection }) => connection.label))}.`,
      Icon: Cpu,
      Panel: HomeWay,
      makes: local.map(({ connection }) => connection.provider),
    },
    {
      id: 'class',
      label: 'My class',
      hint: 'A link or a code from your teacher.',
      Icon: GraduationCap,
      Panel: ClassWay,
      makes: ['class'],
    },
    ...remote.map(({ connection: { provider, label }, hint }) => ({
      id: provider,
      label,
      hint,
      Icon: icons[provider] ?? KeyRound,
      Panel: panels[provider] ?? KeyWay,
      makes: [provider],
    })),
  ]
}

/** The way of the page's default model. */
export function wayInUse(model: string, connections: readonly Connection[]): Way | undefined {
  if (/^(chrome|page)\//.test(model)) return allWays().find(({ id }) => id === 'browser')
  const connection = connections.find(({ id }) => model.startsWith(`${id}/`))
  return allWays().find(({ id, makes }) => (connection ? makes.includes(connection.provider) : id === 'demo'))
}

/** The connection that a way has created, if any. */
export function connectionOf({ makes }: Way, connections: readonly Connection[]): Connection | undefined {
  return connections.find(({ provider }) => makes.includes(provider))
}
