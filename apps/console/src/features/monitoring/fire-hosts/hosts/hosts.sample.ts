import type { FireHost } from '@smart-fire/api-client/fire-hosts'
import type { ScreenSample } from '../../../../testing/screen-sample'

const AT = Date.UTC(2026, 10, 18, 2)

/** A weak battery, and manual mode; the bus was never told. */
const STATES: FireHost['states'] = {
  mainPowerFault: { name: 'mainPowerFault', on: false, at: AT, since: AT }, batteryFault: { name: 'batteryFault', on: true, at: AT, since: AT }, manual: { name: 'manual', on: true, at: AT, since: AT },
}

export function aFireHost(changes: Partial<FireHost> = {}): FireHost {
  return {
    id: '5', version: '1', name: '星河大厦主机', serverIp: '10.20.1.10', port: '4001', coordinates: null, position: '1F 消控室', manufacturer: '海湾安全', model: 'JB-QB-GST500',
    protocol: 'GB/T 26875.3', buildingId: '12', buildingName: '星河大厦', controlRoom: '1F 消控室', phone: '0571-88000119', lastContactAt: AT, silent: false, states: STATES, stopped: false, stopReason: null,
    refusedAt: null, updatedAt: AT, ...changes,
  }
}

export default {
  rows: [
    aFireHost(),
    aFireHost({ id: '6', name: '滨江医院主机', serverIp: '10.20.2.10', buildingId: '13', buildingName: '滨江医院', silent: true }),
    aFireHost({ id: '7', name: null, serverIp: '10.20.3.10', buildingId: null, buildingName: null, controlRoom: null, phone: null, lastContactAt: null, states: {} }),
    aFireHost({ id: '8', name: '文创园主机', serverIp: '10.20.4.10', stopped: true, stopReason: '改造施工', refusedAt: AT }),
  ],
  round: {
    add: {
      name: '验收主机', serverIp: '10.250.1.9', port: '4009', protocol: 'Modbus', manufacturer: '海湾安全', model: 'JB-1', buildingId: '万诚广场', controlRoom: '1F 消控室', phone: '0571-88000120',
      position: '地下一层',
    },
    edit: { controlRoom: '2F 消控室' },
    find: 'name',
  },
} satisfies ScreenSample<FireHost>
