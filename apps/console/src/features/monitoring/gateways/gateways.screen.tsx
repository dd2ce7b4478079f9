import { useParams } from 'react-router'
import { tabsScreen, type DeclaredScreen } from '../../../screens'
import { allDevices } from '../all-devices/all-devices'
import { devicePage } from '../all-devices/device-page'
import { gatewayList } from './gateway-list'
import * as words from './gateways.messages'
import { unregisteredList } from './unregistered-list'

const tabs = tabsScreen({ key: 'adminSys/deviceManger', words, tabs: { gateways: gatewayList, devices: allDevices, unregistered: unregisteredList } })

/** The gateways (contract device 16), the devices of all systems (screens.md deviceManger), and the unregistered numbers that report (ADR 86); behind their address, `/{id}` is one device. */
export default {
  ...tabs,
  page: devicePage,
  Screen: (props) => (useParams().id === undefined ? <tabs.Screen {...props} /> : <devicePage.Screen />),
} satisfies DeclaredScreen
