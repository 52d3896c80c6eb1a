import type { AppStores } from '../../src/store/app'
import { createScreen } from '../../src/ui/app/screen'
import { ActionsContext } from '../../src/ui/stack/actions-context'
import { cardActions } from '../../src/ui/stack/card-actions'
import { PipelinePlace } from '../../src/ui/stack/PipelinePlace'
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
