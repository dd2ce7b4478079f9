import type { GlobalStyleObject } from '@chakra-ui/react'

export const navigationStyles: GlobalStyleObject = {
  '.fs-crumbs': {
    fontSize: 'sm', color: 'fg.muted', minWidth: '0',
    '& ol': { display: 'flex', alignItems: 'center' },
    '& li': { display: 'flex', alignItems: 'center', minWidth: '0' },
    // where it is narrow the name of the open page stays whole
    '& li:last-child': { flex: 'none' },
    '& svg': { marginInline: '1', color: 'fg.subtle', flex: 'none' },
    '& a, & span': { paddingInline: '1', borderRadius: 'sm', color: 'fg.muted', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& a': { cursor: 'pointer' },
    '& a:hover': { color: 'fg.default', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& [aria-current]': { color: 'fg.default', fontWeight: 'medium' },
  },
  '.fs-menu-trigger': {
    display: 'inline-flex', alignItems: 'center', gap: '1.5', minHeight: 'control.md', paddingInline: '2', borderRadius: 'md', color: 'fg.default', cursor: 'pointer',
    '&:hover, &[data-state=open]': { backgroundColor: 'bg.hover' },
    '& > svg:last-child': { color: 'fg.subtle' },
  },
  '.fs-menu': {
    // the positioner around it copies this z-index into an inline style
    zIndex: 'menu',
    minWidth: '180px', maxHeight: 'min(480px, calc(100vh - 32px))', overflow: 'auto', padding: '1', backgroundColor: 'bg.raised', borderWidth: '1px', borderColor: 'border.strong', borderRadius: 'md', boxShadow: 'overlay', outline: 'none',
    animation: 'fsc-appear 120ms',
  },
  '.fs-menu-item': {
    display: 'flex', alignItems: 'center', gap: '2', minHeight: 'control.md', paddingInline: '2.5', borderRadius: 'sm', cursor: 'pointer', userSelect: 'none',
    '& > svg': { color: 'fg.subtle' },
    '&[data-highlighted]': { backgroundColor: 'bg.hover' },
    '&[data-danger]': { color: 'tone.alarm.fg', '& > svg': { color: 'inherit' } },
    '&[data-disabled]': { opacity: '0.5', cursor: 'not-allowed' },
  },
  '.fs-menu-heading': { paddingInline: '2.5', paddingBlock: '1.5', fontSize: 'xs', color: 'fg.muted' },
  '.fs-menu-tick': { display: 'inline-flex', width: '14px', visibility: 'hidden', color: 'accent.fg', '&[data-shown]': { visibility: 'visible' } },
  '.fs-menu-line': { height: '0', marginBlock: '1', borderTopWidth: '1px', borderColor: 'border.default' },
  '.fs-tabs': {
    minWidth: '0',
    '&[data-fill]': { display: 'flex', flexDirection: 'column', height: '100%', minHeight: '0', '& > .fs-tab-content': { flex: '1', minHeight: '0', overflow: 'auto' } },
  },
  // tabs that have no room scroll sideways: squeezed, a name of two characters stood on two lines
  '.fs-tab-list': { display: 'flex', gap: '1', borderBottomWidth: '1px', borderColor: 'border.default', flexShrink: '0', overflowX: 'auto', scrollbarWidth: 'thin' },
  '.fs-tab': {
    display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'control.lg', paddingInline: '3', color: 'fg.muted', cursor: 'pointer', position: 'relative', flexShrink: '0', whiteSpace: 'nowrap',
    borderBottomWidth: '2px', borderColor: 'transparent',
    '&:hover:not(:disabled)': { color: 'fg.default' },
    '&[aria-selected=true]': { color: 'fg.default', fontWeight: 'semibold', borderColor: 'accent.fg' },
    '&:disabled': { opacity: '0.5', cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '.fs-tab-content': { paddingTop: '3', position: 'relative', outline: 'none' },
}
