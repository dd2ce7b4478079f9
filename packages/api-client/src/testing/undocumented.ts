import path from 'node:path'
import ts from 'typescript'

/**
 * What an entry exports without a doc comment: declarations by name, and every call inside an exported interface
 * (`ApiClient.sensors.onFloor`); a call of the server must also say which one it is, and where that is specified.
 * Data fields speak for themselves, or have a comment where they do not.
 */
export function undocumented(entries: readonly string[]): string[] {
  const program = ts.createProgram(entries, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noLib: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  return entries.flatMap((entry) => {
    const file = program.getSourceFile(entry)
    const module = file && checker.getSymbolAtLocation(file)
    if (!module) throw new Error(`${entry} exports nothing`)
    const name = path.basename(path.dirname(entry)) + '/' + path.basename(entry)
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      return (symbol.declarations ?? []).flatMap(missingIn).map((missing) => `${name}: ${missing}`)
    })
  })
}

function missingIn(declaration: ts.Declaration): string[] {
  const name = ts.getNameOfDeclaration(declaration)?.getText() ?? '?'
  const missing = isDocumented(declaration) || isTypeOfDocumentedTable(declaration) ? [] : [name]
  return [...missing, ...callsWithin(declaration, name)]
}

/** Calls in the groups of an interface. */
function callsWithin(node: ts.Node, owner: string): string[] {
  const found: string[] = []
  node.forEachChild((child) => {
    if (ts.isMethodSignature(child) || isCallProperty(child)) {
      if (!isDocumented(child) || (isServerCall(owner) && !saysWhichCall(child))) found.push(`${owner}.${child.name.getText()}`)
    } else if (ts.isPropertySignature(child) && child.type && ts.isTypeLiteralNode(child.type)) {
      found.push(...callsWithin(child.type, `${owner}.${child.name.getText()}`))
    }
  })
  return found
}

const isServerCall = (owner: string) => /^(ApiClient|\w+Calls)\b/.test(owner)

function saysWhichCall(node: ts.Node): boolean {
  const comment = ts.getJSDocCommentsAndTags(node).map((part) => part.getText()).join(' ')
  return /\b(GET|POST|DELETE)\b|\/alarm\/websocket/.test(comment) && /\b(spec|contract|domain|trust) /.test(comment)
}

function isCallProperty(node: ts.Node): node is ts.PropertySignature {
  return ts.isPropertySignature(node) && node.type !== undefined && ts.isFunctionTypeNode(node.type)
}

function isDocumented(node: ts.Node): boolean {
  const commented = ts.isVariableDeclaration(node) ? node.parent.parent : node
  return ts.getJSDocCommentsAndTags(commented).length > 0
}

/** `type Verdict` of `const VERDICT`, right below it: one comment for both. */
function isTypeOfDocumentedTable(node: ts.Node): boolean {
  if (!ts.isTypeAliasDeclaration(node)) return false
  const statements = node.getSourceFile().statements
  const before = statements[statements.indexOf(node) - 1]
  return before !== undefined && ts.isVariableStatement(before) && isDocumented(before)
    && /typeof [A-Z_]+\)\[keyof typeof [A-Z_]+\]/.test(node.getText())
}
