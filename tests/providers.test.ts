import { describeAdapters } from './browser/providers/matrix'
import { runModel } from './browser/providers/run-model'

describeAdapters('in Node', runModel)
