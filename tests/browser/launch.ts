import type { LaunchOptions } from '@playwright/test'
import { findBrowser } from './find-browser'

/** A hostname of this machine that is no secure context over plain http, as on a school's network. */
export const schoolHost = 'laptop.school'

/**
 * Unused parts of the browser. The last three save a third of the processor's time: pages of the address bar, and a
 * spare renderer process. The others are Playwright's defaults, which a custom list replaces.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

/**
 * Fewer threads and processes, and no optimizing compiler: on two cores, tests take a seventh less of the processor's
 * time. Not for measures of speed.
 */
export const frugal = [
  '--js-flags=--single-threaded --no-opt --no-maglev',
  '--in-process-gpu',
  '--num-raster-threads=1',
]

/**
 * Launch options of the system's browser with further arguments. Where there is none yet, the setup installs it before
 * a worker reads this again.
 */
export function launchOptions(args: readonly string[] = []): LaunchOptions {
  const executablePath = findBrowser()
  return {
    executablePath,
    // Chromium's sandbox does not work as root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      `--disable-features=${disabledFeatures}`,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
      '--lang=en-US',
      `--host-resolver-rules=MAP ${schoolHost} 127.0.0.1`,
      ...args,
    ],
  }
}
