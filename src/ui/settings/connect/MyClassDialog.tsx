import { ClassMethod } from './ClassMethod'

/** The class of this page: joining it, its models, handing in, leaving it. */
export default function MyClassDialog() {
  return <ClassMethod />
}
