import type { AppStores } from '../../src/store/app'
import { PipelinePlace } from '../../src/ui/shell/PipelinePlace'
import { renderSettled } from './page-app'

/** Renders the selected pipeline as a stack, without the rest of the page. */
export async function renderStackPlace(app: AppStores): Promise<void> {
  await renderSettled(app, <PipelinePlace />)
}
