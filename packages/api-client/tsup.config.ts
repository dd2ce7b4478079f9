import { defineConfig } from 'tsup'
import { packageBuild } from '../../tsup.base'

export default defineConfig(
  packageBuild({
    index: 'src/index.ts',
    'sign-in': 'src/sign-in.ts',
    wire: 'src/wire.ts',
    contract: 'src/contract/index.ts',
    mock: 'src/mock/index.ts',
    firms: 'src/groups/firms/index.ts',
    'device-series': 'src/groups/device-series/index.ts',
    doors: 'src/groups/doors/index.ts',
    records: 'src/groups/records/index.ts',
    statistics: 'src/groups/statistics/index.ts',
    estate: 'src/groups/estate/index.ts',
    administration: 'src/groups/administration/index.ts',
  }),
)
