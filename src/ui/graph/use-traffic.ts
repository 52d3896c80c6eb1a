import { createContext, use } from 'react'

/** The line width per key of a connection, by its calls over the saved runs; empty while traffic is not shown. */
export type Traffic = ReadonlyMap<string, { width: number; calls: number; failures: number }>

export const TrafficContext = createContext<Traffic>(new Map())

/** The traffic of one connection, if it is shown and there is any. */
export const useTraffic = (key: string) => use(TrafficContext).get(key)
