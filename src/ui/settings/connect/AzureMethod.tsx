import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { AzureForm } from '../AzureForm'
import styles from './Connect.module.css'
import { PageModelChoice } from './PageModelChoice'
import { Steps } from './Steps'
import { usePreset } from './use-preset'

/** A model that an organization has deployed at Azure. */
export function AzureMethod() {
  const { connection, isSaved } = usePreset('azure')
  return (
    <div className={classNames(layout.stack4, styles.body)}>
      <Steps>
        {[
          t('Deploy a model at Azure, or ask the person who runs it for your school.'),
          t('Copy the target URI and the key from the page of the deployment, and paste them below.'),
          t('Test it. That costs nothing.'),
        ]}
      </Steps>
      <AzureForm connection={connection} explained>
        {isSaved && <PageModelChoice connections={[connection]} />}
      </AzureForm>
    </div>
  )
}
