import { DescriptionList } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import { selectUnit, selectUnitPlace } from '../hydrant.selectors'
import { FactsSection } from './facts-section'

/** Where the hydrant stands, whose it is and whom to call. */
export function UnitPart() {
  const words = useMessages({ zhCN, en })
  const unit = HydrantActor.useSelector(selectUnit)
  const fact = (id: string, term: string, value: string | null | undefined) => ({
    id,
    term,
    value: value ?? words.none,
    ...(value ? { copy: value } : {}),
  })
  return (
    <FactsSection
      title={words.unit}
      place={HydrantActor.useSelector(selectUnitPlace)}
      words={{ failed: words.unitFailed, stale: words.unitStale }}
    >
      <DescriptionList
        columns={1}
        label={words.unit}
        items={[
          fact('address', words.address, unit?.address),
          fact('unit', words.unitName, unit?.unitName),
          fact('phone', words.phone, unit?.phone),
        ]}
      />
    </FactsSection>
  )
}
