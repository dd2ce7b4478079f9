import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react'
import { ROOT_CLASS } from '../root/rule-prefixer'
import { componentStyles } from './component-styles'
import { layoutRecipes } from './layout-recipes'
import { keyframes } from './motion'
import { reset } from './reset'
import { semanticTokens, tokens } from './tokens'

/** A ready design system. Opaque: what is inside belongs to the styling library, whose types stay out of ours (embedding C2). */
export interface SmartFireSystem {
  readonly kind: 'smart-fire-system'
}

export interface SmartFireSystemOptions {
  /** Factor on type and spacing in every theme. */
  fontScale?: number
}

const SCREEN_SCALE = 1.25 // a wall is read from further away

const contexts = new WeakMap<SmartFireSystem, SystemContext>()

/** The house style on Chakra's base config: our tokens, our styles, nothing of its default theme (embedding C8). */
export function createSmartFireSystem(options: SmartFireSystemOptions = {}): SmartFireSystem {
  const handle: SmartFireSystem = Object.freeze({ kind: 'smart-fire-system' })
  contexts.set(handle, createContext(options))
  return handle
}

export function contextOf(system: SmartFireSystem): SystemContext {
  const context = contexts.get(system)
  if (!context) throw new TypeError('not a system made by createSmartFireSystem')
  return context
}

function createContext({ fontScale = 1 }: SmartFireSystemOptions): SystemContext {
  return createSystem(defaultBaseConfig, {
    cssVarsRoot: `.${ROOT_CLASS}`,
    cssVarsPrefix: 'fsc',
    preflight: false,
    disableLayers: true,
    conditions: {
      light: `.${ROOT_CLASS}[data-theme=light] &`,
      dark: `.${ROOT_CLASS}:is([data-theme=dark], [data-theme=screen]) &`,
    },
    globalCss: { ...reset, ...componentStyles, ...scaleRules(fontScale) },
    theme: {
      tokens,
      semanticTokens,
      keyframes,
      recipes: layoutRecipes,
      breakpoints: { sm: '640px', md: '900px', lg: '1280px', xl: '1600px', '2xl': '1920px' },
    },
  })
}

/** Spoken as two cases, because a rule for the bare root stands in the reset already. */
function scaleRules(factor: number) {
  return {
    [`.${ROOT_CLASS}:not([data-theme=screen])`]: { '--fsc-scale': String(factor) },
    [`.${ROOT_CLASS}[data-theme=screen]`]: { '--fsc-scale': String(factor * SCREEN_SCALE) },
  }
}
