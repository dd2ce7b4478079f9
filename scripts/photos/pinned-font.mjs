import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const FAMILY = 'Noto Sans SC Variable'
const STYLESHEET = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/index.css')
const FOLDER = 'pinned-font'

/** Which font the photographs are taken with, exactly: a webfont of the lockfile, whatever the machine has. */
export function fontName() {
  const { name, version } = JSON.parse(fs.readFileSync(path.join(path.dirname(STYLESHEET), 'package.json'), 'utf8'))
  return `${name} ${version}`
}

/** Lays the font beside the built workbench, which itself never asks for it. */
export function layPinnedFont(built) {
  fs.cpSync(path.join(path.dirname(STYLESHEET), 'files'), path.join(built, FOLDER), { recursive: true })
}

/** What `drawWithPinnedFont` is told: the faces of the font, and the family that all text is drawn in. */
export function pinnedFont() {
  return { family: FAMILY, faces: pinnedFaces(fs.readFileSync(STYLESHEET, 'utf8')) }
}

/** The faces as the served workbench finds them; nothing is drawn in another font while they load. */
export function pinnedFaces(stylesheet) {
  return stylesheet.replaceAll('./files/', `/${FOLDER}/`).replaceAll('font-display: swap', 'font-display: block')
}

/** Runs in the page before the story: every letter of it, also on a canvas, is drawn in this family. */
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
