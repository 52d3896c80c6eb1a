/**
 * What is rendered only during and after a run: part of the chunk of src/store/run/run.chunk.ts, which is loaded by then.
 */

export { default as CardError } from '../stack/CardError'
export { default as RunMark } from '../stack/RunMark'
export { default as RunTotals } from './header/RunTotals'
export { default as StepWords } from './header/StepWords'
