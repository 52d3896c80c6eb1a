export { asDemo } from './as-demo'
export type { Fault } from './faults'
export { createDemoModel, type DemoModel, type DemoModelOptions } from './model'
