import type { GlobalStyleObject } from '@chakra-ui/react'

const TARGET = '24px' // the smallest target that WCAG 2.5.8 allows

export const formStyles: GlobalStyleObject = {
  '.fs-input[data-area]': { flexDirection: 'column', alignItems: 'stretch', '& > textarea': { minHeight: 'control.md' } },
  '.fs-area-count': {
    alignSelf: 'flex-end', paddingInline: '2.5', paddingBottom: '1', fontSize: 'xs', lineHeight: 'snug', color: 'fg.muted',
    '&[data-over]': { color: 'tone.alarm.fg', fontWeight: 'medium' },
  },
  '.fs-toggle': {
    display: 'inline-flex', alignItems: 'center', alignSelf: 'flex-start', gap: '2', minHeight: 'control.md', position: 'relative', cursor: 'pointer', lineHeight: 'snug',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.muted' },
    '&[data-read]': { cursor: 'default', '& > input': { cursor: 'default' } },
  },
  '.fs-switch': {
    position: 'relative', flexShrink: '0', width: 'calc(34px * var(--fsc-scale))', height: 'calc(20px * var(--fsc-scale))', borderRadius: 'full', borderWidth: '1px', borderColor: 'border.control',
    backgroundColor: 'bg.field', cursor: 'inherit', transition: 'background-color 120ms, border-color 120ms',
    '&::after': {
      content: '""', position: 'absolute', insetBlock: '2px', insetInlineStart: '2px', aspectRatio: '1', borderRadius: 'full', backgroundColor: 'border.control', transition: 'inset-inline-start 120ms, background-color 120ms',
    },
    '&:checked': { backgroundColor: 'accent.solid', borderColor: 'accent.solid', '&::after': { insetInlineStart: 'calc(100% - 2px - (20px * var(--fsc-scale) - 6px))', backgroundColor: 'accent.onSolid' } },
    '&:disabled': { opacity: '0.5', cursor: 'not-allowed' },
    '&[aria-readonly=true]': { borderStyle: 'dashed' },
  },
  '.fs-radio': {
    width: '16px', height: '16px', flexShrink: '0', borderRadius: 'full', borderWidth: '1px', borderColor: 'border.control', backgroundColor: 'bg.field', cursor: 'inherit',
    '&:checked': { borderWidth: '5px', borderColor: 'accent.fg', backgroundColor: 'bg.surface' },
    '&:disabled': { opacity: '0.5' },
  },
  '.fs-field:has(> .fs-toggle, > .fs-radios)': { gap: '0' },
  '.fs-radios': { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
  '.fs-field[data-invalid] .fs-toggle > input': { borderColor: 'tone.alarm.solid' },
  '.fs-range': {
    display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: '2', marginTop: '1.5',
    '& > .fs-field': { flex: '1 1 150px' },
    '& > span': { lineHeight: '{sizes.control.md}', color: 'fg.muted' },
  },
  'legend.fs-hidden + .fs-range': { marginTop: '0' },
  '.fs-range-shortcuts': { display: 'flex', flexWrap: 'wrap', gap: '1.5' },
  '.fs-chip-button': {
    minHeight: TARGET, paddingInline: '2', borderRadius: 'full', borderWidth: '1px', borderColor: 'border.strong', color: 'fg.muted', fontSize: 'sm', lineHeight: 'tight', cursor: 'pointer',
    '&:hover': { backgroundColor: 'bg.hover', color: 'fg.default' },
    '&[aria-pressed=true]': { borderColor: 'accent.fg', backgroundColor: 'bg.selected', color: 'accent.fg' },
    '&:disabled': { opacity: '0.5' },
  },
  '.fs-input[data-combo]': {
    '&[data-chips]': { flexWrap: 'wrap', gap: '1', padding: '3px', paddingInlineEnd: '0', '& > input, & > .fs-picker': { flex: '1 1 60px', width: 'auto', minHeight: TARGET, paddingInline: '1.5' } },
    '& > svg': { flexShrink: '0', marginInline: '1', marginInlineEnd: '2', color: 'fg.subtle', pointerEvents: 'none' },
    '&[data-readonly]': { backgroundColor: 'transparent', borderStyle: 'dashed', borderColor: 'border.strong' },
    '&:has(> .fs-picker:disabled)': { backgroundColor: 'bg.sunken', borderColor: 'border.default' },
  },
  '.fs-picker': {
    display: 'flex', alignItems: 'center', gap: '1', flex: '1', minWidth: '0', minHeight: 'calc({sizes.control.md} - 2px)', paddingInlineStart: '2.5', paddingInlineEnd: '2', borderRadius: 'md', fontSize: 'md', lineHeight: 'snug', textAlign: 'start', outline: 'none', cursor: 'pointer',
    '& > svg': { color: 'fg.subtle' },
    '&[data-placeholder] > .fs-picker-text': { color: 'fg.subtle' },
    '&[aria-readonly=true]': { cursor: 'default' },
  },
  '.fs-picker-text': { flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.fs-chip': {
    display: 'inline-flex', alignItems: 'center', maxWidth: '100%', minHeight: TARGET, paddingInlineStart: '2', borderRadius: 'sm', backgroundColor: 'bg.selected', color: 'fg.default', fontSize: 'sm', lineHeight: 'tight',
    '&:not(:has(button))': { paddingInlineEnd: '2' },
  },
  '.fs-chip-label': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '16em' },
  '.fs-chip-remove': {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', width: TARGET, height: TARGET, flexShrink: '0', borderRadius: 'sm', color: 'fg.muted', cursor: 'pointer',
    '&:hover': { backgroundColor: 'bg.hover', color: 'fg.default' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '.fs-layer': {
    // the positioner around it takes its rank from here, by an inline style
    zIndex: 'menu',
    maxHeight: 'min(360px, calc(100vh - 32px))', overflow: 'auto', padding: '1', backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'border.strong', borderRadius: 'md', boxShadow: 'overlay', outline: 'none',
    animation: 'fsc-appear 120ms',
    '&[data-panel]': { display: 'flex', flexDirection: 'column', maxHeight: 'min(420px, calc(100vh - 32px))', overflow: 'hidden', padding: '0', minWidth: '240px' },
  },
  '.fs-option': {
    display: 'flex', alignItems: 'center', gap: '2', minHeight: 'control.md', paddingInline: '2.5', borderRadius: 'sm', cursor: 'pointer', userSelect: 'none',
    '& > svg': { color: 'accent.fg', visibility: 'hidden' },
    '&[data-active]': { backgroundColor: 'bg.hover', boxShadow: 'inset 2px 0 0 {colors.accent.fg}' },
    '&[aria-selected=true]': { color: 'accent.fg', fontWeight: 'medium', '& > svg': { visibility: 'visible' } },
    '&[aria-disabled=true]': { opacity: '0.5', cursor: 'not-allowed' },
  },
  '.fs-option-label': { flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.fs-option-hint': { fontSize: 'sm', color: 'fg.muted', whiteSpace: 'nowrap' },
  '.fs-options-note': {
    display: 'flex', alignItems: 'center', gap: '2', minHeight: 'control.md', paddingInline: '2.5', fontSize: 'sm', color: 'fg.muted',
    '&[data-failed]': { justifyContent: 'space-between', color: 'tone.fault.fg', '& > .fs-button': { color: 'fg.default' } },
  },
  '.fs-tree-search': {
    display: 'flex', flexDirection: 'column', minHeight: '0',
    '& > .fs-input': { margin: '1.5', flexShrink: '0', minHeight: 'control.sm', '& > svg': { marginInlineStart: '2', color: 'fg.subtle', flexShrink: '0' }, '& > input': { minHeight: 'calc({sizes.control.sm} - 2px)', paddingInline: '2', fontSize: 'sm' } },
  },
  '.fs-tree-place': { flex: '1', minHeight: '0', overflow: 'auto', padding: '1' },
  '.fs-layer-foot': { display: 'flex', justifyContent: 'flex-end', gap: '2', padding: '1.5', borderTopWidth: '1px', borderColor: 'border.default', flexShrink: '0' },
}
