export { asDemo } from './as-demo'
export type { DemoFault } from './faults'
export { createDemoModel, type DemoModel, type DemoModelOptions } from './model'
