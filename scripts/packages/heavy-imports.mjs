/** Heavy modules, which must be loaded lazily, and the one entry (if any) that may import them statically. */
const HEAVY = [
  { what: 'ol', pattern: /^ol(\/|$)/ },
  { what: 'write-excel-file', pattern: /^write-excel-file(\/|$)/ },
  { what: 'read-excel-file', pattern: /^read-excel-file(\/|$)/ },
  { what: 'papaparse', pattern: /^papaparse$/ },
  { what: 'the charts', pattern: /^(@visx\/|@smart-fire\/ui\/chart$)/, entry: '@smart-fire/ui/chart' },
  { what: 'the viewport', pattern: /^@smart-fire\/ui\/viewport$/ },
  // a login page loads the sign-in entry, and nothing of this size before it is signed in
  { what: 'axios', pattern: /^axios$/, entry: '@smart-fire/api-client' },
  { what: 'the map', pattern: /^@smart-fire\/ui\/map$/ },
]
const STATIC_IMPORT = /(?:^|[;\n}])\s*(?:import|export)\s*(?:[^'"()]*?\sfrom\s*)?["']([^."'][^"']*)["']/g

/** Entries whose static code imports a heavy module (architecture §3, issue 4). */
export function heavyImportProblems(entries) {
  return entries.flatMap(({ name, codes }) => {
    const named = new Set(codes.flatMap((code) => [...code.matchAll(STATIC_IMPORT)].map(([, target]) => target)))
    return HEAVY.filter(({ entry, pattern }) => entry !== name && [...named].some((target) => pattern.test(target))).map(({ what }) => `${name} imports ${what} statically: load it with import()`)
  })
}
