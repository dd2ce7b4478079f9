import { Flex } from '@chakra-ui/react'
import { StatusBadge } from '@smart-fire/ui'
import { statePaths, useMessages } from '../provider'
import { PanelActs } from '../shared/panel-acts'
import { ScreenDialog } from '../shared/screen-dialog'
import { HydrantActor } from './hydrant.actor'
import { en, zhCN } from './hydrant.messages'
import { selectCollapsed, selectFacility, selectMode, selectName, selectRefreshing, selectValue } from './hydrant.selectors'
import { hydrantState } from './hydrant-state'
import { DeviceList } from './parts/device-list'
import { HydrantMap } from './parts/hydrant-map'
import { InfoPanel } from './parts/info-panel'
import { ModeSwitch } from './parts/mode-switch'

/** Map or list of one hydrant, and the panel about it. */
export function HydrantView({ onClose }: { onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const value = HydrantActor.useSelector(selectValue)
  const name = HydrantActor.useSelector(selectName)
  const map = HydrantActor.useSelector(selectMode) === 'map'
  return (
    <ScreenDialog open onClose={onClose} title={name ?? words.hydrant} badge={<State />} actions={<Acts />} padded={false}>
      <Flex data-state={statePaths(value)} height="full" minHeight="0">
        {map ? <HydrantMap /> : <DeviceList />}
        <InfoPanel />
      </Flex>
    </ScreenDialog>
  )
}

function State() {
  const words = useMessages({ zhCN, en })
  const facility = HydrantActor.useSelector(selectFacility)
  if (facility === null) return null
  const { tone, label } = hydrantState(facility.status, words)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}

function Acts() {
  const words = useMessages({ zhCN, en })
  const actor = HydrantActor.useActorRef()
  const collapsed = HydrantActor.useSelector(selectCollapsed)
  const refreshing = HydrantActor.useSelector(selectRefreshing)
  return (
    <>
      <ModeSwitch />
      <PanelActs words={words} collapsed={collapsed} refreshing={refreshing} actor={actor} />
    </>
  )
}
