const IMPORT = /(?:^|[;\n}])\s*(?:import|export)\s*(?:[^'"()]*?\sfrom\s*)?["']([^."'][^"']*)["']|\bimport\(\s*["']([^."'][^"']*)["']\s*\)/g

/** Packages that a build imports and its package.json does not declare: they may be missing where the package is installed. */
export function undeclaredImportProblems({ name, dependencies = {}, peerDependencies = {} }, codes) {
  const promised = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)])
  const imported = codes.flatMap((code) => [...code.matchAll(IMPORT)].map(([, plain, lazy]) => packageOf(plain ?? lazy)))
  return [...new Set(imported)].filter((each) => !promised.has(each)).map((each) => `${name} imports ${each}, which its package.json does not name`)
}

function packageOf(specifier) {
  return specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
