/** What a worker has that leads out of it: to the network, to storage, to other workers and tabs, to devices. */
const DOORS = [
  'fetch',
  'fetchLater',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'importScripts',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'Notification',
  'indexedDB',
  'caches',
  'cookieStore',
  'navigator',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL',
]

/**
 * Takes away for good what leads out of a worker. Foreign code runs in an interpreter that knows nothing of the worker;
 * this is the second line of defense, in case the first one has a hole.
 */
export function restrictGlobals(scope: object): void {
  for (const name of DOORS) {
    // Some are own properties of the scope, some are inherited.
    for (let owner = scope; owner !== Object.prototype && owner; owner = Object.getPrototypeOf(owner)) {
      if (Object.hasOwn(owner, name)) Reflect.deleteProperty(owner, name)
    }
    Object.defineProperty(scope, name, { value: undefined, writable: false, configurable: false })
  }
}
