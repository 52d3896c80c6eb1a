import { networkInterfaces } from 'node:os'
import { isPrivateHost } from '../engine/net/hosts'

/** What the machine says of its network cards. */
type Cards = ReturnType<typeof networkInterfaces>

/**
 * Where other machines of the network reach a gateway that listens at `host`: "http://192.168.1.5:8787". Null where it accepts
 * connections from this machine only, or has no network.
 */
export function networkOrigin(
  { host, port }: { host: string; port: number },
  cards: Cards = networkInterfaces(),
): string | null {
  if (host !== '0.0.0.0' && host !== '::') return null
  const addresses = Object.entries(cards)
    // Networks of virtual machines and containers lead nowhere.
    .filter(([name]) => !/^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap)/.test(name))
    .flatMap(([, entries = []]) => entries)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address)
  const address = addresses.find(isPrivateHost) ?? addresses[0]
  return address === undefined ? null : `http://${address}:${port}`
}
