export { asDemo, createDemoModel, type DemoModel } from './model'
