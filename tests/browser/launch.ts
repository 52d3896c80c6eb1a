import type { LaunchOptions } from 'playwright-core'
import { findBrowser } from './find-browser'

/** A name of this machine as on a school's network: a page from there came over plain http, and is not a secure context. */
export const schoolHost = 'laptop.school'

/**
 * Parts of the browser that no test uses. The last three spare a third of the processor's time: pages of the address bar,
 * and a process kept for the next page. The others are what Playwright disables, which a list of our own replaces.
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

/** How the machine's browser is started, or the one that the test set-up installed. */
export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser()
  if (!executablePath)
    throw new Error('No browser found. `npm run test:browser` installs one, or says what to install.')
  return {
    executablePath,
    // Chromium's sandbox refuses to work for root; everybody else keeps it.
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
      '--lang=en-GB',
      `--host-resolver-rules=MAP ${schoolHost} 127.0.0.1`,
    ],
  }
}
