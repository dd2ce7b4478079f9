import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from '../lib/root.mjs'

/** Entries that other packages of ours import, and hosts do not. */
const NOT_FOR_HOSTS = ['@smart-fire/ui/layout']

/**
 * What a package exports, read from its types: for each entry its exports with their kind, what their doc comments say, and of an
 * interface that ends in `Props` its properties.
 */
export function publicFace(name) {
  const folder = path.join(ROOT, 'packages', name)
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const entries = Object.entries(manifest.exports).flatMap(([subpath, conditions]) => {
    const entry = path.posix.join(manifest.name, subpath)
    return typeof conditions === 'string' || NOT_FOR_HOSTS.includes(entry) ? [] : [{ entry, source: path.join(folder, conditions['@smart-fire/source']) }]
  })
  const program = ts.createProgram(entries.map(({ source }) => source), compilerOptions())
  const checker = program.getTypeChecker()
  return {
    name: manifest.name,
    version: manifest.version,
    description: manifest.description,
    entries: entries.map(({ entry, source }) => ({ entry, exports: exportsOf(checker, program.getSourceFile(source)) })),
  }
}

function compilerOptions() {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.base.json'), ts.sys.readFile)
  return ts.parseJsonConfigFileContent({ compilerOptions: config.compilerOptions, files: [] }, ts.sys, ROOT).options
}

function exportsOf(checker, source) {
  return checker.getExportsOfModule(checker.getSymbolAtLocation(source)).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const props = exported.name.endsWith('Props') ? propsOf(checker, symbol) : []
    return { name: exported.name, kind: symbol.flags & ts.SymbolFlags.Value ? 'value' : 'type', says: saysOf(checker, symbol), props }
  }).toSorted((one, other) => one.name.localeCompare(other.name))
}

function propsOf(checker, symbol) {
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).map((property) => {
    const declaration = property.declarations?.[0]
    const written = declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined
    const type = written ?? checker.typeToString(checker.getTypeOfSymbol(property))
    return {
      name: property.name,
      required: !(property.flags & ts.SymbolFlags.Optional),
      type: oneLine(type).replace(/ \| undefined$/, '').replace(/^\((.*=>.*)\)$/, '$1'),
      says: saysOf(checker, property),
    }
  })
}

/** Without the references to our specification, which hosts do not have. */
const saysOf = (checker, symbol) =>
  oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker))).replace(/ \((?:domain|spec|embedding|trust|contract)\b[^)]*\)/g, '')
const oneLine = (text) => text.replace(/\s+/g, ' ').trim()
