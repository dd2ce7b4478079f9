import { describe, expect, it } from 'vitest'
import { directiveProblems, duplicateContextProblems, impureCallProblems, typeLeakProblems } from './tarball-rules.mjs'

describe('"use client"', () => {
  const react = 'import { useState } from "react"'

  it('is required when an entry, or a chunk of it, uses React', () => {
    expect(directiveProblems([{ name: 'ui', codes: ['export * from "./chunk.js"', react] }])).toHaveLength(1)
    expect(directiveProblems([{ name: 'ui', codes: [`"use client";\n${react}`] }])).toEqual([])
  })

  it('is refused without React', () => {
    expect(directiveProblems([{ name: 'client', codes: ['"use client";\nimport axios from "axios"'] }])).toHaveLength(1)
  })
})

it('reports types of Chakra and XState in our declarations', () => {
  const declarations = [{ file: 'a.d.ts', text: 'import { SystemContext } from "@chakra-ui/react"' }, { file: 'b.d.ts', text: 'export type A = 1' }]
  expect(typeLeakProblems(declarations)).toEqual(['a.d.ts names a type of Chakra, Ark or XState'])
  expect(typeLeakProblems([{ file: 'c.d.ts', text: "import * as xstate from 'xstate'" }, { file: 'd.d.ts', text: "import { FlexProps } from '@smart-fire/ui/layout'" }])).toHaveLength(2)
  expect(typeLeakProblems([{ file: 'packages/ui/dist/layout.d.ts', text: "export { Box } from '@chakra-ui/react'" }])).toEqual([])
})

it('reports a context that the build contains twice', () => {
  const source = ['const A = createContext<Value | null>(null)']
  expect(duplicateContextProblems('ui', source, ['var A = createContext(null)'])).toEqual([])
  expect(duplicateContextProblems('ui', source, ['var A = createContext(null)', 'var A = createContext(null)'])).toHaveLength(1)
})

it('reports a component that a host carries without using it', () => {
  expect(impureCallProblems('ui', ['var Button = forwardRef(function Button2() {})\nvar Open = createContext2(null)'])).toHaveLength(2)
  expect(impureCallProblems('ui', ['var Button = /* @__PURE__ */ forwardRef(function Button2() {})', 'var system = createContext2Of(1)'])).toEqual([])
})
