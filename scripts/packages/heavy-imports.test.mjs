import { expect, it } from 'vitest'
import { heavyImportProblems } from './heavy-imports.mjs'

const entry = (name, ...codes) => [{ name, codes }]

it('reports a static import of a heavy module, also in a chunk', () => {
  expect(heavyImportProblems(entry('@smart-fire/ui', 'import { a } from "./chunk.js";', 'import Map from "ol/Map.js";'))).toEqual(['@smart-fire/ui imports ol statically: load it with import()'])
  expect(heavyImportProblems(entry('@smart-fire/dialogs/floor-plan', 'import {\n  x\n} from "@smart-fire/ui/viewport";'))).toHaveLength(1)
  expect(heavyImportProblems(entry('@smart-fire/ui', 'export * from "@visx/axis";'))).toHaveLength(1)
  expect(heavyImportProblems(entry('@smart-fire/api-client/sign-in', 'import axios from "axios";'))).toHaveLength(1)
  expect(heavyImportProblems(entry('@smart-fire/ui/import', 'import { parse } from "papaparse";', 'import { readSheet } from "read-excel-file/universal";'))).toHaveLength(2)
})

it('allows lazy imports, the entry that may import it, and packages with similar names', () => {
  expect(heavyImportProblems(entry('@smart-fire/ui/map', 'const load = () => import("ol/Map.js");'))).toEqual([])
  expect(heavyImportProblems(entry('@smart-fire/api-client', 'import axios from "axios";'))).toEqual([])
  expect(heavyImportProblems(entry('@smart-fire/ui/chart', 'import { AxisLeft } from "@visx/axis";'))).toEqual([])
  expect(heavyImportProblems(entry('@smart-fire/ui', 'import { old } from "older";'))).toEqual([])
})
