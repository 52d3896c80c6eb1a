export { asDemo } from './as-demo'
export { createDemoModel, type DemoModel } from './model'
