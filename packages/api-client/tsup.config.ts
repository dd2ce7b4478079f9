import { defineConfig } from 'tsup'
import { packageBuild } from '../../tsup.base'

export default defineConfig(
  packageBuild({
    index: 'src/index.ts',
    wire: 'src/wire.ts',
    contract: 'src/contract/index.ts',
    mock: 'src/mock/index.ts',
  }),
)
