import { expect } from 'storybook/test'

const CHINESE = /\p{Script=Han}/u
const CONTROLS = 'h1, h2, h3, button, label, legend, th, [role=tab], [role=columnheader], [role=status], [role=dialog]'

/**
 * Expects that no heading, label, button, tab or column has a Chinese name; for stories with `globals: { locale: 'en' }`.
 * `data`: texts of the sample rows, which keep their language and may be part of a name.
 */
export async function expectEnglishControls(data: readonly string[] = []): Promise<void> {
  const controls = [...document.querySelectorAll(CONTROLS)].filter((each) => each.checkVisibility())
  await expect(controls.length).toBeGreaterThan(2)
  await expect(controls.map(nameOf).map((name) => data.reduce((rest, text) => rest.replaceAll(text, ''), name)).filter((name) => CHINESE.test(name))).toEqual([])
}

function nameOf(control: Element): string {
  const own = control.getAttribute('aria-label')
  return own ?? (control.matches('[role=dialog]') ? '' : (control.textContent ?? ''))
}
