import { DescriptionList } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { copyableFact } from '../../shared/copyable-fact'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import { selectUnit, selectUnitState } from '../hydrant.selectors'
import { FactsSection } from './facts-section'

/** Where the hydrant stands, whose it is and whom to call. */
export function UnitPart() {
  const words = useMessages({ zhCN, en })
  const unit = HydrantActor.useSelector(selectUnit)
  return (
    <FactsSection
      title={words.unit}
      place={HydrantActor.useSelector(selectUnitState)}
      words={{ failed: words.unitFailed, stale: words.unitStale }}
    >
      <DescriptionList
        columns={1}
        label={words.unit}
        items={[
          copyableFact('address', words.address, unit?.address, words.none),
          copyableFact('unit', words.unitName, unit?.unitName, words.none),
          copyableFact('phone', words.phone, unit?.phone, words.none),
        ]}
      />
    </FactsSection>
  )
}
