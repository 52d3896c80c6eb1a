import { describe, expect, test, vi } from 'vitest'
import { findBrowser, type Machine } from './find-browser'
import { ensureBrowser, type Installer } from './install-browser'

function machine(programs: Iterable<string>, over: Partial<Machine> = {}): Machine {
  const there = new Set(programs)
  return {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isProgram: path => there.has(path),
    playwrightBrowser: () => '/cache/playwright/chrome',
    ...over,
  }
}

describe('finding a browser', () => {
  test('the one that AILI5_BROWSER names comes before all others', () => {
    const env = { PATH: '/usr/bin', AILI5_BROWSER: '/opt/mine' }
    expect(findBrowser(machine(['/opt/mine', '/usr/bin/chromium'], { env }))).toBe('/opt/mine')
  })

  test('a wrong AILI5_BROWSER is an error, never silently another browser', () => {
    const env = { PATH: '/usr/bin', AILI5_BROWSER: '/opt/mine' }
    expect(() => findBrowser(machine(['/usr/bin/chromium'], { env }))).toThrow('/opt/mine')
  })

  test("the system's own comes before Playwright's", () => {
    expect(findBrowser(machine(['/usr/bin/chromium', '/cache/playwright/chrome']))).toBe('/usr/bin/chromium')
    expect(findBrowser(machine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome')
  })

  test('the one without windows comes before all others of the system', () => {
    const light = '/usr/bin/chromium-headless-shell'
    expect(findBrowser(machine(['/usr/local/bin/google-chrome', '/usr/bin/chromium', light]))).toBe(light)
  })

  test('Chrome comes before Chromium, and both before Edge, anywhere on the path', () => {
    const chrome = '/usr/local/bin/google-chrome'
    expect(findBrowser(machine(['/usr/bin/chromium', chrome]))).toBe(chrome)
    expect(findBrowser(machine(['/usr/local/bin/microsoft-edge', '/usr/bin/chromium']))).toBe('/usr/bin/chromium')
  })

  test.each<[NodeJS.Platform, Machine['env'], string]>([
    ['darwin', { HOME: '/Users/kim' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', { HOME: '/Users/kim' }, '/Users/kim/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['win32', { PROGRAMFILES: 'C:\\Program Files' }, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    [
      'win32',
      { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  ])('on %s with %o it looks at %s', (platform, env, path) => {
    expect(findBrowser(machine([path], { platform, env }))).toBe(path)
  })

  test('nothing there is undefined', () => {
    expect(findBrowser(machine([]))).toBeUndefined()
    expect(findBrowser(machine([], { playwrightBrowser: () => undefined }))).toBeUndefined()
  })
})

describe('installing a browser', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})

  /** A Linux machine with some programs, where a package manager can or cannot install chromium. */
  function bare(
    programs: string[],
    options: { isRoot?: boolean; sudo?: boolean; works?: boolean; knowsLight?: boolean; env?: Machine['env'] },
  ) {
    const there = new Set(programs)
    const ran: string[] = []
    const installer: Installer = {
      isRoot: options.isRoot ?? false,
      run(command, args) {
        const line = [command, ...args].join(' ')
        ran.push(line)
        if (line === 'sudo -n true') return options.sudo ?? false
        if (options.works === false) return false
        const asked = args.at(-1) ?? ''
        if (asked === 'chromium-headless-shell' && !options.knowsLight) return false
        if (asked.startsWith('chromium')) there.add(`/usr/bin/${asked}`)
        return true
      },
    }
    const env = { PATH: '/usr/bin', ...options.env }
    return { machine: machine([], { env, isProgram: path => there.has(path) }), installer, ran }
  }

  test('nothing is installed where a browser is there', () => {
    const { machine, installer, ran } = bare(['/usr/bin/chromium', '/usr/bin/apt-get'], { isRoot: true })
    expect(ensureBrowser(machine, installer)).toBe('/usr/bin/chromium')
    expect(ran).toEqual([])
  })

  test('root installs the light one with apt-get, after an update', () => {
    const { machine, installer, ran } = bare(['/usr/bin/apt-get'], { isRoot: true, knowsLight: true })
    expect(ensureBrowser(machine, installer)).toBe('/usr/bin/chromium-headless-shell')
    expect(ran).toEqual(['apt-get update', expect.stringMatching(/^apt-get install -y .* chromium-headless-shell$/)])
  })

  test('a system that does not know the light one gets Chromium', () => {
    const { machine, installer, ran } = bare(['/usr/bin/apt-get'], { isRoot: true })
    expect(ensureBrowser(machine, installer)).toBe('/usr/bin/chromium')
    expect(ran.at(-1)).toMatch(/^apt-get install -y .* chromium$/)
  })

  test('continuous integration gets the light one beside another, and uses the other where that fails', () => {
    const there = ['/usr/bin/chromium', '/usr/bin/apt-get']
    const knows = bare(there, { isRoot: true, knowsLight: true, env: { CI: 'true' } })
    expect(ensureBrowser(knows.machine, knows.installer)).toBe('/usr/bin/chromium-headless-shell')
    const fails = bare(there, { isRoot: true, works: false, env: { CI: 'true' } })
    expect(ensureBrowser(fails.machine, fails.installer)).toBe('/usr/bin/chromium')
    expect(fails.ran).toEqual(['apt-get update'])
    const chosen = bare(there, { isRoot: true, env: { CI: 'true', AILI5_BROWSER: '/usr/bin/chromium' } })
    expect(ensureBrowser(chosen.machine, chosen.installer)).toBe('/usr/bin/chromium')
    expect(chosen.ran).toEqual([])
  })

  test('others install through sudo where it asks for no password', () => {
    const { machine, installer, ran } = bare(['/usr/bin/dnf'], { sudo: true })
    expect(ensureBrowser(machine, installer)).toBe('/usr/bin/chromium')
    expect(ran).toEqual(['sudo -n true', 'sudo -n dnf install -y chromium'])
  })

  test.each([
    ['sudo asks for a password', ['/usr/bin/apt-get'], { sudo: false }],
    ['the package manager fails', ['/usr/bin/apt-get'], { isRoot: true, works: false }],
    ['there is no package manager', [], { isRoot: true }],
  ])('where %s, it says what to install', (_, programs, options) => {
    const { machine, installer } = bare(programs, options)
    expect(() => ensureBrowser(machine, installer)).toThrow(
      /sudo apt-get install chromium-headless-shell[\s\S]*AILI5_BROWSER/,
    )
  })

  test('a failed update stops before the install', () => {
    const { machine, installer, ran } = bare(['/usr/bin/apt-get'], { isRoot: true, works: false })
    expect(() => ensureBrowser(machine, installer)).toThrow()
    expect(ran).toEqual(['apt-get update'])
  })

  test.each<[NodeJS.Platform, string, RegExp]>([
    ['darwin', 'brew', /brew install --cask google-chrome/],
    ['win32', 'winget', /winget install Google\.Chrome/],
  ])('on %s it tries %s, then says what to install', (platform, command, advice) => {
    const ran: string[] = []
    const installer: Installer = {
      isRoot: false,
      run(name) {
        ran.push(name)
        return false
      },
    }
    expect(() => ensureBrowser(machine([], { platform, env: {} }), installer)).toThrow(advice)
    expect(ran).toEqual([command])
  })
})
