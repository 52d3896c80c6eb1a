import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { findBrowser, lightBrowser, type Machine, thisMachine } from './find-browser'

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

interface PackageManager {
  /** Before the installation. */
  update?: string[]
  install: string[]
  /** The first one that the manager can install is used. */
  packages: string[]
}

/** The first available one is used. */
const linuxManagers: Record<string, PackageManager> = {
  'apt-get': {
    update: ['update'],
    install: ['install', '-y', '--no-install-recommends', 'fonts-dejavu-core'],
    packages: [lightBrowser, 'chromium'],
  },
  dnf: { install: ['install', '-y'], packages: ['chromium'] },
  pacman: { install: ['-Sy', '--noconfirm'], packages: ['chromium'] },
  apk: { install: ['add'], packages: ['chromium'] },
  zypper: { install: ['install', '-y'], packages: ['chromium'] },
}

/** Has the system's package manager install a browser, as far as it can. */
function install(machine: Machine, installer: Installer): void {
  if (machine.platform === 'darwin') {
    installer.run('brew', ['install', '--cask', 'google-chrome'])
    return
  }
  if (machine.platform === 'win32') {
    const agreements = ['--accept-package-agreements', '--accept-source-agreements']
    installer.run('winget', ['install', '--silent', ...agreements, 'Google.Chrome'])
    return
  }
  const name = Object.keys(linuxManagers).find(name =>
    ['/usr/bin', '/bin', '/sbin', '/usr/sbin'].some(folder => machine.isProgram(`${folder}/${name}`)),
  )
  const manager = name && linuxManagers[name]
  // `-n`: fails at once if a password is required.
  if (!manager || !(installer.isRoot || installer.run('sudo', ['-n', 'true']))) return
  const run = (args: string[]) =>
    installer.isRoot ? installer.run(name, args) : installer.run('sudo', ['-n', name, ...args])
  if (manager.update && !run(manager.update)) return
  manager.packages.some(each => run([...manager.install, each]))
}

const advice: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Install Google Chrome from https://www.google.com/chrome, or run: brew install --cask google-chrome',
  win32: 'Install Google Chrome from https://www.google.com/chrome, or run: winget install Google.Chrome',
  linux: `Install Chromium with your package manager, for one: sudo apt-get install ${lightBrowser}`,
}

/**
 * The browser for tests, installed by the system's package manager where there is none. A machine of continuous
 * integration gets the light one also beside another, since that ends earlier.
 * @throws Error that says what to install, when that fails.
 */
export function ensureBrowser(machine: Machine = thisMachine, installer: Installer = thisInstaller): string {
  const found = findBrowser(machine)
  const isChosen = Boolean(machine.env.AILI5_BROWSER) || found?.endsWith(lightBrowser)
  const wantsLight = Boolean(machine.env.CI) && machine.platform === 'linux' && !isChosen
  if (found && !wantsLight) return found
  console.warn(
    found ? `Trying to install ${lightBrowser}.` : 'No Chrome, Chromium or Edge found; trying to install one.',
  )
  install(machine, installer)
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
