import { createSystem, type SystemContext } from '@chakra-ui/react'
import { RULES_CLASS } from '../root/root-class'
import { baseConfig } from './base-config'
import { componentStyles } from './component-styles'
import { forcedColours } from './forced-colours'
import { layoutRecipes } from './layout-recipes'
import { keyframes } from './motion'
import { print } from './print'
import { reset } from './reset'
import { semanticTokens, tokens } from './tokens'

/** A design system. Opaque, because types of the styling library must not appear in our declarations (embedding C2). */
export interface SmartFireSystem {
  readonly kind: 'smart-fire-system'
}

export interface SmartFireSystemOptions {
  /** Factor on type and spacing in every theme. */
  fontScale?: number
}

const SCREEN_SCALE = 1.25 // a wall display is read from a distance

const contexts = new WeakMap<SmartFireSystem, SystemContext>()

/** Creates a design system with our tokens and styles, without Chakra's default theme (embedding C8). */
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
  return createSystem(baseConfig, {
    cssVarsRoot: `.${RULES_CLASS}`,
    cssVarsPrefix: 'fsc',
    preflight: false,
    disableLayers: true,
    conditions: {
      light: `.${RULES_CLASS}[data-theme=light] &`,
      dark: `.${RULES_CLASS}:is([data-theme=dark], [data-theme=screen]) &`,
    },
    globalCss: { ...reset, ...componentStyles, ...scaleRules(fontScale), ...forcedColours, ...print },
    theme: {
      tokens,
      semanticTokens,
      keyframes,
      recipes: layoutRecipes,
      breakpoints: { sm: '640px', md: '900px', lg: '1280px', xl: '1600px', '2xl': '1920px' },
    },
  })
}

/**
 * Two selectors, because the reset already has a rule for the root class alone. A host enlarges everything of ours with
 * `--fsc-magnification` on its page, for example on wide windows.
 */
function scaleRules(factor: number) {
  const scale = (themeFactor: number) => ({ '--fsc-scale': `calc(${factor * themeFactor} * var(--fsc-magnification, 1))` })
  return {
    [`.${RULES_CLASS}:not([data-theme=screen])`]: scale(1),
    [`.${RULES_CLASS}[data-theme=screen]`]: scale(SCREEN_SCALE),
  }
}
