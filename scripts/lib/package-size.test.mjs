import { expect, it } from 'vitest'
import { staticClosure } from './package-size.mjs'

const files = {
  'dist/index.js': `"use client";\nimport { a } from "./chunk-A.js";\nexport * from './chunk-B.js'\nconst lazy = () => import("./lazy.js")\nimport react from "react"`,
  'dist/chunk-A.js': `import "./chunk-B.js"\nexport const a = 1`,
  'dist/chunk-B.js': `export const b = 2`,
}

it('counts an entry with its static chunks, not the lazy ones', () => {
  const closure = staticClosure('dist/index.js', (file) => files[file])
  expect([...closure.keys()]).toEqual(['dist/index.js', 'dist/chunk-A.js', 'dist/chunk-B.js'])
})
