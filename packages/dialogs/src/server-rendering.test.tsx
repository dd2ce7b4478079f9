import { createMockBackend } from '@smart-fire/api-client/mock'
import { act, screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { pagesOf } from './server-rendering.fixtures'

type PageName = keyof ReturnType<typeof pagesOf>
interface Rendered {
  rendered: Record<PageName, { whole: string; streamed: string }>
  problems: string[]
}

const ROOT = path.join(import.meta.dirname, '../../..')
const NAMES: PageName[] = ['components', 'nested', 'dialogs']

const backend = createMockBackend()
const server = setupServer(...backend.handlers)
const pages = pagesOf(backend.clientOptions({ baseUrl: 'http://mock.local' }))
let onServer: Rendered

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'bypass' })
  const script = path.join(ROOT, 'scripts/render-on-server.mjs')
  const fixtures = path.join(import.meta.dirname, 'server-rendering.fixtures.tsx')
  const host = process.env['REACT_HOST'] ?? '.' // the folder that React is taken from
  // a process of its own, because libraries ask when they are loaded whether there is a document
  const { stdout } = await promisify(execFile)(process.execPath, [script, fixtures, path.join(ROOT, host)], { maxBuffer: 64 * 1024 ** 2 })
  onServer = JSON.parse(stdout) as Rendered
}, 120_000)
afterAll(() => server.close())

describe.each([...NAMES, 'late'] as const)('the page %s, rendered on a server', (name) => {
  it.each(['whole', 'streamed'] as const)('has only rules below our root (%s)', (how) => {
    const html = onServer.rendered[name][how]
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules = '']) => rules)
    const selectors = styles.flatMap(selectorsOf)
    expect(selectors.length).toBeGreaterThan(100)
    expect(selectors.filter((selector) => !selector.startsWith('.fsc-root'))).toEqual([])
    expect(styles.join('').split('--fsc-z-base:0;')).toHaveLength(2)
  })
})

describe.each(NAMES)('the page %s, rendered on a server', (name) => {
  it('is hydrated without a message, and its rules are then those of the browser’s style cache', async () => {
    const error = vi.spyOn(console, 'error')
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = onServer.rendered[name].whole
    const before = place.querySelectorAll('.fsc-root')
    const recoverable: unknown[] = []
    const root = await act(() => Promise.resolve(hydrateRoot(place, createElement<object>(pages[name] as ComponentType), { onRecoverableError: (problem) => recoverable.push(problem) })))
    onTestFinished(async () => {
      await act(() => Promise.resolve(root.unmount()))
      place.remove()
      error.mockRestore()
    })
    await waitFor(() => expect(place.querySelector('style')).toBeNull())
    expect([...before].every((element) => element.isConnected)).toBe(true)
    expect(recoverable).toEqual([])
    expect(error.mock.calls).toEqual([])
  })
})

it('nothing is reported while rendering on a server', () => {
  expect(onServer.problems).toEqual([])
})

it('rules of a root carry the nonce', () => {
  expect(onServer.rendered.components.whole).toMatch(/<style [^>]*nonce="n1"/)
})

it('a dialog that was open on the server opens in the browser', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = onServer.rendered.components.whole
  const root = await act(() => Promise.resolve(hydrateRoot(place, createElement(pages.components))))
  onTestFinished(async () => {
    await act(() => Promise.resolve(root.unmount()))
    place.remove()
  })
  expect(await screen.findByRole('dialog')).toHaveTextContent('标题')
})

/** The selectors of rules outside of keyframes. */
function selectorsOf(rules: string): string[] {
  const outside = rules.replace(/@(?:-webkit-)?keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
  const selectors = (outside.match(/[^{};]+(?=\{)/g) ?? []).map((selector) => selector.trim())
  return selectors.filter((selector) => !selector.startsWith('@'))
}
