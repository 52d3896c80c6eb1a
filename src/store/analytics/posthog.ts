import posthog from 'posthog-js/dist/module.slim.no-external'
import { type Fact, factNames, factProperties } from './facts'

/** Somewhere that facts can be sent to. */
export interface Counter {
  count(fact: Fact): void
  stop(): void
}

/** The only properties of PostHog's own that go along; it adds many about the device and the page, and each is left out. */
const allowedProperties = ['token', 'distinct_id', '$geoip_disable', '$process_person_profile']

/**
 * Counts at PostHog, as is right where children are: nothing is stored on the device, nothing is watched or recorded, no
 * address of the page goes along, no lookup by IP address, and no profile of a person.
 */
export function startCounting(key: string, host: string): Counter {
  isCounting = true
  if (!posthog.__loaded) init(key, host)
  return {
    count: ({ name, properties }) => void posthog.capture(name, { ...properties, $geoip_disable: true }),
    // PostHog's own way to stop keeps a note on the device.
    stop() {
      isCounting = false
    },
  }
}

let isCounting = false

function init(key: string, host: string): void {
  posthog.init(key, {
    api_host: host,
    persistence: 'memory',
    person_profiles: 'never',
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_performance: false,
    capture_exceptions: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_web_experiments: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    advanced_disable_toolbar_metrics: true,
    save_referrer: false,
    save_campaign_params: false,
    respect_dnt: true,
    ip: false,
    // Requests are readable in the network panel, and are sent at once.
    disable_compression: true,
    request_batching: false,
    opt_out_useragent_filter: true,
    before_send: event => {
      if (!event || !isCounting || !isFact(event.event)) return null
      const { uuid, event: name, timestamp, properties } = event
      return { uuid, event: name, ...(timestamp && { timestamp }), properties: onlyOurs(properties) }
    },
  })
}

function isFact(name: string): boolean {
  return (factNames as readonly string[]).includes(name)
}

function onlyOurs(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(([name]) => allowedProperties.includes(name) || factProperties.includes(name)),
  )
}
