import { defineConfig } from 'tsup'
import { packageBuild } from '../../tsup.base'

export default defineConfig(
  packageBuild(new URL('.', import.meta.url), {
    provider: 'src/provider/index.ts',
    'alarm-feed': 'src/alarm-feed/index.ts',
    'check-embedding': 'src/check-embedding/index.ts',
    'confirm-exception': 'src/confirm-exception/index.ts',
    'exception-list': 'src/exception-list/index.ts',
    'floor-plan': 'src/floor-plan/index.ts',
    hydrant: 'src/hydrant/index.ts',
    'not-enabled': 'src/not-enabled/index.ts',
    'building-detail': 'src/building-detail/index.ts',
    'sensor-realtime': 'src/sensor-realtime/index.ts',
    'addressed-dialog': 'src/addressed-dialog/index.ts',
    'device-words': 'src/device-words/index.ts',
    'paged-list': 'src/paged-list/index.ts',
    regions: 'src/regions/index.ts',
    'warning-tone': 'src/alarm-feed/sound/play-warning-tone.ts',
    testing: 'src/testing/index.ts',
  }, { elements: 'src/elements/index.ts' }),
)
