import { t } from '../../language/active'
/** The host of what was typed: a host with an optional port, or any URL. An error message where it is none. */
export function readHost(text: string): { host: string } | { problem: string } {
  const typed = text.trim()
  if (typed === '') return { problem: t('Type a host, like hooks.example.com.') }
  if (typed.includes('*')) return { problem: t('Write the full name of each host. A star does not work here.') }
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return { problem: t('“{typed}” is not the name of a host.', { typed }) }
  const { protocol, host } = new URL(address)
  if ((protocol !== 'https:' && protocol !== 'http:') || host === '') {
    return { problem: t('Only hosts of http and https addresses can be allowed.') }
  }
  return { host }
}
