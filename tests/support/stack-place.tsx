import type { AppStores } from '../../src/store/app'
import { ActionsContext } from '../../src/ui/page/edits/actions-context'
import { cardActions } from '../../src/ui/page/edits/card-actions'
import { createScreen } from '../../src/ui/page/screen'
import { PipelinePlace } from '../../src/ui/shell/PipelinePlace'
import { renderSettled } from './page-app'

/** Renders the selected pipeline as a stack, without the rest of the page. */
export async function renderStackPlace(app: AppStores): Promise<void> {
  await renderSettled(
    app,
    <ActionsContext value={cardActions(app, createScreen())}>
      <PipelinePlace />
    </ActionsContext>,
  )
}
