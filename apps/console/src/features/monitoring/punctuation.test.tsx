import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import type { DeviceChange } from '@smart-fire/api-client/devices'
import type { Installation } from '@smart-fire/api-client/water'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { DeviceChanges } from './device-management/device-changes'
import { statesText } from './fire-hosts/hosts/host-cells'
import * as hosts from './fire-hosts/hosts/hosts.messages'
import { aFireHost } from './fire-hosts/hosts/hosts.sample'
import { SensorInstallation } from './water/sensors/sensor-installation'
import { anOutdoorSensor } from './water/sensors/sensors.sample'

afterEach(cleanup)

const AT = Date.UTC(2026, 10, 18, 2)
const CHANGE: DeviceChange = { act: 'stop', person: 'zhiban01', at: AT, reason: 'Repair', fields: [{ name: 'position', before: 'A', after: 'B' }, { name: 'model', before: null, after: 'M2' }] }
const INSTALLATION: Installation = {
  firstAt: null, firstData: null,
  reports: {
    dropped: 0,
    rows: [{
      id: '1', at: AT, person: 'Zhou', by: null, normal: true, unitName: 'Unit', hydrantName: null, address: null, sensorNumber: 'qy1', installedOn: '2026-03-12', firstAt: AT,
      firstData: [{ code: 'YL', name: 'Pressure', value: 0.34, unit: 'MPa' }, { code: 'VOL', name: 'Battery', value: 3.4, unit: 'V' }], remark: 'Done',
    }],
  },
}

async function textIn(locale: 'zh-CN' | 'en', children: ReactNode): Promise<string> {
  const calls = { changes: () => Promise.resolve({ rows: [CHANGE], dropped: 0 }), sensors: { installation: () => Promise.resolve(INSTALLATION) } }
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), with: () => calls } as unknown as ApiClient
  render(<SmartFireProvider client={client} locale={locale}>{children}</SmartFireProvider>)
  const item = await screen.findByRole('listitem')
  return item.querySelector('.fs-timeline-text')?.textContent ?? ''
}

it('the changes of a device are separated as in the language of the screen', async () => {
  const changes = <DeviceChanges device={{ id: '1', version: '1' }} />
  expect(await textIn('en', changes)).toBe('Reason: Repair; Position: A → B; Model: none → M2')
  cleanup()
  expect(await textIn('zh-CN', changes)).toBe('原因：Repair；位置描述：A → B；型号：空 → M2')
})

it('an installation report and its first data are separated as in the language of the screen', async () => {
  const installation = <SensorInstallation sensor={anOutdoorSensor()} />
  expect(await textIn('en', installation)).toBe('Unit · qy1; Installed on 2026-03-12; First data 2026-11-18 10:00:00 Pressure 0.34 MPa, Battery 3.4 V; Done')
  cleanup()
  expect(await textIn('zh-CN', installation)).toBe('Unit · qy1；安装日期 2026-03-12；首次数据 2026-11-18 10:00:00 Pressure 0.34 MPa，Battery 3.4 V；Done')
})

it('several states of a fire host are separated as in the language of the screen', () => {
  expect(statesText(aFireHost(), hosts.en)).toBe('Battery fault, Mode manual')
  expect(statesText(aFireHost(), hosts.zhCN)).toBe('备电故障、工作方式手动')
})
