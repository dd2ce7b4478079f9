import { Flex } from '@smart-fire/ui/layout'
import { statePaths, useMessages } from '../provider'
import { PanelActs } from '../shared/parts/panel-acts'
import { BELOW_EACH_OTHER } from '../shared/parts/on-paper'
import { ScreenDialog } from '../shared/parts/screen-dialog'
import { FloorPlanActor, selectMode, selectRefreshing } from './floor-plan.actor'
import { en, zhCN } from './floor-plan.messages'
import { FloorDevices } from './parts/device-list'
import { DeviceNote } from './parts/device-note'
import { FloorRail } from './parts/floor-rail'
import { InfoPanel } from './parts/info-panel'
import { ModeSwitch } from './parts/mode-switch'
import { OtherFires } from './parts/other-fires'
import { PlanBadge } from './parts/plan-badge'
import { PlanImage } from './parts/plan-image'
import { UnplacedCount } from './parts/unplaced-count'
import { selectAddress } from './select-address'

/** Floor rail, list or picture, and panel of one building, side by side. */
export function FloorPlanView({ onClose }: { onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const value = FloorPlanActor.useSelector(({ value }) => value)
  const contact = FloorPlanActor.useSelector(({ context }) => context.contact)
  const image = FloorPlanActor.useSelector(selectMode) === 'image'
  const address = FloorPlanActor.useSelector(selectAddress)
  return (
    <ScreenDialog
      open
      onClose={onClose}
      address={address}
      title={contact?.name ?? words.building}
      badge={<PlanBadge />}
      actions={<Acts />}
      padded={false}
    >
      <Flex data-state={statePaths(value)} direction="column" height="full" minHeight="0">
        <OtherFires />
        <Flex position="relative" flex="1" minHeight="0" css={BELOW_EACH_OTHER}>
          <FloorRail />
          <Flex direction="column" flex="1" minWidth="0" minHeight="0" css={BELOW_EACH_OTHER}>
            <DeviceNote />
            {image ? <PlanImage /> : <FloorDevices />}
          </Flex>
          <InfoPanel />
        </Flex>
      </Flex>
    </ScreenDialog>
  )
}

function Acts() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const collapsed = FloorPlanActor.useSelector(({ value }) => value.panel === 'collapsed')
  const refreshing = FloorPlanActor.useSelector(selectRefreshing)
  return (
    <>
      <UnplacedCount />
      <ModeSwitch />
      <PanelActs words={words} collapsed={collapsed} refreshing={refreshing} actor={actor} />
    </>
  )
}
