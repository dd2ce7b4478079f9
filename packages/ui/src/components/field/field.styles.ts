import type { GlobalStyleObject } from '@chakra-ui/react'

export const fieldStyles: GlobalStyleObject = {
  '.fs-field': { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' },
  '.fs-field-label': { fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug' },
  '.fs-field-required': { color: 'tone.alarm.fg', marginInlineStart: '1' },
  '.fs-field-note': {
    display: 'flex', alignItems: 'center', gap: '1', fontSize: 'xs', lineHeight: 'snug', color: 'fg.muted',
    '&[data-error]': { color: 'tone.alarm.fg' },
  },
  '.fs-input': {
    display: 'flex', alignItems: 'center', position: 'relative', minHeight: 'control.md',
    borderWidth: '1px', borderColor: 'border.control', borderRadius: 'md', backgroundColor: 'bg.field',
    transition: 'border-color 120ms',
    '&:hover': { borderColor: 'fg.subtle' },
    '&:focus-within': { borderColor: 'focus.ring', outline: '1px solid {colors.focus.ring}' },
    '& > input, & > select': {
      flex: '1', minWidth: '0', width: '100%', minHeight: 'calc({sizes.control.md} - 2px)', paddingInline: '2.5',
      fontSize: 'md', lineHeight: 'snug', color: 'fg.default', borderRadius: 'md', outline: 'none',
    },
    '& > input:autofill': { boxShadow: '0 0 0 100px {colors.bg.field} inset', WebkitTextFillColor: '{colors.fg.default}' },
    '& > input[type=search]::-webkit-search-cancel-button': { appearance: 'none' },
    '& > .fs-button': { marginInlineEnd: '0.5' },
    '&[data-select] > select': { paddingInlineEnd: '8', cursor: 'pointer' },
    '&[data-select] option': { backgroundColor: 'bg.raised', color: 'fg.default' },
    '&[data-select] > svg': { position: 'absolute', insetInlineEnd: '2', pointerEvents: 'none', color: 'fg.subtle' },
    '& > textarea': { flex: '1', minWidth: '0', width: '100%', padding: '2', paddingInline: '2.5', fontSize: 'md', lineHeight: 'snug', color: 'fg.default', borderRadius: 'md', outline: 'none', resize: 'vertical' },
    '& > .fs-input-unit': { paddingInlineEnd: '2.5', fontSize: 'sm', color: 'fg.muted', whiteSpace: 'nowrap' },
    // disabled fields stay readable: records are shown in them too
    '&:has(> :is(input, select, textarea):disabled)': { backgroundColor: 'bg.sunken', borderColor: 'border.default' },
    '&:has(> :is(input, textarea)[readonly]:not(:disabled))': { backgroundColor: 'transparent', borderStyle: 'dashed', borderColor: 'border.strong' },
  },
  '.fs-date-picker': {
    position: 'relative', display: 'inline-flex', flexShrink: '0', marginInlineEnd: '0.5',
    // below the button: the browser opens its calendar next to this input
    '& > input': { position: 'absolute', insetInlineEnd: '0', bottom: '0', width: '1px', height: '1px', opacity: '0', pointerEvents: 'none' },
  },
  '.fs-field[data-invalid] .fs-input': { borderColor: 'tone.alarm.solid' },
  '.fs-cards-grid': { display: 'grid', gap: '2.5', marginTop: '1.5' },
  '.fs-card': {
    display: 'flex', alignItems: 'flex-start', gap: '2.5', padding: '3', borderWidth: '1px', borderColor: 'border.strong',
    borderRadius: 'md', backgroundColor: 'bg.surface', cursor: 'pointer', transition: 'background-color 120ms, border-color 120ms',
    '&:hover': { backgroundColor: 'bg.hover' },
    '&:has(:checked)': { borderColor: 'accent.fg', backgroundColor: 'bg.selected', boxShadow: '0 0 0 1px {colors.accent.fg}' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: '0.55', cursor: 'not-allowed' },
    '& > input': {
      width: '16px', height: '16px', flexShrink: '0', marginTop: '3px', borderRadius: 'full', borderWidth: '1px', borderColor: 'border.control',
      backgroundColor: 'bg.field', cursor: 'inherit', outline: 'none',
      '&:checked': { borderWidth: '5px', borderColor: 'accent.fg', backgroundColor: 'bg.surface' },
    },
  },
  '.fs-card-text': { display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0' },
  '.fs-card-label': { display: 'flex', alignItems: 'center', gap: '1.5', fontWeight: 'medium' },
  '.fs-card-description': { fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug' },
}
