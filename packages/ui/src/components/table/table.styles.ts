import type { GlobalStyleObject } from '@chakra-ui/react'

/** Nested selectors on the table: a recipe for each cell would cost far more than rendering it (performance, "Tables"). */
export const tableStyles: GlobalStyleObject = {
  '.fs-table': {
    display: 'flex', flexDirection: 'column', gap: '2.5', minWidth: '0', position: 'relative',
    '&[data-fill]': { height: '100%', minHeight: '0' },
    '& .fs-table-frame': {
      display: 'flex', flexDirection: 'column', position: 'relative', minHeight: '0', overflow: 'hidden',
      borderWidth: '1px', borderColor: 'border.default', borderRadius: 'lg', backgroundColor: 'bg.surface',
    },
    '&[data-fill] .fs-table-frame': { flex: '0 1 auto' },
    '& .fs-table-bar': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', fontSize: 'sm', color: 'fg.muted', flexShrink: '0' },
    '& .fs-table-settings-place': { width: 'control.sm', height: 'control.sm' },
    '& .fs-table-acts': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2', flex: '1', minWidth: '0' },
    // the header does not cover a row that gets the focus
    '& .fs-table-scroll': { overflow: 'auto', minHeight: '0', overscrollBehavior: 'contain', scrollPaddingTop: '10', '&:focus-visible': { outlineOffset: '-2px' } },
    '& table': { width: '100%', minWidth: 'min-content', tableLayout: 'auto', fontSize: 'md' },
    '& th': {
      position: 'sticky', top: '0', zIndex: '1', height: '10', paddingInline: '3', textAlign: 'start',
      fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted', whiteSpace: 'nowrap',
      backgroundColor: 'bg.raised', borderBottomWidth: '1px', borderColor: 'border.default',
    },
    // clip: with hidden each cell would be a scroll container, which costs a tenth of the time of scrolling long lists
    '& td': {
      height: '10', paddingInline: '3', paddingBlock: '0.5', lineHeight: 'snug', whiteSpace: 'nowrap', overflow: 'clip', textOverflow: 'ellipsis', maxWidth: '320px',
      borderBottomWidth: '1px', borderColor: 'border.default',
    },
    '&[data-density=compact] td': { height: '8', paddingBlock: '0', '& .fs-button': { minHeight: '7' } },
    '&[data-density=loose] td': { height: '12' },
    '& [data-sticky]': { position: 'sticky', zIndex: '1', backgroundColor: 'bg.surface' },
    '& th[data-sticky]': { zIndex: '2', backgroundColor: 'bg.raised' },
    '& [data-sticky=start]': { insetInlineStart: '0', borderInlineEndWidth: '1px', '&:has(+ [data-sticky=start])': { borderInlineEndWidth: '0' } },
    '& [data-sticky=end]': { insetInlineEnd: '0', borderInlineStartWidth: '1px' },
    '& table[data-ticks] [data-sticky=start]': { insetInlineStart: '10' },
    '& .fs-tick': { width: '10', minWidth: '10', maxWidth: '10', padding: '0', position: 'sticky', insetInlineStart: '0', zIndex: '1', backgroundColor: 'bg.surface', '& > label': { display: 'flex', justifyContent: 'center', paddingBlock: '2', cursor: 'pointer' } },
    '& th.fs-tick': { zIndex: '2', backgroundColor: 'bg.raised' },
    '& .fs-gap': { height: '0', '& > td': { height: '0' } },
    '& .fs-sort': {
      display: 'inline-flex', alignItems: 'center', gap: '1', marginInline: '-4px', paddingInline: '4px', minHeight: '7', borderRadius: 'sm', color: 'inherit', cursor: 'pointer',
      '&:hover': { color: 'fg.default', backgroundColor: 'bg.hover' },
      '&:not([data-direction=none])': { color: 'accent.fg' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '& tbody > tr:last-child > td': { borderBottomWidth: '0' },
    '& [data-align=center]': { textAlign: 'center' },
    '& [data-align=end]': { textAlign: 'end' },
    // a serial number has no space to break at; it must not push the next columns out of sight
    '& [data-wrap]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    // A text that wraps is no narrower than its room, which `useRoomForTexts` gives, or less when it is shorter: one character on a line cannot be
    // read, and width that a short text does not need is for the others. A percentage counts for nothing in a least width, and makes the text as
    // wide as its column. Of what is not only text it is not known what can wrap.
    '& [data-wrap=text] > div': { width: 'max-content', maxWidth: 'var(--fs-room, 9em)', minWidth: '100%' },
    '& [data-wrap=parts]': { minWidth: 'calc(5em + {spacing.3} * 2)' },
    '& [data-numeric]': { fontVariantNumeric: 'tabular-nums' },
    '& th:first-of-type:not(.fs-tick), & td:first-of-type:not(.fs-tick)': { paddingInlineStart: '4' },
    '& tbody > tr[data-active]': { cursor: 'pointer' },
    '& tbody > tr:not(.fs-skeleton):hover > td': { backgroundColor: 'bg.hover' },
    '& tbody > tr[aria-selected] > td': { backgroundColor: 'bg.selected' },
    '& tbody > tr:focus-visible': { outlineOffset: '-2px' },
    '& tbody > tr[data-tone] > td:first-of-type': { '--fs-edge': 'inset 3px 0 0 var(--fs-tone-solid)', boxShadow: 'var(--fs-edge)' },
    // a sticky cell covers the outline of its row, so it draws its part of it; a shadow lies within the line below the cell
    '&:not([data-look=cards]) tbody > tr:focus-visible > :is([data-sticky], .fs-tick)': {
      borderBottomColor: 'focus.ring',
      boxShadow: 'var(--fs-edge, 0 0 transparent), inset 0 2px 0 {colors.focus.ring}, inset 0 var(--fs-bottom, -1px) 0 {colors.focus.ring}, inset var(--fs-side, 0) 0 0 {colors.focus.ring}',
      '&:first-of-type': { '--fs-side': '2px' },
      '&:last-of-type': { '--fs-side': '-2px' },
    },
    '& tbody > tr:last-child': { '--fs-bottom': '-2px' },
    '& .fs-skeleton > td > span': { display: 'block', height: '10px', borderRadius: 'sm', backgroundColor: 'border.default', animation: 'fsc-shimmer 1.6s ease-in-out infinite' },
    '& .fs-table-progress': {
      position: 'absolute', top: '0', insetInline: '0', height: '2px', zIndex: '2', overflow: 'hidden', visibility: 'hidden',
      '&::after': { content: '""', display: 'block', width: '30%', height: '100%', backgroundColor: 'accent.fg' },
      '&[data-on]': { visibility: 'visible', '&::after': { animation: 'fsc-slide 1.2s linear infinite' } },
    },
    '&[data-state=stale] tbody > tr > td': { color: 'fg.muted' },
    '&[data-look=cards]': {
      '& table': { display: 'block', minWidth: '0' },
      // the head stays for screen readers
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tbody': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))', gap: '3', padding: '3' },
      '& tbody > tr': { display: 'flex', flexDirection: 'column', position: 'relative', borderWidth: '1px', borderColor: 'border.default', borderRadius: 'lg', overflow: 'hidden', paddingBottom: '2' },
      // also between its cells, which do not fill it
      '& tbody > tr:not(.fs-skeleton):hover': { backgroundColor: 'bg.hover' },
      '& tbody > tr[aria-selected]': { backgroundColor: 'bg.selected' },
      '& tbody > tr[data-tone]': { borderColor: 'var(--fs-tone-solid)' },
      '& tbody > tr > td': { height: 'auto', maxWidth: 'none', borderBottomWidth: '0', position: 'static', borderInlineWidth: '0', paddingInline: '3' },
      '& tbody > tr > td:first-of-type:not(.fs-tick), & tbody > tr > .fs-tick + td': { paddingInline: '0', paddingInlineStart: '0', paddingBlock: '0', boxShadow: 'none', marginBottom: '1' },
      '& tbody > tr > .fs-tick': { position: 'absolute', insetInlineStart: '1', top: '1', zIndex: '1', borderRadius: 'md', padding: '0' },
    },
  },
  '.fs-pages': {
    display: 'flex', alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', gap: '1', fontSize: 'sm', color: 'fg.muted', flexShrink: '0',
    '& .fs-pages-total': { marginInlineEnd: '2' },
    '& .fs-input': { marginInlineEnd: '3', minHeight: 'control.sm', '& > select': { minHeight: 'calc({sizes.control.sm} - 2px)', fontSize: 'sm', paddingInlineEnd: '7' }, '& > svg': { transform: 'rotate(-90deg)' } },
    '& .fs-pages-gap': { width: 'control.sm', textAlign: 'center' },
  },
  '.fs-page': {
    minWidth: 'control.sm', height: 'control.sm', paddingInline: '1.5', borderRadius: 'md', borderWidth: '1px', borderColor: 'transparent', color: 'fg.muted', fontSize: 'sm', textAlign: 'center', cursor: 'pointer',
    '&:hover:not([aria-disabled=true])': { backgroundColor: 'bg.hover', color: 'fg.default' },
    '&[aria-current]': { borderColor: 'accent.fg', color: 'accent.fg', fontWeight: 'semibold' },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
  },
}
