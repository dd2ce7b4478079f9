import type { GlobalStyleObject } from '@chakra-ui/react'

const idle = '&:not(:disabled, [aria-disabled=true])'

export const buttonStyles: GlobalStyleObject = {
  '.fs-spinner': { display: 'inline-flex', position: 'relative', '& svg': { animation: 'fsc-spin 900ms linear infinite' } },
  '.fs-button': {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '1.5', flexShrink: '0',
    minHeight: 'control.md', paddingInline: '3.5', borderRadius: 'md', borderWidth: '1px',
    fontSize: 'md', fontWeight: 'medium', lineHeight: 'tight', whiteSpace: 'nowrap', userSelect: 'none', cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    '&[data-size=sm]': { minHeight: 'control.sm', paddingInline: '2.5', fontSize: 'sm' },
    '&[data-size=lg]': { minHeight: 'control.lg', paddingInline: '5', fontSize: 'lg' },
    '&[data-full]': { width: '100%' },
    '&[data-variant=solid]': {
      backgroundColor: 'accent.solid', borderColor: 'accent.solid', color: 'accent.onSolid',
      [`${idle}:hover`]: { backgroundColor: 'accent.hover', borderColor: 'accent.hover' },
    },
    '&[data-variant=outline]': {
      borderColor: 'border.strong', color: 'fg.default',
      [`${idle}:hover`]: { backgroundColor: 'bg.hover', borderColor: 'border.control' },
    },
    '&[data-variant=ghost]': {
      borderColor: 'transparent', color: 'fg.muted',
      [`${idle}:hover`]: { backgroundColor: 'bg.hover', color: 'fg.default' },
    },
    '&[data-variant=danger]': {
      backgroundColor: 'tone.alarm.solid', borderColor: 'tone.alarm.solid', color: 'tone.alarm.onSolid',
      [`${idle}:hover`]: { filter: 'brightness(0.92)' },
    },
    '&[data-variant=link]': {
      minHeight: 'control.sm', paddingInline: '0', borderColor: 'transparent', color: 'accent.fg',
      [`${idle}:hover > span`]: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    '&[data-icon]': { width: 'control.md', paddingInline: '0' },
    '&[data-icon][data-size=sm]': { width: 'control.sm' },
    '&[data-icon][data-size=lg]': { width: 'control.lg' },
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', opacity: '0.5' },
    '&[data-loading]': { cursor: 'progress', opacity: '0.8' },
  },
}
