import fs from 'node:fs'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin as VitePlugin } from 'vite'

const MACHINE_FILES = /\.(?:machine|regions?)\.ts$|\/dialogs\/src\/(?:.*\/)?regions\/[\w-]+\.ts$/

/** Whether a file is that of a state machine, or of a region of one. */
export const isMachine = (file: string) => MACHINE_FILES.test(file) && !file.includes('/node_modules/')

const TEXT = String.raw`(?:[^'\\\n]|\\.)*`
const DESCRIPTION = new RegExp(`\\bdescription: '${TEXT}',?`, 'g')
const SENTENCE = new RegExp(`'[A-Z]${TEXT} ${TEXT}\\.'`, 'g')

/**
 * The code of a machine without the descriptions of its states (ADR 84). They are written for the workbench and for who reads the code. What a user
 * reads is in the catalogues, so every sentence in these files is such a description.
 */
export function withoutDescriptions(code: string): string {
  return code.replace(DESCRIPTION, '').replace(SENTENCE, "''")
}

/** For Vite. */
export function leaveOutDescriptions(): VitePlugin {
  return {
    name: 'descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (isMachine(id) ? { code: withoutDescriptions(code), map: null } : undefined),
  }
}

/** For esbuild, before other plugins that read sources: the first one that reads a file is the only one. */
export function leaveOutDescriptionsForEsbuild(): EsbuildPlugin {
  return {
    name: 'descriptions',
    setup(build) {
      build.onLoad({ filter: MACHINE_FILES }, ({ path: file }) => (isMachine(file) ? { contents: withoutDescriptions(fs.readFileSync(file, 'utf8')), loader: 'ts' } : undefined))
    },
  }
}

