import type { GlobalStyleObject } from '@chakra-ui/react'

const TWO_COLUMNS_PX = 540 // of the form itself, not of the window

export const formLayoutStyles: GlobalStyleObject = {
  '.fs-form': { '--fs-form-below': '0px', display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0', containerType: 'inline-size' },
  '.fs-form-grid': { '--fs-form-columns': '1', display: 'grid', gap: '4', columnGap: '5', alignItems: 'start', gridTemplateColumns: 'repeat(var(--fs-form-columns), minmax(0, 1fr))' },
  '.fs-form-grid[data-columns="2"]': {
    [`@container (min-width: ${TWO_COLUMNS_PX}px)`]: {
      '--fs-form-columns': '2',
      // a switch beside a field is at the height of its box, below the label
      '& .fs-field:has(> .fs-toggle):not(.fs-form-wide > *)': { paddingTop: 'calc({fontSizes.sm} * 1.45 + {spacing.1.5})' },
    },
  },
  // the foot does not cover a control that gets the focus (WCAG 2.4.11); text fields only respect the scroll container's padding
  '.fs-form-grid :is(input, select, textarea, button)': { scrollMarginBottom: '20' },
  ':is(.fs-modal-body, .fs-screen-body):has(> .fs-form > .fs-form-foot)': { scrollPaddingBottom: '20' },
  '.fs-form-wide': { gridColumn: '1 / -1', minWidth: '0' },
  '.fs-form-section': {
    gridColumn: '1 / -1', display: 'grid', gap: '4', columnGap: '5', alignItems: 'start', gridTemplateColumns: 'repeat(var(--fs-form-columns), minmax(0, 1fr))',
    '.fs-form-grid > * + &': { paddingTop: '5', marginTop: '1', borderTopWidth: '1px', borderColor: 'border.default' },
  },
  '.fs-form-section-head': {
    gridColumn: '1 / -1',
    '& > h3': { fontSize: 'md', fontWeight: 'semibold', lineHeight: 'tight' },
    '& > p': { marginTop: '1', fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug' },
  },
  '.fs-form-summary': {
    padding: '3', borderWidth: '1px', borderColor: 'tone.alarm.border', borderRadius: 'md', backgroundColor: 'tone.alarm.subtle', fontSize: 'sm',
    '& > p': { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'medium', '& > svg': { color: 'tone.alarm.solid' } },
    '& > ul': { marginTop: '1', paddingInlineStart: '6' },
    '& > ul > li': { display: 'flex', alignItems: 'center', minHeight: '7' },
    '& .fs-button': { minHeight: '7', color: 'fg.default', whiteSpace: 'normal', textAlign: 'start', '& > span': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
  '.fs-form-foot': {
    position: 'sticky', bottom: 'var(--fs-form-below)', zIndex: '1', display: 'flex', alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', gap: '2.5', paddingBlock: '3',
    backgroundColor: 'bg.canvas', borderTopWidth: '1px', borderColor: 'border.default',
  },
  '.fs-form-foot-start': { flex: '1', minWidth: '0', fontSize: 'sm', color: 'fg.muted' },
  // flush with the edges of the dialog or panel around it, over its padding
  '.fs-modal-body > .fs-form': {
    '--fs-form-below': 'calc(-1 * {spacing.5})',
    '& > .fs-form-foot': { marginInline: 'calc(-1 * {spacing.5})', marginBottom: 'calc(-1 * {spacing.5})', paddingInline: '5', backgroundColor: 'bg.raised' },
  },
  '.fs-screen-body[data-padded] > .fs-form': {
    '--fs-form-below': 'calc(-1 * {spacing.5})', minHeight: '100%',
    '& > .fs-form-foot': { marginTop: 'auto', marginInline: 'calc(-1 * {spacing.6})', marginBottom: 'calc(-1 * {spacing.5})', paddingInline: '6', backgroundColor: 'bg.surface' },
  },
}
