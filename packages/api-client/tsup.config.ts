import { defineConfig } from 'tsup'
import { packageBuild } from '../../tsup.base'

export default defineConfig(
  packageBuild(new URL('.', import.meta.url), {
    index: 'src/index.ts',
    'sign-in': 'src/sign-in.ts',
    wire: 'src/wire.ts',
    contract: 'src/contract/index.ts',
    'contract-screens': 'src/contract/screens.ts',
    mock: 'src/mock/index.ts',
    firms: 'src/groups/firms/index.ts',
    'device-series': 'src/groups/device-series/index.ts',
    doors: 'src/groups/doors/index.ts',
    live: 'src/groups/live/index.ts',
    'plan-editor': 'src/groups/plan-editor/index.ts',
    records: 'src/groups/records/index.ts',
    logs: 'src/groups/logs/index.ts',
    roles: 'src/groups/roles/index.ts',
    statistics: 'src/groups/statistics/index.ts',
    devices: 'src/groups/devices/index.ts',
    estate: 'src/groups/estate/index.ts',
    'fire-hosts': 'src/groups/fire-hosts/index.ts',
    departments: 'src/groups/departments/index.ts',
    'networked-units': 'src/groups/networked-units/index.ts',
    'managed-buildings': 'src/groups/managed-buildings/index.ts',
    'first-steps': 'src/groups/first-steps/index.ts',
    gateways: 'src/groups/gateways/index.ts',
    'hydrant-photos': 'src/groups/hydrant-photos/index.ts',
    'measuring-points': 'src/groups/measuring-points/index.ts',
    water: 'src/groups/water/index.ts',
    administration: 'src/groups/administration/index.ts',
  }),
)
