import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../components/button/button'
import { StatusBadge } from '../components/status/status-badge'
import type { UiTheme } from '../theme/ui-theme'
import { UiRoot } from './ui-root'

/** What a host writes into its own style sheet. */
const BRAND = `
  [data-brand] { --fsc-light-accent: #0b6e4f; --fsc-dark-accent: #1f7a5c; --fsc-light-alarm: #a00000; --fsc-dark-alarm: #b3261e; --fsc-radius: 12px; --fsc-font: Georgia, serif; }
`

function Parts() {
  return (
    <>
      <Button variant="solid">提交</Button>
      <StatusBadge tone="alarm" variant="solid">火警</StatusBadge>
    </>
  )
}

function InShadow({ theme }: { theme: UiTheme }) {
  const [place, setPlace] = useState<{ shadow: ShadowRoot; mount: HTMLElement } | null>(null)
  const attach = (host: HTMLDivElement | null) => {
    if (!host || host.shadowRoot) return
    const shadow = host.attachShadow({ mode: 'open' })
    setPlace({ shadow, mount: shadow.appendChild(document.createElement('div')) })
  }
  return (
    <div data-shadow={theme} ref={attach}>
      {place ? createPortal(<UiRoot theme={theme} shadowRoot={place.shadow}><Parts /></UiRoot>, place.mount) : null}
    </div>
  )
}

/** Roots of a host with a brand, in the page and in shadow roots, beside one without. */
function Branded() {
  return (
    <>
      <style>{BRAND}</style>
      <div data-brand="">
        <UiRoot theme="light"><Parts /></UiRoot>
        <UiRoot theme="dark"><Parts /></UiRoot>
        <InShadow theme="light" />
        <InShadow theme="dark" />
      </div>
      <div data-plain=""><UiRoot theme="light"><Parts /></UiRoot></div>
    </>
  )
}

const meta = { title: 'UI 组件/HostVariables 主题变量', id: 'ui-hostvariables', component: Branded } satisfies Meta<typeof Branded>

export default meta
type Story = StoryObj<typeof meta>

/** Computed values of the button of a root. */
function lookOf(root: ParentNode | null | undefined) {
  const button = root?.querySelector('button')
  if (!button) throw new Error('not drawn yet')
  const { backgroundColor, borderTopLeftRadius, fontFamily } = getComputedStyle(button)
  return [backgroundColor, borderTopLeftRadius, fontFamily]
}

const GREEN = ['rgb(11, 110, 79)', '12px', 'Georgia, serif']
const NIGHT_GREEN = ['rgb(31, 122, 92)', '12px', 'Georgia, serif']

export const ABrandColourGetsIntoEveryRoot: Story = {
  async play({ canvasElement }) {
    const branded = (theme: UiTheme) => canvasElement.querySelector(`[data-brand] > [data-theme="${theme}"]`)
    const shadow = (theme: UiTheme) => canvasElement.querySelector(`[data-shadow="${theme}"]`)?.shadowRoot
    await waitFor(() => expect([lookOf(branded('light')), lookOf(branded('dark'))]).toEqual([GREEN, NIGHT_GREEN]))
    await waitFor(() => expect([lookOf(shadow('light')), lookOf(shadow('dark'))]).toEqual([GREEN, NIGHT_GREEN]))
    await expect(lookOf(canvasElement.querySelector('[data-plain]')).slice(0, 2)).toEqual(['rgb(34, 96, 159)', '5px'])
  },
}

export const SoDoesTheColourOfAlarms: Story = {
  async play({ canvasElement }) {
    const alarm = (root: ParentNode | null | undefined) => getComputedStyle(root?.querySelector('[data-tone="alarm"]') ?? document.body).backgroundColor
    await waitFor(() => expect(alarm(canvasElement.querySelector('[data-shadow="light"]')?.shadowRoot)).toBe('rgb(160, 0, 0)'))
    await expect(alarm(canvasElement.querySelector('[data-brand] > [data-theme="dark"]'))).toBe('rgb(179, 38, 30)')
    await expect(alarm(canvasElement.querySelector('[data-plain]'))).toBe('rgb(207, 35, 27)')
  },
}
