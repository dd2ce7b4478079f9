import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const FAMILY = 'Noto Sans SC Variable'
const STYLESHEET = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/index.css')
const FOLDER = 'pinned-font'

/** The font of the photographs: a webfont with the exact version of the lockfile, independent of the machine. */
export function fontName() {
  const { name, version } = JSON.parse(fs.readFileSync(path.join(path.dirname(STYLESHEET), 'package.json'), 'utf8'))
  return `${name} ${version}`
}

/** Copies the font into the built workbench; only the photograph run uses it. */
export function layPinnedFont(built) {
  fs.cpSync(path.join(path.dirname(STYLESHEET), 'files'), path.join(built, FOLDER), { recursive: true })
}

/** The argument of `drawWithPinnedFont`: the faces of the font and the family of all text. */
export function pinnedFont() {
  return { family: FAMILY, faces: pinnedFaces(fs.readFileSync(STYLESHEET, 'utf8')) }
}

/** The @font-face rules with addresses in the workbench. Text stays invisible until they have loaded. */
export function pinnedFaces(stylesheet) {
  return stylesheet.replaceAll('./files/', `/${FOLDER}/`).replaceAll('font-display: swap', 'font-display: block')
}

/** Runs in the page before the story and renders all text in this family, also on a canvas. */
export function drawWithPinnedFont({ family, faces }) {
  const { document, MutationObserver } = globalThis
  const style = document.createElement('style')
  style.textContent = `${faces}\n*, *::before, *::after { font-family: '${family}' !important }`
  const waiting = new MutationObserver(() => {
    if (!document.head) return
    document.head.append(style)
    waiting.disconnect()
  })
  waiting.observe(document, { childList: true, subtree: true })
  const canvas = globalThis.CanvasRenderingContext2D.prototype
  const { get, set } = Object.getOwnPropertyDescriptor(canvas, 'font')
  const inFamily = (font) => font.replace(/(\d(?:px|em|rem|pt|%))(?:\/\S+)?\s.*$/, `$1 '${family}'`)
  Object.defineProperty(canvas, 'font', { get, set(font) { set.call(this, inFamily(String(font))) }, configurable: true })
}
