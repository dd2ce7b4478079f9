import { Stack } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { SidePanel } from '../../shared/parts/side-panel'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import { MonitoringPart } from './monitoring-part'
import { NotEnabledPart } from './not-enabled-part'
import { OutletsPart } from './outlets-part'
import { RecordsPart } from './records-part'
import { UnitPart } from './unit-part'

const PANEL_WIDTH_PX = 340

/** The right panel (spec 2 §2.3). */
export function InfoPanel() {
  const words = useMessages({ zhCN, en })
  if (HydrantActor.useSelector(({ value }) => value.panel === 'collapsed')) return null
  return (
    <SidePanel label={words.panel} widthPx={PANEL_WIDTH_PX}>
      <Stack gap="6">
        <UnitPart />
        <MonitoringPart />
        <NotEnabledPart />
        <OutletsPart />
        <RecordsPart />
      </Stack>
    </SidePanel>
  )
}
