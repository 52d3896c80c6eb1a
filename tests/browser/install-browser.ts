import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { findBrowser, type Machine, thisMachine } from './find-browser'

/** Access to the machine for installation; tests provide their own. */
export interface Installer {
  isRoot: boolean
  /** Runs a command to its end with visible output; whether it succeeded. */
  run(command: string, args: string[]): boolean
}

const thisInstaller: Installer = {
  isRoot: process.getuid?.() === 0,
  run: (command, args) =>
    spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      // Some mirrors are slow; an unanswered prompt must not block the tests forever.
      timeout: 900_000,
    }).status === 0,
}

/** The commands of each package manager; the first available one is used. */
const linuxManagers: Record<string, string[][]> = {
  'apt-get': [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
  ],
  dnf: [['dnf', 'install', '-y', 'chromium']],
  pacman: [['pacman', '-Sy', '--noconfirm', 'chromium']],
  apk: [['apk', 'add', 'chromium']],
  zypper: [['zypper', '--non-interactive', 'install', 'chromium']],
}

function installSteps(machine: Machine, installer: Installer): string[][] {
  if (machine.platform === 'darwin') return [['brew', 'install', '--cask', 'google-chrome']]
  if (machine.platform === 'win32') {
    return [
      ['winget', 'install', '--silent', '--accept-package-agreements', '--accept-source-agreements', 'Google.Chrome'],
    ]
  }
  const manager = Object.keys(linuxManagers).find(name =>
    ['/usr/bin', '/bin', '/sbin', '/usr/sbin'].some(folder => machine.isProgram(`${folder}/${name}`)),
  )
  const steps = manager ? (linuxManagers[manager] ?? []) : []
  if (installer.isRoot) return steps
  // `-n`: fails at once if a password is required.
  return installer.run('sudo', ['-n', 'true']) ? steps.map(step => ['sudo', '-n', ...step]) : []
}

const advice: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Install Google Chrome from https://www.google.com/chrome, or run: brew install --cask google-chrome',
  win32: 'Install Google Chrome from https://www.google.com/chrome, or run: winget install Google.Chrome',
  linux: 'Install Chromium with your package manager, for one: sudo apt-get install chromium',
}

/**
 * The browser for tests, installed by the system's package manager where there is none.
 * @throws Error that says what to install, when that fails.
 */
export function ensureBrowser(machine: Machine = thisMachine, installer: Installer = thisInstaller): string {
  const found = findBrowser(machine)
  if (found) return found
  console.warn('No Chrome, Chromium or Edge found; trying to install one.')
  for (const [command = '', ...args] of installSteps(machine, installer)) {
    if (!installer.run(command, args)) break
  }
  const installed = findBrowser(machine)
  if (installed) return installed
  throw new Error(
    `The browser tests need Chrome, Chromium or Edge, and none could be found or installed.\n` +
      `${advice[machine.platform] ?? advice.linux}\n` +
      `Or set AILI5_BROWSER to the program of a Chromium-based browser that is somewhere else.`,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(ensureBrowser())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
