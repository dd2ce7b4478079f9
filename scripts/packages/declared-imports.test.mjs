import { expect, it } from 'vitest'
import { undeclaredImportProblems } from './declared-imports.mjs'

const manifest = { name: '@smart-fire/ui', dependencies: { '@visx/axis': '4.0.0' }, peerDependencies: { react: '*', ol: '*' } }

it('reports imported packages without a declaration, also lazily imported ones', () => {
  expect(undeclaredImportProblems(manifest, ['import a from "react/jsx-runtime";\nexport * from "@visx/axis";', 'const load = () => import("ol/Map.js")', 'import "./chunk.js";'])).toEqual([])
  expect(undeclaredImportProblems(manifest, ['import { useZoom } from "react-zoom-pan-pinch";'])).toEqual(['@smart-fire/ui imports react-zoom-pan-pinch, which its package.json does not name'])
  expect(undeclaredImportProblems(manifest, ['const load = () => import("write-excel-file/browser")'])).toHaveLength(1)
})
