import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// Threads of Node 20 do not inherit tsx from the process that starts them.
register()
await import(workerData.file)
