import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { ROOT } from '../lib/root.mjs'

/** The code blocks of a README in this language, as modules of its package that exist in memory only. */
function examplesOf(folder, language) {
  const readme = fs.readFileSync(path.join(folder, 'README.md'), 'utf8')
  const blocks = [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))]
  return new Map(blocks.map(([, code], at) => [path.join(folder, `src/readme-${at + 1}.${language}`), code]))
}

/** What the compiler says of the examples with the options of their package and `more`. */
function problemsOf(folder, examples, more) {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(folder, 'tsconfig.json'), {}, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => expect.fail(ts.flattenDiagnosticMessageText(messageText, '\n')),
  })
  const options = { ...config.options, ...more }
  const disk = ts.createCompilerHost(options)
  const host = {
    ...disk,
    fileExists: (file) => examples.has(path.normalize(file)) || disk.fileExists(file),
    readFile: (file) => examples.get(path.normalize(file)) ?? disk.readFile(file),
    getSourceFile(file, target, ...rest) {
      const example = examples.get(path.normalize(file))
      return example === undefined ? disk.getSourceFile(file, target, ...rest) : ts.createSourceFile(file, example, target)
    },
  }
  const program = ts.createProgram([...examples.keys()], options, host)
  return [...examples.keys()].flatMap((file) => {
    const source = program.getSourceFile(file)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(({ messageText, start = 0 }) =>
      `${path.basename(file)}:${source.getLineAndCharacterOfPosition(start).line + 1} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
  })
}

const PACKAGES = [
  // an example of a call may leave its result unused: a reader does something with it
  { name: 'api-client', language: 'ts', options: { noUnusedLocals: false, types: ['node'] } },
  { name: 'dialogs', language: 'tsx', options: {} },
]

it.each(PACKAGES)('the examples in the README of $name compile against the source', { timeout: 120_000 }, ({ name, language, options }) => {
  const folder = path.join(ROOT, 'packages', name)
  const examples = examplesOf(folder, language)
  expect(problemsOf(folder, examples, options)).toEqual([])
  expect(examples.size).toBeGreaterThan(4)
})
