// Finds circles of imports, type-only ones included: ESLint's no-cycle overlooks those.
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** The first file that a relative import means; null for packages and for what is no TypeScript. */
function resolveImport(from, specifier, files) {
  if (!specifier.startsWith('.')) return null
  const base = path.posix.join(path.posix.dirname(from), specifier)
  const found = ENDINGS.map((ending) => base + ending).find((candidate) => files.has(candidate))
  return found ?? null
}

/** Which file imports which, `import()` left out: a lazy import is how a circle is meant to be opened. */
export function importGraph(root, files) {
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const source = ts.createSourceFile(file, fs.readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest)
      const targets = source.statements
        .filter((node) => (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
        .map((node) => resolveImport(file, node.moduleSpecifier.text, known))
      return [file, [...new Set(targets.filter((target) => target !== null && target !== file))]]
    }),
  )
}

/** Groups of files that import each other in a circle (Tarjan's strongly connected components). */
export function importCycles(graph) {
  const index = new Map()
  const low = new Map()
  const stack = []
  const onStack = new Set()
  const cycles = []

  function visit(file) {
    index.set(file, index.size)
    low.set(file, index.get(file))
    stack.push(file)
    onStack.add(file)
    for (const target of graph.get(file) ?? []) {
      if (!index.has(target)) {
        visit(target)
        low.set(file, Math.min(low.get(file), low.get(target)))
      } else if (onStack.has(target)) low.set(file, Math.min(low.get(file), index.get(target)))
    }
    if (low.get(file) === index.get(file)) closeComponent(file)
  }
  function closeComponent(file) {
    const members = stack.splice(stack.indexOf(file))
    for (const member of members) onStack.delete(member)
    if (members.length > 1) cycles.push(members.sort())
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return cycles
}
