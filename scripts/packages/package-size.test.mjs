import { expect, it } from 'vitest'
import { staleFigureProblems, staticClosure } from './package-size.mjs'

const files = {
  'dist/index.js': `"use client";\nimport { a } from "./chunk-A.js";\nexport * from './chunk-B.js'\nconst lazy = () => import("./lazy.js")\nimport react from "react"`,
  'dist/chunk-A.js': `import "./chunk-B.js"\nexport const a = 1`,
  'dist/chunk-B.js': `export const b = 2`,
}

it('counts an entry with its static chunks, not the lazy ones', () => {
  const closure = staticClosure('dist/index.js', (file) => files[file])
  expect([...closure.keys()]).toEqual(['dist/index.js', 'dist/chunk-A.js', 'dist/chunk-B.js'])
})

it('follows the imports of minified chunks, in which nothing stands before from', () => {
  const minified = { 'dist/index.js': 'import{a as e}from"./chunk-A.js";export*from"./chunk-B.js";const l=()=>import("./lazy.js");', 'dist/chunk-A.js': 'export{a}', 'dist/chunk-B.js': 'export{b}' }
  expect([...staticClosure('dist/index.js', (file) => minified[file]).keys()]).toEqual(['dist/index.js', 'dist/chunk-A.js', 'dist/chunk-B.js'])
})

it('wants the size that the README names, within 5 %', () => {
  const readme = 'one ES module with everything inside (about 250 KiB gzip)'
  expect(staleFigureProblems(readme, 240 * 1024)).toEqual([])
  expect(staleFigureProblems(readme, 220 * 1024)).toEqual(['The README of dialogs says 250 KiB of the elements, measured are 220'])
  expect(staleFigureProblems('', 220 * 1024)).toHaveLength(1)
})
