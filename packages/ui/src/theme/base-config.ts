import { defineConfig } from '@chakra-ui/react'

/** The properties that take a token of a group by its name, with their short names behind `=`. */
const TAKERS: Readonly<Record<string, string>> = {
  colors: 'background=bg backgroundColor=bgColor borderColor borderTopColor borderRightColor borderBottomColor borderLeftColor borderInlineStartColor=borderStartColor borderInlineEndColor=borderEndColor borderBlockStartColor borderBlockEndColor outlineColor textDecorationColor color accentColor caretColor fill stroke',
  spacing: [
    'gap rowGap=gapY columnGap=gapX textIndent borderSpacing',
    'top right bottom left inset insetInline=insetX insetBlock=insetY insetInlineStart=insetStart insetInlineEnd=insetEnd insetBlockStart insetBlockEnd',
    'margin=m marginTop=mt marginRight=mr marginBottom=mb marginLeft=ml marginInline=mx=marginX marginBlock=my=marginY marginInlineStart=ms=marginStart marginInlineEnd=me=marginEnd marginBlockStart marginBlockEnd',
    'padding=p paddingTop=pt paddingRight=pr paddingBottom=pb paddingLeft=pl paddingInline=px=paddingX paddingBlock=py=paddingY paddingInlineStart=ps=paddingStart paddingInlineEnd=pe=paddingEnd paddingBlockStart paddingBlockEnd',
    'scrollMargin scrollMarginTop scrollMarginRight scrollMarginBottom scrollMarginLeft scrollPadding scrollPaddingTop scrollPaddingRight scrollPaddingBottom scrollPaddingLeft scrollPaddingInline=scrollPaddingX scrollPaddingBlock=scrollPaddingY',
  ].join(' '),
  sizes: 'width=w height=h minWidth=minW minHeight=minH maxWidth=maxW maxHeight=maxH inlineSize blockSize minInlineSize minBlockSize maxInlineSize maxBlockSize flexBasis',
  radii: 'borderRadius=rounded borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius',
  shadows: 'boxShadow=shadow textShadow',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  zIndex: 'zIndex',
  durations: 'transitionDuration animationDuration animationDelay',
  easings: 'transitionTimingFunction animationTimingFunction',
  // a group without tokens of ours: only the short names
  borderWidths: 'borderInlineStartWidth=borderStartWidth borderInlineEndWidth=borderEndWidth',
}

const takers = Object.entries(TAKERS).flatMap(([values, names]) =>
  names.split(' ').map((each) => {
    const [name = '', ...shorthand] = each.split('=')
    return [name, { values, shorthand }] as const
  }),
)

/**
 * What of Chakra's base config we use: which properties take tokens, three properties of Chakra's own and a few states. The whole one,
 * with rings, gradients, filters and eighty states, is 5 KiB of the first load of every portal (ADR 62).
 */
export const baseConfig = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    before: '&::before',
    after: '&::after',
    empty: '&:is(:empty, [data-empty])',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
  },
  utilities: {
    ...Object.fromEntries(takers),
    boxSize: { values: 'sizes', transform: (size: string) => ({ width: size, height: size }) },
    truncate: { transform: (cut: unknown) => (cut === true ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {}) },
    lineClamp: { transform: (lines: string) => ({ overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical', textWrap: 'wrap' }) },
  },
})
