import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

const { env, platform } = process

/** Where browsers are, on each system. The headless one comes first: it takes two thirds of the processor's time. */
function places(): string[] {
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(app => `/Applications/${app}.app/Contents/MacOS/${app}`)
  if (platform === 'win32')
    return ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].flatMap(path =>
      [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap(folder =>
        folder ? join(folder, path) : [],
      ),
    )
  const chromes = ['google-chrome-stable', 'google-chrome', 'microsoft-edge-stable', 'microsoft-edge']
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'].filter(Boolean)
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', ...chromes].flatMap(name =>
    folders.map(folder => join(folder, name)),
  )
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The browser for the tests: the one that AILI5_BROWSER names, else Chromium, Chrome or Edge of the system, else Playwright's own;
 * undefined where there is none.
 * @throws Error when AILI5_BROWSER cannot be run.
 */
export function findBrowser(): string | undefined {
  const { AILI5_BROWSER: chosen } = env
  if (chosen && !isProgram(chosen))
    throw new Error(`AILI5_BROWSER is ${chosen}, but there is no program. Correct it or leave it out.`)
  return chosen || [...places(), chromium.executablePath()].find(isProgram)
}

/** Commands that install a browser, one a line; of the systems with a package manager. */
const installs: Record<string, string> = {
  brew: 'brew install --cask google-chrome',
  winget: 'winget install --silent --accept-package-agreements --accept-source-agreements Google.Chrome',
  'apt-get':
    'apt-get update\napt-get install -y --no-install-recommends fonts-dejavu-core chromium-headless-shell\napt-get install -y --no-install-recommends fonts-dejavu-core chromium',
  dnf: 'dnf install -y chromium',
  pacman: 'pacman -Sy --noconfirm chromium',
  apk: 'apk add chromium',
  zypper: 'zypper install -y chromium',
}

/** Has the system's package manager install a browser, where it can do so without a password. */
function installBrowser(): void {
  const run = (command: string) =>
    spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], timeout: 900_000 }).status === 0
  const has = (name: string) => spawnSync(platform === 'win32' ? 'where' : 'which', [name]).status === 0
  const commands =
    Object.entries(installs)
      .find(([manager]) => has(manager))?.[1]
      .split('\n') ?? []
  const needsRoot = platform === 'linux' && process.getuid?.() !== 0
  for (const command of commands) if (!findBrowser()) run(needsRoot ? `sudo -n ${command}` : command)
}

/**
 * The browser for the tests, installed where there is none.
 * @throws Error that says what to install, when that fails.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('There is no Chromium, Chrome or Edge on this machine. Trying to install one.')
  installBrowser()
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge, and none could be installed. Install Google Chrome from ' +
      'https://www.google.com/chrome, or Chromium with your package manager (sudo apt-get install chromium), or set ' +
      'AILI5_BROWSER to the path of a browser that is like them. Then run the tests again.',
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(`browser: ${ensureBrowser()}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
