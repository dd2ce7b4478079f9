import path from 'node:path'
import ts from 'typescript'

/**
 * What an entry exports without a doc comment: declarations by name, and every call and section of the client
 * (`ApiClient.sensors.onFloor`), wherever the type of the client takes it from. A call of the server must also name the
 * call and the section of its specification. Data fields need a comment only where their name is not enough.
 */
export function undocumented(entries: readonly string[]): string[] {
  const program = ts.createProgram(entries, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  return entries.flatMap((entry) => {
    const name = path.basename(path.dirname(entry)) + '/' + path.basename(entry)
    return exportsOf(program, checker, entry)
      .flatMap((symbol) => [...missingIn(symbol), ...callsWithin(checker, symbol)])
      .map((missing) => `${name}: ${missing}`)
  })
}

function exportsOf(program: ts.Program, checker: ts.TypeChecker, entry: string): ts.Symbol[] {
  const file = program.getSourceFile(entry)
  const module = file && checker.getSymbolAtLocation(file)
  if (!module) throw new Error(`${entry} exports nothing`)
  return checker
    .getExportsOfModule(module)
    .map((exported) => {
      const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      // `export * as names` is documented where it is written: its target is a whole file
      return target.flags & ts.SymbolFlags.ValueModule ? exported : target
    })
}

function missingIn(symbol: ts.Symbol): string[] {
  return (symbol.declarations ?? []).flatMap((declaration) => {
    const name = ts.getNameOfDeclaration(declaration)?.getText() ?? '?'
    const missing = isDocumented(declaration) || isTypeOfDocumentedConstant(declaration) ? [] : [name]
    return [...missing, ...methodsWithin(declaration, name)]
  })
}

/** Methods that an interface declares itself, e.g. of a socket. */
function methodsWithin(node: ts.Node, owner: string): string[] {
  const found: string[] = []
  node.forEachChild((child) => {
    if ((ts.isMethodSignature(child) || isFunctionProperty(child)) && !isDocumented(child)) {
      found.push(`${owner}.${child.name.getText()}`)
    }
  })
  return found
}

const CLIENT_TYPE = /^(ApiClient|SignInClient|Crud|\w+Calls)$/

/** The calls and sections of a type that describes a part of the client, by the return types of its functions. */
function callsWithin(checker: ts.TypeChecker, symbol: ts.Symbol): string[] {
  if (!CLIENT_TYPE.test(symbol.name) || !(symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface))) return []
  // a generic helper type has no calls of its own
  return membersWithout(checker, checker.getDeclaredTypeOfSymbol(symbol), symbol.name)
}

function membersWithout(checker: ts.TypeChecker, type: ts.Type, owner: string): string[] {
  return checker.getPropertiesOfType(type).flatMap((member) => {
    const name = `${owner}.${member.name}`
    const memberType = checker.getTypeOfSymbol(member)
    const comments = (member.declarations ?? []).map(commentOf).join(' ')
    if (memberType.getCallSignatures().length > 0) return namesItsCall(member.name, comments) ? [] : [name]
    return [...(comments === '' ? [name] : []), ...membersWithout(checker, memberType, name)]
  })
}

function namesItsCall(name: string, comment: string): boolean {
  // the one function of the client that sends no request
  if (name === 'with') return comment !== ''
  return /\b(GET|POST|DELETE)\b|\/alarm\/websocket/.test(comment) && /\b(spec|contract|domain|trust|ADR) /.test(comment)
}

function commentOf(node: ts.Node): string {
  return ts.getJSDocCommentsAndTags(node).map((part) => part.getText()).join(' ')
}

function isFunctionProperty(node: ts.Node): node is ts.PropertySignature {
  return ts.isPropertySignature(node) && node.type !== undefined && ts.isFunctionTypeNode(node.type)
}

function isDocumented(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return commentOf(node.parent.parent) !== ''
  return commentOf(ts.isNamespaceExport(node) ? node.parent : node) !== ''
}

/** `type Verdict` of `const VERDICT`, or `type FirmInput` of `const firmInput`, right below it: one comment for both. */
function isTypeOfDocumentedConstant(node: ts.Node): boolean {
  if (!ts.isTypeAliasDeclaration(node)) return false
  const statements = node.getSourceFile().statements
  const before = statements[statements.indexOf(node) - 1]
  if (before === undefined || !ts.isVariableStatement(before) || !isDocumented(before)) return false
  const constant = before.declarationList.declarations[0]?.name.getText() ?? ''
  return new RegExp(`typeof ${constant}\\b`).test(node.type.getText()) && node.name.text.toLowerCase() === constant.replaceAll('_', '').toLowerCase()
}
