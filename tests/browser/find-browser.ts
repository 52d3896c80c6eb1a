import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** Access to the machine; tests provide their own. */
export interface Machine {
  platform: NodeJS.Platform
  env: Record<string, string | undefined>
  isProgram(path: string): boolean
  /** The path of Playwright's own browser, whether it exists or not. */
  playwrightBrowser(): string | undefined
}

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isProgram(path) {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  },
  playwrightBrowser() {
    try {
      return chromium.executablePath()
    } catch {
      return undefined
    }
  },
}

/** Chromium without windows, as Playwright prefers it: it takes two thirds of the processor's time. */
export const lightBrowser = 'chromium-headless-shell'

const commands = [
  lightBrowser,
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
]
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const windowsPrograms = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
]

function systemPaths({ platform, env }: Machine): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])]
    return folders.flatMap(folder => macApps.map(app => `${folder}/${app}.app/Contents/MacOS/${app}`))
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      folder => folder !== undefined,
    )
    return folders.flatMap(folder => windowsPrograms.map(parts => [folder, ...parts].join('\\')))
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return commands.flatMap(command => [...folders, '/usr/bin', '/snap/bin'].map(folder => join(folder, command)))
}

/**
 * The browser for tests: the one named by AILI5_BROWSER, else the system's headless Chromium, Chrome, Chromium or Edge,
 * else Playwright's own; undefined where there is none.
 * @throws Error when AILI5_BROWSER cannot be run.
 */
export function findBrowser(machine: Machine = thisMachine): string | undefined {
  const chosen = machine.env.AILI5_BROWSER
  if (chosen) {
    if (!machine.isProgram(chosen)) throw new Error(`AILI5_BROWSER names ${chosen}, and no program can be run there.`)
    return chosen
  }
  const own = machine.playwrightBrowser()
  return [...systemPaths(machine), ...(own ? [own] : [])].find(path => machine.isProgram(path))
}
