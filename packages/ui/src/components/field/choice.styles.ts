import type { GlobalStyleObject } from '@chakra-ui/react'

/** A row of buttons for a choice. ChoiceBar and StatusFilter share this look. */
export const choiceStyles: GlobalStyleObject = {
  '.fs-choice': { minWidth: '0', '& > legend.fs-field-label': { marginBottom: '1.5' } },
  '.fs-choice-bar': { display: 'flex', flexWrap: 'wrap', gap: '1.5' },
  '.fs-choice-item': {
    display: 'inline-flex', alignItems: 'center', gap: '1.5', position: 'relative', minHeight: 'control.md', paddingInline: '3',
    borderWidth: '1px', borderColor: 'border.strong', borderRadius: 'md', backgroundColor: 'bg.surface', color: 'fg.muted',
    fontSize: 'md', lineHeight: 'tight', whiteSpace: 'nowrap', cursor: 'pointer', transition: 'background-color 120ms, border-color 120ms',
    '&:hover': { backgroundColor: 'bg.hover', color: 'fg.default' },
    '&:has(:checked), &[aria-pressed=true]': {
      borderColor: 'accent.fg', backgroundColor: 'bg.selected', color: 'accent.fg', fontWeight: 'medium', boxShadow: '0 0 0 1px {colors.accent.fg}',
    },
    '&:has(:focus-visible), &:focus-visible': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
    '&:has(:disabled), &:disabled': { opacity: '0.5', cursor: 'not-allowed' },
  },
  '.fs-choice-count': { fontSize: 'sm', fontVariantNumeric: 'tabular-nums', color: 'inherit' },
  '.fs-choice[data-size=sm] .fs-choice-item': { minHeight: 'control.sm', paddingInline: '2.5', fontSize: 'sm' },
  '.fs-choice[data-size=lg] .fs-choice-item': { minHeight: 'control.lg', paddingInline: '4', fontSize: 'lg' },
  '.fs-check': {
    width: '16px', height: '16px', flexShrink: '0', borderRadius: 'sm', borderWidth: '1px', borderColor: 'border.control', backgroundColor: 'bg.field', cursor: 'pointer', position: 'relative',
    '&:is(:checked, :indeterminate, [data-state=all], [data-state=some])': { backgroundColor: 'accent.solid', borderColor: 'accent.solid' },
    '&:is(:checked, [data-state=all])::after': {
      content: '""', display: 'block', position: 'absolute', left: '4px', top: '1px', width: '5px', height: '9px', transform: 'rotate(45deg)',
      borderColor: 'accent.onSolid', borderInlineEndWidth: '2px', borderBottomWidth: '2px',
    },
    '&:is(:indeterminate, [data-state=some])::after': { content: '""', display: 'block', position: 'absolute', left: '3px', right: '3px', top: '6px', height: '2px', backgroundColor: 'accent.onSolid' },
    '&:is(:disabled, [data-disabled])': { opacity: '0.5', cursor: 'not-allowed' },
  },
}
