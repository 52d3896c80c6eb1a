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
import type { Connection, ProviderKind } from '../../providers/connections'
import { AzureWay } from './AzureWay'
import { BrowserWay } from './BrowserWay'
import { ClassWay } from './ClassWay'
import { DemoWay } from './DemoWay'
import { HomeWay } from './HomeWay'
import { AnthropicWay, GoogleWay, OpenAiWay } from './KeyWay'
import { OpenRouterWay } from './OpenRouterWay'
import { OtherWay } from './OtherWay'

/** One way to a model. */
export interface Way {
  id: string
  label: string
  /** What it takes, in a few words. */
  hint: string
  Icon: LucideIcon
  Panel: ComponentType<{ link?: string | undefined }>
  /** The connections that it makes. */
  makes: readonly ProviderKind[]
}

/** All ways, from what needs nothing to what needs most. */
export const ways: readonly Way[] = [
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
    hint: 'Ollama, LM Studio or llama.cpp.',
    Icon: Cpu,
    Panel: HomeWay,
    makes: ['ollama', 'lm-studio', 'llama-cpp'],
  },
  {
    id: 'class',
    label: 'My class',
    hint: 'A link or a code from your teacher.',
    Icon: GraduationCap,
    Panel: ClassWay,
    makes: ['class'],
  },
  {
    id: 'anthropic',
    label: 'Anthropic',
    hint: 'Claude, with a key of your own.',
    Icon: KeyRound,
    Panel: AnthropicWay,
    makes: ['anthropic'],
  },
  {
    id: 'openai',
    label: 'OpenAI',
    hint: 'GPT, with a key of your own.',
    Icon: KeyRound,
    Panel: OpenAiWay,
    makes: ['openai'],
  },
  {
    id: 'azure',
    label: 'Azure OpenAI',
    hint: 'A model that your school has deployed.',
    Icon: Cloud,
    Panel: AzureWay,
    makes: ['azure'],
  },
  {
    id: 'google',
    label: 'Google',
    hint: 'Gemini, with a key of your own.',
    Icon: Sparkles,
    Panel: GoogleWay,
    makes: ['google'],
  },
  {
    id: 'openrouter',
    label: 'OpenRouter',
    hint: 'Many makers. Sign in, no key to paste.',
    Icon: Route,
    Panel: OpenRouterWay,
    makes: ['openrouter'],
  },
  {
    id: 'other',
    label: 'Another address',
    hint: 'A gateway or a server of your own.',
    Icon: Network,
    Panel: OtherWay,
    makes: ['other'],
  },
]

/** The way by which the page's model answers now. */
export function wayInUse(model: string, connections: readonly Connection[]): Way | undefined {
  if (/^(chrome|page)\//.test(model)) return ways.find(({ id }) => id === 'browser')
  const connection = connections.find(({ id }) => model.startsWith(`${id}/`))
  return ways.find(({ id, makes }) => (connection ? makes.includes(connection.provider) : id === 'demo'))
}

/** The connection that a way has made, if there is one. */
export function connectionOf({ makes }: Way, connections: readonly Connection[]): Connection | undefined {
  return connections.find(({ provider }) => makes.includes(provider))
}
