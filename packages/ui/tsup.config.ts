import { defineConfig } from 'tsup'
import { packageBuild } from '../../tsup.base'
import { zoomPanPinchForEsbuild } from './zoom-pan-pinch-build'

const base = packageBuild(new URL('.', import.meta.url), { index: 'src/index.ts', area: 'src/area/index.ts', chart: 'src/chart/index.ts', export: 'src/export/index.ts', form: 'src/form/index.ts', import: 'src/import/index.ts', layout: 'src/layout/index.ts', map: 'src/map/index.ts', screen: 'src/screen/index.ts', viewport: 'src/viewport/index.ts' })

export default defineConfig({
  ...base,
  noExternal: ['react-zoom-pan-pinch'],
  esbuildPlugins: [...(base.esbuildPlugins ?? []), zoomPanPinchForEsbuild()],
})
