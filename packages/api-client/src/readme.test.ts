import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { ENTRIES, PACKAGE } from './testing/entries'

const README = readFileSync(new URL('README.md', PACKAGE), 'utf8')

/** The ts blocks of the README as modules of this package, which exist in memory only. */
const examples = new Map(
  [...README.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = ''], at) => [
    fileURLToPath(new URL(`src/readme-${at + 1}.ts`, PACKAGE)),
    code,
  ]),
)

it('the examples of the README compile against the source', { timeout: 60_000 }, () => {
  const config = ts.getParsedCommandLineOfConfigFile(fileURLToPath(new URL('tsconfig.json', PACKAGE)), {}, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => expect.fail(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n')),
  })
  // an example may leave a value unused: a reader does something with it
  const options = { ...config?.options, noUnusedLocals: false, types: ['node'] }
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => examples.has(path.normalize(file)) || disk.fileExists(file),
    readFile: (file) => examples.get(path.normalize(file)) ?? disk.readFile(file),
    getSourceFile(file, target, ...rest) {
      const example = examples.get(path.normalize(file))
      return example === undefined ? disk.getSourceFile(file, target, ...rest) : ts.createSourceFile(file, example, target)
    },
  }

  const program = ts.createProgram([...examples.keys()], options, host)
  const problems = [...examples.keys()].flatMap((file) => {
    const source = program.getSourceFile(file)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText, start = 0 }) => {
        const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1
        return `${path.basename(file)}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
      },
    )
  })
  expect(problems).toEqual([])
  expect(examples.size).toBeGreaterThan(4)
})

it('the README names every entry', () => {
  const names = ENTRIES.map(({ name }) => path.posix.join('@smart-fire/api-client', name))
  expect(names.filter((name) => !README.includes(name))).toEqual([])
})
