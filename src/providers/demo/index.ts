export type { Fault } from './faults'
export { createDemoModel, type DemoModelOptions } from './model'
