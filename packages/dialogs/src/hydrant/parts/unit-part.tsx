import { DescriptionList } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { copyableFact } from '../../shared/parts/copyable-fact'
import { dataStateOf } from '../../regions/data-state-of'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import { FactsSection } from './facts-section'

/** Address, connected unit and phone. */
export function UnitPart() {
  const words = useMessages({ zhCN, en })
  const unit = HydrantActor.useSelector(({ context }) => context.unit)
  return (
    <FactsSection
      title={words.unit}
      state={HydrantActor.useSelector(({ value }) => dataStateOf(value.unit))}
      words={{ failed: words.unitFailed, stale: words.unitStale }}
    >
      <DescriptionList
        columns={1}
        label={words.unit}
        items={[
          copyableFact('address', words.address, unit?.address),
          copyableFact('unit', words.unitName, unit?.unitName),
          copyableFact('phone', words.phone, unit?.phone),
        ]}
      />
    </FactsSection>
  )
}
