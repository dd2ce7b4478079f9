import { createRequire } from 'node:module'
import vm from 'node:vm'
import { build, type Plugin } from 'esbuild'
import { expect, it } from 'vitest'
import { withoutInjectedStyle, zoomPanPinchForEsbuild } from '../../zoom-pan-pinch-build'

/** The elements that importing the gesture engine adds to the head, when it is built with these plugins. */
async function headAfterImport(plugins: Plugin[]): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: [new URL('./use-stage.ts', import.meta.url).pathname],
    bundle: true, write: false, format: 'cjs', platform: 'browser', external: ['react', 'react/jsx-runtime'], plugins, logLevel: 'silent',
  })
  const received: string[] = []
  const document = {
    head: { appendChild: (node: { tag: string }) => received.push(node.tag) },
    createElement: (tag: string) => ({ tag, appendChild: () => undefined }),
    createTextNode: (text: string) => text,
  }
  const module = { exports: {} as Record<string, unknown> }
  vm.runInNewContext(outputFiles[0]?.text ?? '', { document, module, exports: module.exports, require: createRequire(import.meta.url) })
  expect(module.exports.useStage).toBeTypeOf('function')
  return received
}

it('adds no style to the head, which a Content-Security-Policy would block (embedding C5)', async () => {
  expect(await headAfterImport([])).toEqual(['style'])
  expect(await headAfterImport([zoomPanPinchForEsbuild()])).toEqual([])
})

it('fails the build for a version that adds its style in another way', () => {
  expect(() => withoutInjectedStyle('addStyle(css)')).toThrow(/styleInject/)
})
