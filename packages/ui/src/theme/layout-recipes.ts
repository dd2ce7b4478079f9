import { defineRecipe } from '@chakra-ui/react'

/** Recipes for Chakra's layout parts, which dialogs and console use with our tokens. */
export const layoutRecipes = {
  heading: defineRecipe({
    className: 'fsc-heading',
    base: { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: 'tight', textWrap: 'balance' },
    variants: {
      size: {
        sm: { fontSize: 'md' },
        md: { fontSize: 'lg' },
        lg: { fontSize: 'xl' },
        xl: { fontSize: '2xl' },
        '2xl': { fontSize: '3xl' },
      },
    },
    defaultVariants: { size: 'md' },
  }),
  text: defineRecipe({ className: 'fsc-text', base: { lineHeight: 'body' } }),
}
