import { anthropic } from './anthropic'
import { azure } from './azure'
import { google } from './google'
import { llamaCpp } from './llama-cpp'
import { lmStudio } from './lm-studio'
import { ollama } from './ollama'
import { openai } from './openai'
import { openrouter } from './openrouter'
import { other } from './other'
import type { ConnectionPreset } from './preset'

/** Every provider that can be connected, in the order of the page. A new one is one file, one import and one line here. */
export const connectionPresets: readonly ConnectionPreset[] = [
  anthropic,
  openai,
  azure,
  google,
  openrouter,
  ollama,
  lmStudio,
  llamaCpp,
  other,
]
