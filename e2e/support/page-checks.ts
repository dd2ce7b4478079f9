import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The badge shows 99+ from 100, and its name the exact number: the name cannot contain what is shown. */
const INTENDED = [{ rule: 'label-content-name-mismatch', at: 'header button[aria-haspopup=dialog]' }]

/** The axe violations of the page, one line for each rule and element. */
export async function axeProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (intended) => {
    const { axe } = window as unknown as { axe: typeof Axe }
    const { violations } = await axe.run(document, { resultTypes: ['violations'], elementRef: true })
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ element }) => !intended.some(({ rule, at }) => rule === id && element?.matches(at)))
        .map(({ target }) => `${id}: ${target.join(' ')}`),
    )
  }, INTENDED)
}

/** Every visible or accessible text of the page: contents, names, titles and placeholders. */
function pageTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')]
    const attributes = named.flatMap((element) => ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => element.getAttribute(name) ?? []))
    return [...document.body.innerText.split('\n'), ...attributes].map((text) => text.trim()).filter((text) => text !== '')
  })
}

/** A catalogue key (`screen.title`, `adminSys/x`), or a raw value like `undefined`. */
const NOT_WORDS = /\bundefined\b|\bnull\b|\bNaN\b|\[object |\b[a-z]+[a-zA-Z]*\.[a-z][a-zA-Z.]*\b|[“"][a-zA-Z]+[/.][a-zA-Z./]+[”"]/

/** Texts that contain keys or raw values. */
export async function brokenTexts(page: Page): Promise<string[]> {
  return (await pageTexts(page)).filter((text) => NOT_WORDS.test(text))
}

/**
 * Chinese on an English page where the words come from a catalogue: headings, column headers, labels, buttons, tabs, names of
 * regions. Rows, lists and logs hold data; the menu and the way to here are named by the server.
 */
export function chineseWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = 'h1, h2, h3, th, label, legend, dt, button, [role=tab], [role=radio], [role=region], [role=table], table, input, [aria-label]'
    const data = 'tbody, ol, ul, [role=log], [role=listbox], nav, [lang="zh-CN"] *, button[lang="zh-CN"]'
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? (element.matches('table, [role=region]') ? '' : element.textContent)
    return [...document.querySelectorAll('#main ' + words.replaceAll(', ', ', #main ') + ', header button:not([aria-haspopup=menu])')]
      .filter((element) => !element.matches(data) && element.closest(data) === null)
      .map(nameOf)
      .filter((text) => /\p{Script=Han}/u.test(text))
  })
}
