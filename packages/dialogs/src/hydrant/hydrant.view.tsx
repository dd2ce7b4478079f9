import { StatusBadge } from '@smart-fire/ui'
import { Flex } from '@smart-fire/ui/layout'
import { statePaths, useMessages } from '../provider'
import { PanelActs } from '../shared/parts/panel-acts'
import { BELOW_EACH_OTHER } from '../shared/parts/on-paper'
import { ScreenDialog } from '../shared/parts/screen-dialog'
import { HydrantActor, selectAddress, selectMode, selectRefreshing } from './hydrant.actor'
import { en, zhCN } from './hydrant.messages'
import { hydrantState } from './hydrant-state'
import { HydrantDevices } from './parts/device-list'
import { HydrantMap } from './parts/hydrant-map'
import { InfoPanel } from './parts/info-panel'
import { ModeSwitch } from './parts/mode-switch'

/** Map or list of one hydrant, and the panel about it. */
export function HydrantView({ onClose }: { onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const value = HydrantActor.useSelector(({ value }) => value)
  const name = HydrantActor.useSelector(({ context }) => context.facility?.name)
  const address = HydrantActor.useSelector(selectAddress)
  const map = HydrantActor.useSelector(selectMode) === 'map'
  return (
    <ScreenDialog open onClose={onClose} address={address} title={name ?? words.hydrant} badge={<State />} actions={<Acts />} padded={false}>
      <Flex data-state={statePaths(value)} position="relative" height="full" minHeight="0" css={BELOW_EACH_OTHER}>
        {map ? <HydrantMap /> : <HydrantDevices />}
        <InfoPanel />
      </Flex>
    </ScreenDialog>
  )
}

function State() {
  const words = useMessages({ zhCN, en })
  const facility = HydrantActor.useSelector(({ context }) => context.facility)
  if (facility === null) return null
  const { tone, label } = hydrantState(facility.status, words)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}

function Acts() {
  const words = useMessages({ zhCN, en })
  const actor = HydrantActor.useActorRef()
  const collapsed = HydrantActor.useSelector(({ value }) => value.panel === 'collapsed')
  const refreshing = HydrantActor.useSelector(selectRefreshing)
  return (
    <>
      <ModeSwitch />
      <PanelActs words={words} collapsed={collapsed} refreshing={refreshing} actor={actor} />
    </>
  )
}
