import { createContext, use } from 'react'

/** Opens the dialog that connects a pipeline to others. */
export const ConnectingContext = createContext<(pipelineId: string) => void>(() => {})

export const useConnecting = () => use(ConnectingContext)
