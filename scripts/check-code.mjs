// Fails on an error of TypeScript or a finding of ESLint. Both take the types from one program; with one for each it took half as long again.
import { ESLint } from 'eslint'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from './lib/root.mjs'

const program = readProgram(path.join(ROOT, 'tsconfig.json'))
const mistakes = ts.getPreEmitDiagnostics(program)
if (mistakes.length > 0) console.error(ts.formatDiagnostics(mistakes, { getCanonicalFileName: (name) => name, getCurrentDirectory: () => ROOT, getNewLine: () => '\n' }))

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { project: null, programs: [program] } } },
})
const findings = (await eslint.lintFiles('.')).filter(({ messages }) => messages.length > 0)
if (findings.length > 0) console.error(await (await eslint.loadFormatter('stylish')).format(findings))
if (mistakes.length > 0 || findings.length > 0) process.exit(1)
console.log(`${program.getRootFileNames().length} files of TypeScript, no errors, and nothing found by ESLint.`)

/** Throws when the file cannot be read; what is wrong in it is among the diagnostics of the program. */
function readProgram(file) {
  const onUnRecoverableConfigFileDiagnostic = ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
  }
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(file, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic })
  // ESLint walks from a node to its parents
  return ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors, host: ts.createCompilerHost(options, true) })
}
